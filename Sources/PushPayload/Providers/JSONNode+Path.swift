extension String {
  /// The keys between the points; none of an empty text.
  var keyPath: [String] { split(separator: ".").map { String($0) } }
}

extension JSONNode {
  /// Returns the member that keys lead to, or nil.
  func member(at path: [String]) -> JSONMember? {
    guard let last = path.last else { return nil }
    return node(at: path.dropLast())?.member(last)
  }

  /// Returns the value that keys lead to, or nil; no keys lead to the value itself.
  func node(at path: some Collection<String>) -> JSONNode? {
    var node: JSONNode? = self
    for key in path { node = node?[key] }
    return node
  }

  /// Returns the same place with another value.
  func with(_ value: JSONValue) -> JSONNode { JSONNode(value: value, offset: offset, end: end) }

  /// Returns the value with a member added where keys lead to, unless something stands there.
  ///
  /// Objects on the way are made where they are missing: they take the place of the member.
  func adding(_ member: JSONMember, at path: ArraySlice<String>) -> JSONNode {
    guard case .object(var members) = value else { return self }
    guard let key = path.first else {
      return !has(member.key) ? with(.object(members + [member])) : self
    }
    let rest = path.dropFirst()
    if let index = members.lastIndex(where: { $0.key.hasSameScalars(as: key) }) {
      let old = members[index]
      let node = old.node.adding(member, at: rest)
      members[index] = JSONMember(key: old.key, keyOffset: old.keyOffset, node: node)
    } else {
      let empty = JSONNode(value: .object([]), offset: member.keyOffset, end: member.node.end)
      let node = empty.adding(member, at: rest)
      members.append(JSONMember(key: key, keyOffset: member.keyOffset, node: node))
    }
    return with(.object(members))
  }
}
