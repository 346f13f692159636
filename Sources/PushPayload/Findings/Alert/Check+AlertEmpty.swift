internal import PushRules

extension Check {
  static let alertEmpty = Check(
    "alert-empty",
    .warning,
    "The alert has no text.",
    because:
      "Nothing is shown, and neither willPresent nor the service extension is called for it.",
    bad: #"{"aps":{"alert":{}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi"}}}"#,
    meaning: .alert,
    citations: ["A-250", "R-25"]
  ) { subject, report in
    guard let node = subject.aps?["alert"], subject.traits.alert == .absent,
      !subject.isLiveActivity
    else { return }
    switch node.value {
    case .string:
      report(at: node, "found an empty alert, expected a text or no key")
    case .object(let members):
      let found = members.isEmpty ? "an empty alert" : "an alert without text"
      report(at: node, "found \(found), expected a title, a body or no key")
    case .null, .boolean, .number, .array: return
    }
  }
}
