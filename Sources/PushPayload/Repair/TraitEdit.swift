extension Fix {
  /// Returns the edits that may set a key of `aps` to a value, or remove it, where its sender writes it.
  ///
  /// What a provider composes is changed in the message, what it sends unchanged in the payload.
  package static func candidates(
    setting key: String,
    to value: String?,
    in document: JSONDocument,
    of message: ProviderMessage?
  ) -> [Fix] {
    guard let message else {
      return [set(["aps", key], to: value, in: document.root, document)].compactMap { $0 }
    }
    guard !message.isInString else { return [] }
    if message.provider == .envelope {
      return [set(["aps", key], to: value, in: message.payload, document)].compactMap { $0 }
    }
    let format = message.provider.format
    let sent = format.verbatim.map { $0.keyPath + ["aps", key] }
    let own = format.keys.filter { own in
      own.counts(in: message.message)
        && (own.target == .payload(["aps", key]) || own.target == .payload(["aps", key, "body"]))
    }
    return sent.compactMap { set($0, to: value, in: message.message, document) }
      + own.compactMap { own in
        let isFlag = own.conversion == .flag && value != nil
        return set(own.source, to: isFlag ? "true" : value, in: message.message, document)
      }
  }

  /// Sets the value at a path of an object, or removes it; nil if the path leads through other values.
  private static func set(
    _ path: [String],
    to value: String?,
    in object: JSONNode,
    _ document: JSONDocument
  ) -> Fix? {
    guard let key = path.first, let members = object.members else { return nil }
    let rest = Array(path.dropFirst())
    let inner = value.map { rest.reversed().reduce($0) { "{\"" + $1 + "\":" + $0 + "}" } }
    guard let member = object.member(key) else {
      guard let inner else { return nil }
      let isSpaced = members.last.map { document.bytes[$0.node.offset - 1] == ASCII.space } ?? false
      let text = "\"" + key + (isSpaced ? "\": " : "\":") + inner
      let edit = insertion(of: text, into: object, members, document.bytes)
      return Fix(title: "add `\(key)`", edits: [edit])
    }
    if !rest.isEmpty { return set(rest, to: value, in: member.node, document) }
    return inner.map { write($0, for: member.node) } ?? remove(member, from: object, in: document)
  }
}
