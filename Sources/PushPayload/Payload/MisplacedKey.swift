/// A key that stands outside `aps`, or is misspelt, so that the system does not see it.
public struct MisplacedKey: Hashable, Sendable {
  /// The key as it was written.
  public let key: String
  /// The key that was meant; it belongs directly inside `aps`.
  public let expected: FlagKey
  /// The place of the key.
  public let position: SourcePosition

  init(_ misplaced: MisplacedMember, _ lines: LineMap) {
    key = misplaced.member.key
    expected = misplaced.expected
    position = lines.position(of: misplaced.member.keyOffset)
  }
}

/// A member that has a misplaced key, before anybody asks for its line.
struct MisplacedMember: Hashable, Sendable {
  /// The member.
  let member: JSONMember
  /// What the member stands in.
  let container: Container
  /// The key that was meant.
  let expected: FlagKey

  /// What a misplaced key stands in.
  enum Container: Hashable, Sendable {
    /// Directly in `aps`, so that it is misspelt.
    case aps
    /// In an object within `aps`, which has this key.
    case withinAps(String)
    /// Beside `aps`, or in an object there.
    case outside
  }
}

extension MisplacedMember {
  /// Returns the members with misplaced keys of a payload, by place; a flag with a well-placed key has none.
  static func all(
    in root: JSONNode,
    aps: JSONNode?
  ) -> [MisplacedMember] {
    let missing = FlagKey.allCases.filter { aps?[$0.rawValue] == nil }
    let found = candidates(in: root, aps: aps).flatMap { member, container in
      missing.filter { $0.resembles(member.key) }.map { flag in
        MisplacedMember(member: member, container: container, expected: flag)
      }
    }
    return found.sorted { $0.member.keyOffset < $1.member.keyOffset }
  }

  /// The members of the payload, of `aps`, and of objects in both, but for data of an activity.
  private static func candidates(
    in root: JSONNode,
    aps: JSONNode?
  ) -> [(JSONMember, Container)] {
    let top = (root.members ?? []).filter { $0.node != aps }
    let outside = top + top.flatMap { $0.node.members ?? [] }
    let ofActivity: Set = ["content-state", "attributes"]
    let inner = (aps?.members ?? []).filter { !ofActivity.contains($0.key) }.flatMap { object in
      (object.node.members ?? []).map { ($0, Container.withinAps(object.key)) }
    }
    return outside.map { ($0, .outside) } + (aps?.members ?? []).map { ($0, .aps) } + inner
  }
}
