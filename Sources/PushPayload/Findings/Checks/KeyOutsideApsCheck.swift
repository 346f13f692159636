import PushRules

extension Check {
  static let keyOutsideAps = LintCode(
    .error("key-outside-aps"),
    "A key of aps stands outside of it.",
    because: "iOS looks for its keys directly in aps; elsewhere they are data of the app.",
    bad: #"{"aps":{"alert":"Hi"},"content-available":1}"#,
    good: #"{"aps":{"alert":"Hi","content-available":1}}"#,
    citations: ["A-272", "A-295"]
  ).check(effect: .intent) { subject, report in
    let aps = subject.aps
    guard subject.root.members != nil, aps != nil || !subject.needsNoAps else { return }
    for misplaced in subject.misplacedKeys { look(at: misplaced, of: subject, &report) }
    if let aps {
      lazy var present = aps.keys
      for member in subject.root.members ?? []
      where member.node.offset != aps.offset && reported.contains(member.key)
        && !present.contains(member.key)
      {
        let found = "\(member.key.quoted) stands outside of `aps`, where iOS takes it for data of "
        let fix = subject.move(member, from: subject.root, as: member.key)
        report(at: member, found + "the app: move it into `aps`", severity: .warning, fix: fix)
      }
    }
    for member in subject.alert?.members ?? [] { look(inAlert: member, of: subject, &report) }
  }

  /// Keys of `aps` that are reported beside it unless `aps` has them, too.
  private static let reported = [
    "thread-id", "target-content-id", "interruption-level", "relevance-score", "filter-criteria",
    "content-state", "attributes-type", "stale-date", "dismissal-date", "alert", "badge", "sound",
  ]

  package static let keysMissedInAps = FlagKey.allCases.map { $0.rawValue } + reported

  /// Reports a flag that counts as missing; misspelt ones in `aps` have a check of their own.
  private static func look(
    at misplaced: MisplacedMember,
    of subject: LintSubject,
    _ report: inout Reporter
  ) {
    let flag = misplaced.expected
    let key = misplaced.member.key.quoted
    let message: String
    var fix: Fix?
    switch misplaced.container {
    case .aps: return
    case .withinAps(let object):
      message =
        "\(key) stands in \(object.quoted); iOS reads `\(flag.rawValue)` directly in "
        + "`aps`"
      fix = subject.move(misplaced.member, from: subject.aps?[object], as: flag.rawValue)
    case .outside:
      message = "\(key) stands outside of `aps`; iOS reads `\(flag.rawValue)` inside it"
      fix = subject.move(misplaced.member, from: subject.root, as: flag.rawValue)
    }
    let isSet = misplaced.member.node.isClearFlag
    report(at: misplaced.member, message, fix: isSet ? fix : nil, intent: .flag(flag))
  }

  /// Reports a key of `aps` in the alert, unless it is a missing flag.
  private static func look(
    inAlert member: JSONMember,
    of subject: LintSubject,
    _ report: inout Reporter
  ) {
    guard isForApsOnly(member.key), !(subject.isLiveActivity && member.key == "sound")
    else { return }
    let flag = FlagKey.allCases.first { $0.resembles(member.key) }
    if let flag, subject.aps?.has(flag.rawValue) != true { return }
    let found = "\(member.key.quoted) stands in `alert`"
    let expected = "; iOS reads `\(flag?.rawValue ?? member.key)` directly in `aps`"
    let fix = subject.move(member, from: subject.alert, as: flag?.rawValue ?? member.key)
    report(at: member, found + expected, severity: .warning, fix: fix)
  }

  /// Whether a key belongs in `aps` and means nothing in the alert.
  static func isForApsOnly(_ key: String) -> Bool {
    KnownNames.aps.contains(key) || FlagKey.allCases.contains { $0.resembles(key) }
  }
}

extension LintSubject {
  /// Moves a member of an object into `aps`, unless it stands deeper or `aps` has the key.
  fileprivate func move(_ member: JSONMember, from object: JSONNode?, as key: String) -> Fix? {
    guard let object, let aps, object.members?.contains(member) == true else { return nil }
    return Fix.move(member, from: object, to: aps, named: "aps", as: key, in: document)
  }
}

extension JSONNode {
  var isClearFlag: Bool {
    switch value {
    case .number, .boolean, .string("1"): true
    case .null, .string, .array, .object: false
    }
  }
}
