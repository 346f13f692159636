/// A provider's message, with the payload that reaches the device.
public struct ProviderMessage: Sendable {
  /// The provider.
  public let provider: Provider
  /// The payload that reaches the device; its parts have their places in the text of the message.
  package let payload: JSONNode
  /// The request headers that the message states or implies; the provider adds others.
  public let headers: RequestHeaderList
  /// The bytes that the provider sends unchanged, where fixes work, or nil.
  let verbatim: Range<Int>?
  /// The keys and numbers that lead to the message in the text; empty at the top.
  package let path: String
  /// The message, without what it is wrapped in.
  let message: JSONNode
  /// The whole text, or of many messages in a text this one.
  package let root: JSONNode
  let isInString: Bool
  let nestedDuplicateKeys: [DuplicateKey]

  /// Recognizes a message by keys that only one provider uses, or returns nil.
  ///
  /// A text with `aps` at its top is a payload. Many messages count as one if they lead to the same
  /// push.
  public init?(recognizedIn document: JSONDocument) {
    guard let message = Self.common(Self.all(recognizedIn: document)) else { return nil }
    self = message
  }

  /// Reads a text as a message of a provider.
  ///
  /// - Throws: A ``ProviderError`` if it is none, or many.
  public init(_ document: JSONDocument, as provider: Provider) throws(ProviderError) {
    let messages = try Self.all(in: document, as: provider)
    guard let message = Self.common(messages) else {
      throw ProviderError(many: messages, in: document)
    }
    self = message
  }

  /// The first message if all lead to the same push, or nil.
  package static func common(_ messages: [ProviderMessage]) -> ProviderMessage? {
    guard let first = messages.first else { return nil }
    if messages.count == 1 { return first }
    let push = first.push
    return messages.allSatisfy { $0.push == push } ? first : nil
  }

  private var push: [String] {
    headers.headers.map { $0.name + ": " + $0.value } + [payload.compactText]
  }

  /// Makes the push of a message, of which the provider sends a part unchanged or composes all.
  init(
    _ message: JSONNode,
    with part: JSONNode?,
    root: JSONNode,
    at path: String,
    in text: NestedJSON,
    of provider: Provider
  ) {
    let format = provider.format
    let composed = ComposedPayload(of: message, with: part, in: root, by: format)
    self.provider = provider
    self.root = root
    self.message = message
    payload = composed.payload
    headers = RequestHeaderList(composed.headers)
    self.path = path
    let range = part.map { $0.offset..<$0.end }
    isInString = range.map { text.isInString($0) } ?? false
    verbatim = isInString ? nil : range
    nestedDuplicateKeys = Array(text.duplicateKeys.within(root.offset..<root.end))
  }

  /// Takes a payload out of a text; if it is the only one, all of the text is around it.
  init(_ found: PushSearch.Found, in text: NestedJSON, isOnly: Bool) {
    let range = found.node.offset..<found.node.end
    provider = .envelope
    payload = found.node
    headers = RequestHeaderList(found.headers)
    isInString = text.isInString(range)
    verbatim = isInString ? nil : range
    path = found.path
    message = isOnly ? text.root : found.node
    root = message
    nestedDuplicateKeys = Array(text.duplicateKeys.within(root.offset..<root.end))
  }

  package var byteCount: Int { payload.compactText.utf8.count }

  /// Whether the provider makes `aps`, because the message has none.
  var makesAps: Bool {
    guard provider != .envelope, let aps = payload.member("aps") else {
      return provider != .envelope
    }
    if isInString { return false }
    return verbatim.map { !$0.contains(aps.keyOffset) } ?? true
  }

  var isForOthers: Bool { provider.format.isForOthers(message) }

  var isForApple: Bool {
    !isForOthers && provider.format.appleKeys.map(states) != false
  }

  /// Whether the message has parts for other devices, and none for Apple's.
  var addressesOthers: Bool { !isForApple && states(provider.format.otherKeys) }

  private func states(_ paths: [String]) -> Bool {
    paths.contains { message.node(at: $0.keyPath) != nil }
  }

  /// The member that names a template of the provider, if the texts come from there.
  var template: JSONMember? {
    guard payload["aps"]?["alert"] == nil else { return nil }
    return provider.format.template.flatMap { message.member($0) }
  }

  /// Whether a fix changes only what the provider sends unchanged, or what precedes the message.
  func canCarryOut(_ fix: Fix) -> Bool {
    fix.edits.allSatisfy { edit in
      edit.range.upperBound <= root.offset || verbatim?.holds(edit.range) == true
    }
  }

  /// The request headers of the message; headers stated beside it replace them.
  package func headers(replacedBy stated: RequestHeaderList?) -> RequestHeaderList? {
    let replaced = Set((stated?.headers ?? []).map { $0.name })
    let own = headers.headers.filter { !replaced.contains($0.name) }
    let all = own + (stated?.headers ?? [])
    return all.isEmpty && stated == nil
      ? nil : RequestHeaderList(all, isComplete: stated?.isComplete == true)
  }
}
