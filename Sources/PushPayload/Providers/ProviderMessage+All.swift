// All messages of a text: some providers take many at once, and fixtures hold many payloads.
extension ProviderMessage {
  /// Recognizes the messages in a text by keys that only one provider has, and the payloads in it.
  ///
  /// A text with `aps` at the top is a payload and no message. Strictly, a message must have keys that
  /// only pushes have.
  package static func all(
    recognizedIn document: JSONDocument,
    strictly isStrict: Bool = false
  ) -> [ProviderMessage] {
    let root = document.root
    guard !root.has("aps"), !Check.keysWithoutAps.contains(where: root.has) else { return [] }
    let text = NestedJSON(document)
    let found = PushSearch.pushes(in: text.root, strictly: isStrict)
    let isOnly = found.count == 1
    return found.flatMap { found -> [ProviderMessage] in
      guard let provider = found.provider else {
        return [ProviderMessage(found, in: text, isOnly: isOnly)]
      }
      return all(in: found.node, of: text, by: provider, at: found.path)
    }
  }

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
    let text = NestedJSON(document)
    if provider == .envelope {
      let found = PushSearch.payloads(in: text.root)
      guard !found.isEmpty else {
        let message = "found no payload in the text, expected an object with `aps`"
        throw ProviderError(message, at: root, in: document)
      }
      return found.map { ProviderMessage($0, in: text, isOnly: found.count == 1) }
    }
    if root.elements == nil, root.keys.isDisjoint(with: provider.format.firstKeys) {
      let inner = PushSearch.pushes(in: text.root, strictly: false)
        .filter { $0.provider == provider }
      if !inner.isEmpty {
        return inner.flatMap { all(in: $0.node, of: text, by: provider, at: $0.path) }
      }
    }
    var messages: [ProviderMessage] = []
    let many = text.root.elements.flatMap { $0.allSatisfy { $0.members != nil } ? $0 : nil }
    for (index, node) in (many ?? [text.root]).enumerated() {
      try check(node, provider, expected, document)
      let path = many == nil ? "" : "[\(index)]"
      messages += all(in: node, of: text, by: provider, at: path)
    }
    if messages.isEmpty { try check(text.root, provider, expected, document) }
    return messages
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

  private static func all(
    in node: JSONNode,
    of text: NestedJSON,
    by provider: Provider,
    at path: String
  ) -> [ProviderMessage] {
    let format = provider.format
    var parts: [(message: JSONNode, part: JSONNode?)] = []
    for message in format.messages(in: node) {
      let found = format.verbatim.flatMap { message.nodes(at: $0) }
      if found.isEmpty { parts.append((message, nil)) }
      for part in found { parts.append((message, part)) }
    }
    return parts.map { message, part in
      let root = parts.count == 1 ? node : part ?? message
      return ProviderMessage(message, with: part, root: root, at: path, in: text, of: provider)
    }
  }
}
