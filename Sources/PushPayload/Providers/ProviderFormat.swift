/// What the messages of a provider look like, and what the provider makes of them.
struct ProviderFormat: Sendable {
  /// The name that prints.
  let name: String
  /// The id of the citation with what is known about the messages, and where it stands.
  let citation: String
  /// The keys by which a message is recognized; one of the forms has to fit.
  let signatures: [ProviderSignature]
  /// The paths to the message or to many of them; the first that leads to an object counts.
  var places = [""]
  /// The mark of the messages that concern Apple's devices, where others stand beside them.
  var isForApple: ProviderSignature.Mark?
  /// The paths to what is sent as it is, each a push of its own; none if everything is composed.
  var verbatim: [String] = []
  /// Keys of that part that the provider reads itself.
  var dropped: [String] = []
  /// Whether that part has to be JSON in a string.
  var takesText = false
  /// Keys that an SDK writes for others in that part, where the message is not wrapped.
  var renamed: [AdminSDKKey] = []
  /// What becomes of the keys of a message, in the order in which they count.
  let keys: [ProviderKey]
  /// The request headers that the provider sets by itself where the message states none.
  var ownHeaders: [(name: String, value: String)] = []
  /// The keys of `aps` that the provider adds, with values that nobody else knows.
  var ownKeys: [String] = []
  /// Keys with which people miss the right one.
  var slips: [ProviderSlip] = []
  /// The key of a text that the provider keeps, so that the message does not tell everything.
  var template: String?
  /// The keys of which one shows that a message is meant for Apple's devices, or nil if each is.
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

  /// All keys that a message of the provider may begin with, as far as they matter.
  var firstKeys: Set<String> {
    Set(examples + verbatim.compactMap { $0.keyPath.first } + keys.compactMap { $0.source.first })
  }
}
