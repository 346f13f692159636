internal import PushRules

extension Check {
  static let unknownApsKey = Check(
    "unknown-aps-key",
    .error,
    "A key of aps is misspelt.",
    because:
      "iOS does not see it: what it was meant to do does not happen, and there is no error.",
    bad: #"{"aps":{"contentAvailable":1}}"#,
    good: #"{"aps":{"content-available":1}}"#,
    effect: .meaning,
    citations: ["A-272", "A-295"]
  ) { subject, report in
    lazy var present = subject.aps?.keys ?? []
    for member in subject.aps?.members ?? [] where isForeignToAps(member) {
      guard let nearest = KnownNames.aps.nearest(to: member.key) else { continue }
      let isMissing =
        nearest.isClear
        ? present.insert(nearest.meant).inserted : !present.contains(nearest.meant)
      let flag = isMissing ? FlagKey(rawValue: nearest.meant) : nil
      let isSafe = nearest.isClear && isMissing && canRename(member, to: nearest, in: subject)
      report(
        at: member,
        "found the unknown key \(PrintableText.quoted(member.key)) in `aps`, "
          + "expected a known one; did you mean `\(nearest.meant)`?",
        severity: flag == nil ? .warning : .error,
        fix: isSafe ? .rename(member, to: nearest.meant, in: subject.document) : nil,
        meaning: flag.map { .flag($0) }
      )
    }
  }

  /// Tells whether the right name gives a value the meaning that it was to have, and no other.
  private static func canRename(
    _ member: JSONMember,
    to nearest: Misspelling,
    in subject: LintSubject
  ) -> Bool {
    if FlagKey(rawValue: nearest.meant) != nil {
      switch member.node.value {
      case .number, .boolean, .string("1"): return true
      case .null, .string, .array, .object: return false
      }
    }
    let isOfActivity = KnownNames.activity.contains(nearest.meant)
    return nearest.distance == 0 || !isOfActivity || subject.isLiveActivity
  }
}
