internal import PushRules

extension Check {
  static let alertNothingToShow = Check(
    "alert-nothing-to-show",
    .warning,
    "The push type is alert, but the payload has nothing to show.",
    because: "The user sees and hears nothing, and the app is not called in the background.",
    bad: .request(#"{"aps":{},"news":7}"#, ["push-type": "alert"]),
    good: .request(#"{"aps":{"alert":"Hi"},"news":7}"#, ["push-type": "alert"]),
    citations: ["A-302", "A-311"]
  ) { subject, report in
    guard subject.pushType == .alert, let aps = subject.aps, !subject.traits.isVisible,
      !subject.traits.asksForBackground, !subject.isLiveActivity
    else { return }
    let message =
      "found nothing to show in a push of type alert, expected `alert`, `sound` or `badge`"
    report(at: aps, message)
  }
}
