internal import PushRules

extension Check {
  static let backgroundVisible = Check(
    "background-visible",
    .warning,
    "The push type is background, but the payload shows, plays or sets something.",
    because:
      "Nothing of it is shown, and APNs may delay or drop a push whose type does not match.",
    bad: .request(
      #"{"aps":{"alert":"Hi","content-available":1}}"#,
      ["push-type": "background", "priority": "5"]
    ),
    good: .request(
      #"{"aps":{"alert":"Hi","content-available":1}}"#,
      ["push-type": "alert", "priority": "5"]
    ),
    meaning: .pushType(.alert),
    citations: ["R-22", "A-302", "A-312", "A-324"]
  ) { subject, report in
    guard subject.pushType == .background, let node = subject.visibleNode else { return }
    let message =
      "found an alert, sound or badge although the push type is background, "
      + "expected `content-available` alone, or push type alert"
    report(at: node, message)
  }
}
