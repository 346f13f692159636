// All messages of a text: some providers take many at once.
extension ProviderMessage {
  /// Recognizes the messages in a text by keys that only one provider uses.
  ///
  /// A text that is no message but has exactly one payload in it is an envelope.
  package static func all(recognizedIn document: JSONDocument) -> [ProviderMessage] {
    guard mayHoldMessages(document.root) else { return [] }
    let text = OpenedText(document)
    let fitting = Provider.allCases.filter { provider in
      provider.format.signatures.contains { $0.fits(text.root) }
    }
    if fitting.count == 1, let provider = fitting.first { return all(in: text, of: provider) }
    return [envelope(in: text)].compactMap { $0 }
  }

  /// Reads a text as messages of a provider.
  ///
  /// - Throws: A ``ProviderError`` if it is none.
  package static func all(
    in document: JSONDocument,
    as provider: Provider
  ) throws(ProviderError) -> [ProviderMessage] {
    let root = document.root
    let expected = "expected a message for \(provider.name)"
    if let aps = root.member("aps") {
      let message = "found `aps` at the top, as a payload for APNs has it, \(expected)"
      let key = JSONNode(value: .null, offset: aps.keyOffset, end: aps.node.offset)
      throw ProviderError(message, at: key, in: document)
    }
    let text = OpenedText(document)
    if provider == .envelope { return [try onlyEnvelope(in: text, document)] }
    try check(text.root, provider, expected, document)
    return all(in: text, of: provider)
  }

  /// Whether a text is an object without `aps`, or an array of such objects.
  private static func mayHoldMessages(_ root: JSONNode) -> Bool {
    if root.members != nil { return !root.has("aps") }
    guard let elements = root.elements, !elements.isEmpty else { return false }
    return elements.allSatisfy { $0.members != nil && !$0.has("aps") }
  }

  /// Checks that a text has objects with keys of a provider where its messages belong.
  private static func check(
    _ root: JSONNode,
    _ provider: Provider,
    _ expected: String,
    _ document: JSONDocument
  ) throws(ProviderError) {
    let format = provider.format
    for place in format.places {
      guard let key = place.keyPath.last(where: { $0 != "[]" && $0 != "{}" }),
        let other = root.nodes(at: place).first(where: { $0.members == nil })
      else { continue }
      let message = "found \(other.value.kind) as the value of `\(key)`, \(expected)"
      throw ProviderError(message, at: other, in: document)
    }
    let messages = format.messages(in: root)
    if messages.isEmpty, root.members == nil {
      throw ProviderError("found \(root.value.kind), \(expected)", at: root, in: document)
    }
    let stranger = messages.first { $0.keys.isDisjoint(with: format.firstKeys) }
    guard let stranger = messages.isEmpty ? root : stranger else { return }
    let examples = format.examples.map { "`\($0)`" }.joined(separator: ", ")
    let text = "found none of its keys, \(expected) with keys such as \(examples)"
    throw ProviderError(text, at: stranger, in: document)
  }

  private static func all(in text: OpenedText, of provider: Provider) -> [ProviderMessage] {
    let format = provider.format
    var parts: [(message: JSONNode, part: JSONNode?)] = []
    for message in format.messages(in: text.root) {
      let found = format.verbatim.flatMap { message.nodes(at: $0) }
      if found.isEmpty { parts.append((message, nil)) }
      for part in found { parts.append((message, part)) }
    }
    return parts.map { message, part in
      let root = parts.count == 1 ? text.root : part ?? message
      return ProviderMessage(message, with: part, root: root, in: text, of: provider)
    }
  }

  private static func envelope(in text: OpenedText) -> ProviderMessage? {
    Envelope(in: text.root).map { ProviderMessage($0, in: text) }
  }

  private static func onlyEnvelope(
    in text: OpenedText,
    _ document: JSONDocument
  ) throws(ProviderError) -> ProviderMessage {
    if let message = envelope(in: text) { return message }
    let found = "found no payload in the text, or many, expected exactly one object with `aps`"
    throw ProviderError(found, at: document.root, in: document)
  }
}
