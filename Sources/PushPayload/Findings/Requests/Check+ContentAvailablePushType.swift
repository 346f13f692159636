internal import PushRules

extension Check {
  static let contentAvailablePushType = Check(
    "content-available-push-type",
    .warning,
    "The payload is content-available alone, but the push type is not background.",
    because:
      "From iOS 13 such a push with type alert is not handed over to the app, in any state.",
    bad: .request(
      #"{"aps":{"content-available":1}}"#,
      ["push-type": "alert", "priority": "5"]
    ),
    good: .request(
      #"{"aps":{"content-available":1}}"#,
      ["push-type": "background", "priority": "5"]
    ),
    since: .iOS(13, 0),
    meaning: .pushType(.background),
    citations: ["R-22", "A-312", "A-323"]
  ) { subject, report in
    guard let headers = subject.headers, subject.isSilent, !subject.isLiveActivity else {
      return
    }
    let header = headers["apns-push-type"]
    guard subject.pushType == .alert || header == nil && headers.isComplete else { return }
    let found = header == nil ? "no apns-push-type" : "push type alert"
    let message = "found \(found) with `content-available` alone, expected push type background"
    report(at: header, message)
  }
}
