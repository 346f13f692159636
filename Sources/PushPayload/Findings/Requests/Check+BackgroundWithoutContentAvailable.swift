internal import PushRules

extension Check {
  static let backgroundWithoutContentAvailable = Check(
    "background-without-content-available",
    .warning,
    "The push type is background, but the payload asks for no background time.",
    because: "The push does not wake the app and calls no method of the app.",
    bad: .request(
      #"{"aps":{},"news":7}"#,
      ["push-type": "background", "priority": "5"]
    ),
    good: .request(
      #"{"aps":{"content-available":1},"news":7}"#,
      ["push-type": "background", "priority": "5"]
    ),
    meaning: .flag(.contentAvailable),
    citations: ["R-22", "A-312"]
  ) { subject, report in
    guard subject.pushType == .background, let aps = subject.aps, !subject.isLiveActivity,
      subject.traits.contentAvailable == .absent, subject.visibleNode == nil,
      !subject.mistakesContentAvailable
    else { return }
    let message =
      "found no `content-available` in a push of type background, expected `\"content-available\": 1`"
    report(at: aps, message)
  }
}
