internal import PushRules

extension Check {
  static let pushTypeMissing = Check(
    "push-type-missing",
    .info,
    "The request has no apns-push-type.",
    because: "Apple recommends it everywhere and requires it for watchOS 6 and later.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["priority": "10"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "10"]),
    since: .iOS(13, 0),
    citations: ["A-302", "A-323"]
  ) { subject, report in
    guard let headers = subject.headers, headers.isComplete, headers["apns-push-type"] == nil,
      !subject.isSilent, !subject.isLiveActivity,
      headers["apns-topic"].flatMap({ PushType(topic: $0.value) }) == nil
    else { return }
    let message = "found no apns-push-type, expected one such as alert or background"
    report(at: nil, message)
  }
}
