/// What the messages of a provider look like, and what the provider makes of them.
struct ProviderFormat: Sendable {
  /// The keys by which a message is recognized; one of the forms has to fit.
  let signatures: [ProviderSignature]
  /// The key of the object that is the message, where it may be wrapped in one.
  var wrapper: String?
  /// The keys that lead to what is sent as it is, or empty if everything is composed.
  var verbatim: [String] = []
  /// Keys that an SDK writes for others in that part, where the message is not wrapped.
  var renamed: [AdminSDKKey] = []
  /// What becomes of the keys of a message, in the order in which they count.
  let keys: [ProviderKey]
  /// The request headers that the provider sets by itself where the message states none.
  var ownHeaders: [(name: String, value: String)] = []
  /// Keys with which people miss the right one.
  var slips: [ProviderSlip] = []
  /// The key of a text that the provider keeps, so that the message does not tell everything.
  var template: String?

  /// Some keys that messages of the provider have, for a message about one that has none.
  let examples: [String]

  /// Returns the message in a text: what the wrapper holds, or the whole.
  func message(in root: JSONNode) -> JSONNode {
    guard let wrapper, let inner = root[wrapper], inner.members != nil else { return root }
    return inner
  }

  /// All keys that a message of the provider may begin with, as far as they matter.
  var firstKeys: Set<String> {
    Set(examples + verbatim.prefix(1) + keys.compactMap { $0.source.first })
  }
}
