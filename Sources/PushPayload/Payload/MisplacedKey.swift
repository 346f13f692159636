/// A key that stands outside `aps`, or is misspelt, so that the system does not see it.
public struct MisplacedKey: Hashable, Sendable {
  /// The key as it was written.
  public let key: String
  /// The key that was meant; it belongs directly inside `aps`.
  public let expected: FlagKey
  /// The place of the key.
  public let position: SourcePosition
}

extension MisplacedKey {
  /// Returns the misplaced keys of a payload, by place; a flag with a well-placed key has none.
  static func all(
    in root: JSONNode,
    of document: JSONDocument,
    aps: JSONNode
  ) -> [MisplacedKey] {
    let missing = FlagKey.allCases.filter { aps[$0.rawValue] == nil }
    let found = candidates(in: root, aps: aps).flatMap { member in
      missing.filter { $0.resembles(member.key) }.map { (member, $0) }
    }
    guard !found.isEmpty else { return [] }
    let lines = document.lineMap
    return found.sorted { $0.0.keyOffset < $1.0.keyOffset }.map { member, flag in
      let position = lines.position(of: member.keyOffset)
      return MisplacedKey(key: member.key, expected: flag, position: position)
    }
  }

  /// The members of the payload, of the objects in it, `aps` among them, and of the alert.
  private static func candidates(in root: JSONNode, aps: JSONNode) -> [JSONMember] {
    let top = root.members ?? []
    let objects = top.map { $0.node } + [aps["alert"]].compactMap { $0 }
    return top + objects.flatMap { $0.members ?? [] }
  }
}
