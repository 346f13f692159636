internal import PushRules

extension Check {
  static var pushTypeUnknown: Check {
    Check(
      "push-type-unknown",
      .error,
      "The request header apns-push-type names no push type.",
      because: "APNs refuses the request with 400 InvalidPushType.",
      bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alret"]),
      good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
      citations: ["A-302"]
    ) { check, subject in
      guard let header = subject.headers?["apns-push-type"], subject.pushType == nil else {
        return []
      }
      let known = PushType.allCases.map { KnownKey($0.name) }
      let message =
        "found \(PrintableText.quoted(header.value)) as apns-push-type, expected one of "
        + known.map(\.name).joined(separator: ", ") + known.question(for: header.value)
      return [check.at(header, message)]
    }
  }
}
