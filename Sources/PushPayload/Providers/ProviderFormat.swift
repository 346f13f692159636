struct ProviderFormat: Sendable {
  typealias Mark = ProviderMark

  let name: String
  let citation: String
  /// The keys that reveal a message; one of the signatures must fit.
  let signatures: [ProviderSignature]
  /// The paths to one or many messages; the first that leads to an object counts.
  var places = [""]
  /// The mark of messages for Apple devices among messages for several.
  var isForApple: ProviderMark?
  /// The paths to the parts that are sent unchanged, each a push of its own.
  var verbatim: [String] = []
  /// The keys of that part that the provider itself reads.
  var dropped: [String] = []
  /// Whether that part must be JSON in a string.
  var takesText = false
  /// Whether Firebase's Admin SDK renames keys in that part, if the message is not wrapped.
  var isOfAdminSDK = false
  /// The keys of a message that the provider reads; of two with one target the first counts.
  var keys: [ProviderKey] = []
  /// The request headers that the provider adds if the message states none.
  var ownHeaders: [(name: String, value: String)] = []
  /// The keys of `aps` to which the provider gives its own values.
  var ownKeys: [String] = []
  var slips: [ProviderSlip] = []
  /// What it asks of a message.
  var rules: [ProviderRule] = []
  /// The keys that it knows, where a misspelt one is not seen.
  var words: [ProviderWords] = []
  /// Whether a message does not show for which devices it is.
  var isForAllDevices = false
  /// The key that names a template stored at the provider.
  var template: String?
  /// The paths to what is for Apple's devices, or nil if everything is.
  var appleKeys: [String]?
  /// The paths to what other devices show or hand to the app.
  var otherKeys: [String] = []
  /// How a message asks for background time, as the end of a clause.
  var flag = "`content-available` with 1 in `aps`"

  /// Some keys of the provider's messages, to name in an error.
  let examples: [String]

  /// The messages in a text; those for other devices only if there are no others.
  func messages(in root: JSONNode) -> [JSONNode] {
    for place in places {
      let found = root.nodes(at: place).filter { $0.members != nil }
      guard !found.isEmpty else { continue }
      let chosen = found.filter { !isForOthers($0) }
      return chosen.isEmpty ? found : chosen
    }
    return []
  }

  /// Whether a message names other platforms alone: then nothing of it reaches an Apple device.
  func isForOthers(_ message: JSONNode) -> Bool {
    guard let mark = isForApple, let named = message.node(at: mark.path), named.members == nil
    else { return false }
    return !mark.matches(message)
  }

  var firstKeys: Set<String> {
    Set(examples + verbatim.compactMap { $0.keyPath.first } + keys.compactMap { $0.source.first })
  }
}
