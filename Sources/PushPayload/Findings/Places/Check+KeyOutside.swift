internal import PushRules

extension Check {
  static var keyOutside: Check {
    Check(
      "key-outside-aps",
      .error,
      "A key of aps stands outside of it.",
      because: "iOS looks for its keys directly in aps; elsewhere they are data of the app.",
      bad: #"{"aps":{"alert":"Hi"},"content-available":1}"#,
      good: #"{"aps":{"alert":"Hi","content-available":1}}"#,
      citations: ["A-272", "A-295"]
    ) { check, subject, tell in
      let aps = subject.aps
      guard subject.root.members != nil, aps != nil || !subject.needsNoAps else { return }
      for misplaced in subject.misplacedKeys { check.flagOutside(misplaced).map(tell) }
      if let aps {
        lazy var present = aps.keys
        for member in subject.root.members ?? []
        where member.node.offset != aps.offset && !present.contains(member.key) {
          check.outside(member).map(tell)
        }
      }
      for member in subject.alert?.members ?? [] { check.inAlert(member, in: subject).map(tell) }
    }
  }

  /// Keys that mean nothing but what Apple says, so that own data hardly ever have their names.
  private static let unmistakable: Set<String> = [
    "thread-id", "target-content-id", "interruption-level", "relevance-score", "filter-criteria",
    "content-state", "attributes-type", "stale-date", "dismissal-date",
  ]

  /// A finding about a flag that counts as missing.
  private func flagOutside(_ misplaced: MisplacedMember) -> Diagnostic? {
    let flag = misplaced.expected
    let key = PrintableText.quoted(misplaced.member.key)
    let message: String
    switch misplaced.container {
    case .aps: return nil
    case .withinAps(let object):
      message =
        "found \(key) in \(PrintableText.quoted(object)), "
        + "expected `\(flag.rawValue)` directly in `aps`"
    case .outside: message = "found \(key) outside of `aps`, expected `\(flag.rawValue)` in it"
    }
    return finding(misplaced.member, message, .error, .flag(flag))
  }

  /// A finding about a key beside `aps` that is missing in it.
  private func outside(_ member: JSONMember) -> Diagnostic? {
    let found = "found \(PrintableText.quoted(member.key)) outside of `aps`"
    if Self.unmistakable.contains(member.key) {
      return finding(member, found + ", expected it inside")
    }
    guard ["alert", "badge", "sound"].contains(member.key) else { return nil }
    return finding(member, found + ", where iOS takes it for data of the app", .info)
  }

  /// A finding about a key of `aps` that stands in the alert, unless it is a flag that is missing.
  private func inAlert(_ member: JSONMember, in subject: LintSubject) -> Diagnostic? {
    guard Self.isForApsOnly(member.key), !(subject.isLiveActivity && member.key == "sound")
    else { return nil }
    let flag = FlagKey.allCases.first { $0.resembles(member.key) }
    if let flag, subject.aps?.has(flag.rawValue) != true { return nil }
    let found = "found \(PrintableText.quoted(member.key)) in `alert`"
    return finding(member, found + ", expected `\(flag?.rawValue ?? member.key)` directly in `aps`")
  }

  private func finding(
    _ member: JSONMember,
    _ message: String,
    _ severity: Severity = .warning,
    _ meaning: Meaning? = nil
  ) -> Diagnostic {
    let range = member.keyOffset..<member.node.offset
    return Diagnostic(self, message, at: range, severity: severity, meaning: meaning)
  }

  /// Whether a key belongs into `aps`, and has no meaning in the alert.
  static func isForApsOnly(_ key: String) -> Bool {
    KnownKey.aps.contains(key) || FlagKey.allCases.contains { $0.resembles(key) }
  }
}
