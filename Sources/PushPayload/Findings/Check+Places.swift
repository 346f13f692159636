internal import PushRules

// Keys that stand where nobody looks for them.
extension Check {
  static let keyOutside = Check(
    "key-outside-aps",
    .warning,
    "A key of aps stands outside of it.",
    because: "iOS looks for its keys directly in aps; elsewhere they are data of the app.",
    bad: #"{"aps":{"alert":"Hi"},"content-available":1}"#,
    good: #"{"aps":{"alert":"Hi","content-available":1}}"#,
    citations: ["A-272", "A-295"]
  ) { check, subject in
    guard let present = subject.aps?.keys else { return [] }
    let top = (subject.root.members ?? []).filter { $0.key != "aps" }
    return top.compactMap { check.outside($0, aps: present) }
      + top.flatMap { $0.node.members ?? [] }.compactMap {
        check.outside($0, aps: present, deep: true)
      }
      + (subject.alert?.members ?? []).compactMap { check.inAlert($0, aps: present, in: subject) }
  }

  /// Keys that mean nothing but what Apple says, so that own data hardly ever have their names.
  private static let unmistakable = [
    "thread-id", "target-content-id", "interruption-level", "relevance-score", "filter-criteria",
  ]

  /// A finding about a key beside `aps`, or in an object that stands there.
  private func outside(
    _ member: JSONMember,
    aps present: Set<String>,
    deep: Bool = false
  ) -> Diagnostic? {
    let found = "found \(PrintableText.quoted(member.key)) outside of `aps`"
    if let flag = FlagKey.allCases.first(where: { $0.resembles(member.key) }) {
      guard !present.contains(flag.rawValue) else { return nil }
      return at(member, found, ", expected `\(flag.rawValue)` in it", .error, .flag(flag))
    }
    guard !deep, !present.contains(member.key) else { return nil }
    if Self.unmistakable.contains(member.key) { return at(member, found, ", expected it inside") }
    guard ["alert", "badge", "sound"].contains(member.key) else { return nil }
    return at(member, found, ", where iOS takes it for data of the app", .info)
  }

  /// A finding about a key of `aps` that stands in the alert.
  private func inAlert(
    _ member: JSONMember,
    aps present: Set<String>,
    in subject: LintSubject
  ) -> Diagnostic? {
    guard Self.isForApsOnly(member.key), !(subject.isLiveActivity && member.key == "sound")
    else { return nil }
    let flag = FlagKey.allCases.first { $0.resembles(member.key) }
    let found = "found \(PrintableText.quoted(member.key)) in `alert`"
    let expected = ", expected `\(flag?.rawValue ?? member.key)` directly in `aps`"
    let isMissing = flag.map { !present.contains($0.rawValue) } ?? false
    return at(member, found, expected, isMissing ? .error : nil, flag.map { .flag($0) })
  }

  private func at(
    _ member: JSONMember,
    _ found: String,
    _ expected: String,
    _ severity: Severity? = nil,
    _ meaning: Meaning? = nil
  ) -> Diagnostic {
    let range = member.keyOffset..<member.node.offset
    return Diagnostic(self, found + expected, at: range, severity: severity, meaning: meaning)
  }

  /// Whether a key belongs into `aps`, and has no meaning in the alert.
  static func isForApsOnly(_ key: String) -> Bool {
    KnownKey.aps.named(key) != nil || FlagKey.allCases.contains { $0.resembles(key) }
  }

  static let headerInPayload = Check(
    "header-in-payload",
    .warning,
    "A request header stands in the payload.",
    because: "APNs reads headers of the HTTP request only: here it changes nothing.",
    bad: #"{"aps":{"alert":"Hi","apns-priority":5}}"#,
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "5"]),
    citations: ["A-302", "A-305"]
  ) { check, subject in
    let members = (subject.root.members ?? []) + (subject.aps?.members ?? [])
    return (members + (subject.alert?.members ?? [])).compactMap { member in
      guard isHeader(member.key) else { return nil }
      let key = PrintableText.quoted(member.key)
      return check.at(member, "found \(key) in the payload, expected it among the request headers")
    }
  }

  /// Whether a key is the name of a request header, perhaps with other separators.
  static func isHeader(_ key: String) -> Bool {
    KnownKey.headers.spelt(like: key) != nil
  }
}
