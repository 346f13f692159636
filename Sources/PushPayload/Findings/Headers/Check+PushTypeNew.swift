internal import PushRules

extension Check {
  static let pushTypeNew = Check(
    "push-type-new",
    .warning,
    "The push type is newer than the version of iOS that is asked about.",
    because: "Nothing on such a device takes the push.",
    bad: .request(
      #"{"aps":{"content-changed":true}}"#,
      topic: "com.example.app.push-type.widgets",
      ["push-type": "widgets"]
    ).on(.iOS(18)),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-314", "A-321", "A-205", "A-206", "A-207"]
  ) { subject, report in
    guard let type = subject.pushType, subject.isOfTypeTooNew else { return }
    let first = type.facts.since
    let message =
      "found push type \(type.name) for iOS \(subject.system), "
      + "expected iOS \(first.firstRelease) or later"
    report(at: subject.headers?["apns-push-type"], message)
  }
}
