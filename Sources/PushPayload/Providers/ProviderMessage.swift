/// A message of a provider, with the payload that reaches the device.
public struct ProviderMessage: Sendable {
  /// The provider.
  public let provider: Provider
  /// The payload that reaches the device; its parts have their places in the text of the message.
  package let payload: JSONNode
  /// The request headers that the message states or implies; the provider adds others.
  public let headers: RequestHeaderList
  /// The bytes that the provider sends unchanged, where fixes take effect, or nil.
  let verbatim: Range<Int>?
  /// The message, without what it is wrapped in.
  let message: JSONNode
  /// The whole text.
  let root: JSONNode

  /// Recognizes a message by keys that only one provider has, or gives nil.
  ///
  /// A text with `aps` at its top is a payload, whatever else it has.
  public init?(recognizedIn document: JSONDocument) {
    let root = document.root
    guard root.members != nil, !root.has("aps") else { return nil }
    let fitting = Provider.allCases.filter { $0.format.signatures.contains { $0.fits(root) } }
    guard fitting.count == 1, let provider = fitting.first else { return nil }
    self.init(root, provider)
  }

  /// Takes a text for a message of a provider.
  ///
  /// - Throws: A ``ProviderError`` if it cannot be one.
  public init(_ document: JSONDocument, as provider: Provider) throws(ProviderError) {
    let root = document.root
    let expected = "expected a message for \(provider.name)"
    guard root.members != nil else {
      throw ProviderError("found \(root.value.kind), \(expected)", at: root, in: document)
    }
    if let aps = root.member("aps") {
      let message = "found `aps` at the top, as a payload for APNs has it, \(expected)"
      let key = JSONNode(value: .null, offset: aps.keyOffset, end: aps.node.offset)
      throw ProviderError(message, at: key, in: document)
    }
    let format = provider.format
    if let wrapper = format.wrapper, let inner = root[wrapper], inner.members == nil {
      let message = "found \(inner.value.kind) as the value of `\(wrapper)`, \(expected)"
      throw ProviderError(message, at: inner, in: document)
    }
    let message = format.message(in: root)
    guard !message.keys.isDisjoint(with: format.firstKeys) else {
      let examples = format.examples.map { "`\($0)`" }.joined(separator: ", ")
      let text = "found none of its keys, \(expected) with keys such as \(examples)"
      throw ProviderError(text, at: message, in: document)
    }
    self.init(root, provider)
  }

  private init(_ root: JSONNode, _ provider: Provider) {
    let format = provider.format
    let message = format.message(in: root)
    let composed = ComposedPayload(of: message, in: root, by: format)
    self.provider = provider
    self.root = root
    self.message = message
    payload = composed.payload
    headers = RequestHeaderList(composed.headers)
    verbatim = composed.verbatim.map { $0.offset..<$0.end }
  }

  /// The bytes of the payload as compact JSON, without what the provider adds of its own.
  package var byteCount: Int { payload.compactText.utf8.count }

  /// Whether nobody wrote `aps`, so that the provider makes it.
  var makesAps: Bool {
    guard let aps = payload.member("aps"), let verbatim else { return true }
    return !verbatim.contains(aps.keyOffset)
  }

  /// The key of a template that the provider has, if the texts come from there.
  var template: JSONMember? {
    guard payload["aps"]?["alert"] == nil else { return nil }
    return provider.format.template.flatMap { message.member($0) }
  }
}
