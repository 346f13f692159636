extension String {
  /// The keys between the points; empty for an empty text.
  var keyPath: [String] { split(separator: ".").map { String($0) } }
}

extension JSONNode {
  /// The member at a path of keys, or nil; an empty path leads to the value itself, without a key.
  func member(at path: [String]) -> JSONMember? {
    guard let last = path.last else { return JSONMember(key: "", keyOffset: offset, node: self) }
    return node(at: path.dropLast())?.member(last)
  }

  /// The value at a path of keys, or nil; an empty path leads to the value itself.
  ///
  /// `[0]` is the first element of an array.
  func node(at path: some Collection<String>) -> JSONNode? {
    var node: JSONNode? = self
    for key in path { node = key == "[0]" ? node?.elements?.first : node?[key] }
    return node
  }

  /// The values at a path of keys with points.
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

  func with(_ value: JSONValue) -> JSONNode { JSONNode(value: value, offset: offset, end: end) }

  /// An object with changed members, of which nil ones go; another value stays.
  func changing(_ change: (JSONMember) -> JSONMember?) -> JSONNode {
    guard let members else { return self }
    return with(.object(members.compactMap(change)))
  }

  func without(_ keys: [String]) -> JSONNode {
    keys.isEmpty ? self : changing { keys.contains($0.key) ? nil : $0 }
  }

  /// The value with a member added at a path, unless something is there.
  ///
  /// Missing objects on the way are created at the place of the member.
  func adding(_ member: JSONMember, at path: ArraySlice<String>) -> JSONNode {
    guard case .object(var members) = value else { return self }
    guard let key = path.first else {
      return !has(member.key) ? with(.object(members + [member])) : self
    }
    let rest = path.dropFirst()
    if let index = members.lastIndex(where: { $0.key.hasSameScalars(as: key) }) {
      members[index] = members[index].with(members[index].node.adding(member, at: rest))
    } else {
      let empty = JSONNode(value: .object([]), offset: member.keyOffset, end: member.node.end)
      let node = empty.adding(member, at: rest)
      members.append(JSONMember(key: key, keyOffset: member.keyOffset, node: node))
    }
    return with(.object(members))
  }
}

extension JSONMember {
  func with(_ node: JSONNode) -> JSONMember {
    JSONMember(key: key, keyOffset: keyOffset, node: node)
  }
}
