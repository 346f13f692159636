internal import PushRules

extension Check {
  static var unknownKey: Check {
    Check(
      "unknown-aps-key",
      .error,
      "A key of aps is misspelt.",
      because:
        "iOS does not see it: what it was meant to do does not happen, and there is no error.",
      bad: #"{"aps":{"contentAvailable":1}}"#,
      good: #"{"aps":{"content-available":1}}"#,
      citations: ["A-272", "A-295"]
    ) { check, subject, tell in
      lazy var present = subject.aps?.keys ?? []
      for member in subject.aps?.members ?? [] where isForeignToAps(member) {
        guard let nearest = KnownKey.aps.nearest(to: member.key) else { continue }
        let isMissing =
          nearest.isClear
          ? present.insert(nearest.meant).inserted : !present.contains(nearest.meant)
        let flag = isMissing ? FlagKey(rawValue: nearest.meant) : nil
        let isSafe = nearest.isClear && isMissing && canRename(member, to: nearest, in: subject)
        let finding = Diagnostic(
          check,
          "found the unknown key \(PrintableText.quoted(member.key)) in `aps`, "
            + "expected a known one; did you mean `\(nearest.meant)`?",
          at: member.keyOffset..<member.node.offset,
          severity: flag == nil ? .warning : .error,
          fix: isSafe ? .rename(member, to: nearest.meant, in: subject.document) : nil,
          meaning: flag.map { .flag($0) }
        )
        tell(finding)
      }
    }
  }

  /// Whether another name makes of a value what was meant, and nothing else.
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
    let isOfActivity = LintSubject.activityKeys.contains(nearest.meant)
    return nearest.distance == 0 || !isOfActivity || subject.isLiveActivity
  }
}
