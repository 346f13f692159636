/// The only object in a text that contains an object `aps`.
public struct ApsPlace: Hashable, Sendable {
  /// The keys and indices that lead to it.
  package let path: String
  /// Where it begins.
  package let position: SourcePosition

  /// Searches the whole text; nil if there is no such object, or more than one.
  init?(in root: JSONNode, of document: JSONDocument) {
    guard let found = ApsSearch.only(in: root) else { return nil }
    path = found.path
    position = document.position(of: found.node.offset)
  }
}

/// Searches a text for objects with an object `aps`.
struct ApsSearch {
  /// An object with an object `aps`.
  struct Found {
    /// The keys and indices that lead to it.
    let path: String
    let node: JSONNode
    /// The values around it, outermost first.
    let around: [JSONNode]
  }

  private var found: [Found] = []
  private var way: [String] = []
  private var around: [JSONNode] = []

  /// The only such object of a text, or nil if there is none or more than one.
  static func only(in root: JSONNode) -> Found? {
    var search = ApsSearch()
    search.look(through: root)
    return search.found.count == 1 ? search.found.first : nil
  }

  private mutating func look(through node: JSONNode) {
    guard found.count < 2 else { return }
    switch node.value {
    case .object(let members):
      if node["aps"]?.members != nil {
        let path = way.joined()
        let trimmed = path.hasPrefix(".") ? String(path.dropFirst()) : path
        found.append(Found(path: trimmed, node: node, around: around))
        return
      }
      around.append(node)
      for member in members { look(through: member.node, by: "." + member.key) }
      around.removeLast()
    case .array(let elements):
      around.append(node)
      for (index, element) in elements.enumerated() { look(through: element, by: "[\(index)]") }
      around.removeLast()
    case .null, .boolean, .number, .string: break
    }
  }

  private mutating func look(through node: JSONNode, by step: String) {
    way.append(step)
    look(through: node)
    way.removeLast()
  }
}
