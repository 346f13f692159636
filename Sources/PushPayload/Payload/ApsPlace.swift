/// The one object inside of a text that has an object `aps`.
public struct ApsPlace: Hashable, Sendable {
  /// The keys and numbers that lead to it.
  package let path: String
  /// Where it begins.
  package let position: SourcePosition

  /// Looks through all of a text, or gives nil if there is no such object, or more than one.
  init?(in root: JSONNode, of document: JSONDocument) {
    guard let found = ApsSearch.only(in: root) else { return nil }
    path = found.path
    position = document.position(of: found.node.offset)
  }
}
