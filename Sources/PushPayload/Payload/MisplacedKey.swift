/// A key that the system does not read, because it is outside of `aps` or misspelt.
public struct MisplacedKey: Hashable, Sendable {
  /// The key as written.
  public let key: String
  /// The key that was meant; it belongs directly in `aps`.
  public let expected: FlagKey
  /// The position of the key.
  public let position: SourcePosition

  init(_ misplaced: MisplacedMember, _ lines: LineMap) {
    key = misplaced.member.key
    expected = misplaced.expected
    position = lines.position(of: misplaced.member.keyOffset)
  }
}

struct MisplacedMember: Hashable, Sendable {
  let member: JSONMember
  let container: Container
  let expected: FlagKey

  enum Container: Hashable, Sendable {
    /// Directly in `aps`, so that it is misspelt.
    case aps
    /// In an object in `aps` under this key.
    case withinAps(String)
    /// Beside `aps`, or in an object there.
    case outside
  }

  /// The members of a payload with misplaced keys, by position.
  ///
  /// A flag with a well-placed key has none.
  static func all(in root: JSONNode, aps: JSONNode?) -> [MisplacedMember] {
    let missing = FlagKey.allCases.filter { aps?.has($0.rawValue) != true }
    guard !missing.isEmpty else { return [] }
    var found: [MisplacedMember] = []
    forEachCandidate(in: root, aps: aps) { member, container in
      for flag in missing where flag.resembles(member.key) {
        found.append(MisplacedMember(member: member, container: container, expected: flag))
      }
    }
    return found.sorted { $0.member.keyOffset < $1.member.keyOffset }
  }

  /// Whether there is a key like a flag, besides the well-placed one.
  static func exists(
    _ flag: FlagKey,
    beside own: JSONMember,
    in root: JSONNode,
    aps: JSONNode
  ) -> Bool {
    var isThere = false
    forEachCandidate(in: root, aps: aps) { member, _ in
      if member.keyOffset != own.keyOffset, flag.resembles(member.key) { isThere = true }
    }
    return isThere
  }

  /// Calls a closure with the members of the payload, of `aps`, and of objects in both, but not
  /// with data of a Live Activity.
  private static func forEachCandidate(
    in root: JSONNode,
    aps: JSONNode?,
    _ body: (JSONMember, Container) -> Void
  ) {
    for member in root.members ?? []
    where member.node.offset != aps?.offset || member.node != aps {
      body(member, .outside)
      for inner in member.node.members ?? [] { body(inner, .outside) }
    }
    for member in aps?.members ?? [] {
      body(member, .aps)
      if ["content-state", "attributes"].contains(member.key) { continue }
      for inner in member.node.members ?? [] { body(inner, .withinAps(member.key)) }
    }
  }
}
