internal import PushRules

// Keys that only matter together with others.
extension Check {
  static let mutableWithoutAlert = Check(
    "mutable-content-without-alert",
    .warning,
    "The push has mutable-content, but no alert.",
    because: "The service extension runs only for a push that shows an alert.",
    bad: #"{"aps":{"badge":1,"mutable-content":1}}"#,
    good: #"{"aps":{"alert":"Hi","badge":1,"mutable-content":1}}"#,
    since: .iOS(10, 0),
    citations: ["A-150", "A-151", "A-152", "R-25"]
  ) { check, subject in
    guard let member = subject.aps?.member(FlagKey.mutableContent.rawValue),
      subject.traits.mutableContent.isPerhapsSet, subject.traits.alert == .absent
    else { return [] }
    let message = "found `mutable-content` without text to show, expected an `alert` with it"
    return [check.at(member, message + "; the service extension will not run")]
  }

  static let alertAndBackground = Check(
    "alert-and-content-available",
    .info,
    "The push has an alert and content-available, which is legal.",
    because: "The alert is shown, and the app gets background time if it may be woken; "
      + "opened by the user, the push may come to the app a second time.",
    bad: #"{"aps":{"alert":"Hi","content-available":1}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    since: .iOS(7, 0),
    citations: ["A-028", "A-324", "R-07", "R-11"]
  ) { check, subject in
    guard let member = subject.aps?.member(FlagKey.contentAvailable.rawValue),
      subject.traits.contentAvailable.isPerhapsSet, subject.traits.alert != .absent,
      subject.pushType != .background
    else { return [] }
    let message = "found `content-available` beside an alert: the alert is shown, and the app "
    return [check.at(member, message + "gets background time as well where it may be woken")]
  }
}

extension Flag {
  /// Whether iOS may take the flag for set.
  fileprivate var isPerhapsSet: Bool {
    switch self {
    case .one, .boolean, .undocumented: true
    case .absent, .zero, .unreadable, .misplaced: false
    }
  }
}
