/// The one object inside of a text that has an object `aps`.
public struct ApsPlace: Hashable, Sendable {
  /// The keys and numbers that lead to it.
  package let path: String
  /// Where it begins.
  package let position: SourcePosition

  /// Looks through all of a text, or gives nil if there is no such object, or more than one.
  init?(in root: JSONNode, of document: JSONDocument) {
    var search = ApsSearch()
    search.look(through: root)
    guard search.found.count == 1, let found = search.found.first else { return nil }
    path = found.path
    position = document.position(of: found.offset)
  }
}

/// The way through a text on the search for objects with `aps`.
private struct ApsSearch {
  private(set) var found: [(path: String, offset: Int)] = []
  private var way: [String] = []

  mutating func look(through node: JSONNode) {
    guard found.count < 2 else { return }
    switch node.value {
    case .object(let members):
      if node["aps"]?.members != nil {
        let path = way.joined()
        found.append((path.hasPrefix(".") ? String(path.dropFirst()) : path, node.offset))
        return
      }
      for member in members { look(through: member.node, by: "." + member.key) }
    case .array(let elements):
      for (index, element) in elements.enumerated() { look(through: element, by: "[\(index)]") }
    case .null, .boolean, .number, .string: break
    }
  }

  private mutating func look(through node: JSONNode, by step: String) {
    way.append(step)
    look(through: node)
    way.removeLast()
  }
}
