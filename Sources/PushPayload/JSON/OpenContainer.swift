/// An array or object whose closing bracket is still to come.
struct OpenContainer {
  let kind: JSONContainer
  let start: Int
  var key = ""
  var keyOffset = 0
  private(set) var elements: [JSONNode] = []
  private(set) var members: [JSONMember] = []

  init(kind: JSONContainer, start: Int) {
    self.kind = kind
    self.start = start
  }

  var value: JSONValue {
    switch kind {
    case .array: .array(elements)
    case .object: .object(members)
    }
  }

  mutating func append(_ node: JSONNode) {
    switch kind {
    case .array: elements.append(node)
    case .object: members.append(JSONMember(key: key, keyOffset: keyOffset, node: node))
    }
  }
}
