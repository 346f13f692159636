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
  ///
  /// Of an array `[0]` is the first element.
  func node(at path: some Collection<String>) -> JSONNode? {
    var node: JSONNode? = self
    for key in path { node = key == "[0]" ? node?.elements?.first : node?[key] }
    return node
  }

  /// Returns the values that keys with points between them lead to.
  ///
  /// `[]` stands for every element of an array, `{}` for every member of an object.
  func nodes(at path: String) -> [JSONNode] {
    var nodes = [self]
    for key in path.keyPath {
      nodes = nodes.flatMap { node in
        switch key {
        case "[]": node.elements ?? []
        case "{}": (node.members ?? []).map { $0.node }
        default: [node.node(at: [key])].compactMap { $0 }
        }
      }
    }
    return nodes
  }

  /// Returns the same place with another value.
  func with(_ value: JSONValue) -> JSONNode { JSONNode(value: value, offset: offset, end: end) }

  /// Returns an object without some of its keys; another value stays.
  func without(_ keys: [String]) -> JSONNode {
    guard !keys.isEmpty, let members else { return self }
    return with(.object(members.filter { !keys.contains($0.key) }))
  }

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
