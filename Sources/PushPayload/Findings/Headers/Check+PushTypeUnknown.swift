internal import PushRules

extension Check {
  static let pushTypeUnknown = Check(
    "push-type-unknown",
    .error,
    "The request header apns-push-type names no push type.",
    because: "APNs refuses the request with 400 InvalidPushType.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alret"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-302"]
  ) { subject, report in
    guard let header = subject.headers?["apns-push-type"], subject.pushType == nil else {
      return
    }
    let known = KnownNames(PushType.headerValues.map { $0.name })
    let message =
      "found \(PrintableText.quoted(header.value)) as apns-push-type, expected one of "
      + known.names.joined(separator: ", ") + known.question(for: header.value)
    report(at: header, message)
  }
}
