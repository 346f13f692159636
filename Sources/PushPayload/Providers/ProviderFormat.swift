/// The form of a provider's messages, and the payload that the provider makes of them.
struct ProviderFormat: Sendable {
  typealias Mark = ProviderMark

  /// The name that prints.
  let name: String
  /// The id of the citation with what is known about the messages, and where it stands.
  let citation: String
  /// The keys by which a message is recognized; one of the forms has to fit.
  let signatures: [ProviderSignature]
  /// The paths to the message or to many of them; the first that leads to an object counts.
  var places = [""]
  /// The mark of the messages for Apple's devices among messages for several.
  var isForApple: ProviderMark?
  /// The paths to the parts that are sent unchanged, each a push of its own.
  var verbatim: [String] = []
  /// Keys of that part that the provider reads itself.
  var dropped: [String] = []
  /// Whether that part has to be JSON in a string.
  var takesText = false
  /// Keys that an SDK writes for others in that part, where the message is not wrapped.
  var renamed: [AdminSDKKey] = []
  /// The keys of a message that the provider reads; of two with one target the first counts.
  let keys: [ProviderKey]
  /// The request headers that the provider sets by itself where the message states none.
  var ownHeaders: [(name: String, value: String)] = []
  /// The keys of `aps` that the provider adds with values of its own.
  var ownKeys: [String] = []
  /// Wrong keys that people often write.
  var slips: [ProviderSlip] = []
  /// The key that names a template which the provider keeps.
  var template: String?
  /// The keys that only messages for Apple's devices have, or nil if all messages are for them.
  var appleKeys: [String]?
  /// How a message asks for background time, as the end of a clause.
  let flag: String

  /// Some keys that messages of the provider have, for a message about one that has none.
  let examples: [String]

  /// Returns the messages in a text, those for other devices only if there are no others.
  func messages(in root: JSONNode) -> [JSONNode] {
    for place in places {
      let found = root.nodes(at: place).filter { $0.members != nil }
      guard !found.isEmpty else { continue }
      let chosen = found.filter { isForApple?.stands(in: $0) ?? true }
      return chosen.isEmpty ? found : chosen
    }
    return []
  }

  /// The first keys of all paths that lead into a message.
  var firstKeys: Set<String> {
    Set(examples + verbatim.compactMap { $0.keyPath.first } + keys.compactMap { $0.source.first })
  }
}
