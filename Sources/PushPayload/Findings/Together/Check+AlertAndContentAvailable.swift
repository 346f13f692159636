internal import PushRules

extension Check {
  static let alertAndContentAvailable = Check(
    "alert-and-content-available",
    .info,
    "The push has an alert and content-available, which is legal.",
    because: "The alert is shown, and the app gets background time if it may be woken; "
      + "opened by the user, the push may come to the app a second time.",
    bad: #"{"aps":{"alert":"Hi","content-available":1}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    since: .iOS(7, 0),
    citations: ["A-028", "A-324", "R-07", "R-11"]
  ) { subject, report in
    guard let member = subject.aps?.member(FlagKey.contentAvailable.rawValue),
      subject.traits.contentAvailable.isPerhapsSet, subject.traits.alert != .absent,
      subject.pushType == nil || subject.pushType == .alert
    else { return }
    let message = "found `content-available` beside an alert: the alert is shown, and the app "
    report(at: member, message + "gets background time as well where it may be woken")
  }
}
