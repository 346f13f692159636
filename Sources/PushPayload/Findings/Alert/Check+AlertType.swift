internal import PushRules

extension Check {
  static let alertType = Check(
    "alert-type",
    .error,
    "The value of alert is neither a string nor an object.",
    because: "Nothing is shown.",
    bad: #"{"aps":{"alert":["Hi"]}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    meaning: .alert,
    citations: ["A-250"]
  ) { subject, report in
    guard let aps = subject.aps, let member = aps.member("alert") else { return }
    switch member.node.value {
    case .string, .object: return
    case .null where subject.activityEvent == .start: return
    case .null, .boolean, .number, .array: break
    }
    report.wrongType(member, of: aps, expected: "a string or an object")
  }
}
