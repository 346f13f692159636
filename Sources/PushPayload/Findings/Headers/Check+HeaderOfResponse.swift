internal import PushRules

extension Check {
  static let headerOfResponse = Check(
    "header-of-response",
    .info,
    "A request has a header that only the answers of APNs have.",
    because: "APNs ignores it; it comes back with the answers of the development environment.",
    bad: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "unique-id": "eabeae54-14a8-11e5-b60b-1697f925ec7b"]
    ),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert"]),
    citations: ["A-310"]
  ) { subject, report in
    guard let header = subject.headers?["apns-unique-id"] else { return }
    report(at: header, "found apns-unique-id in a request, expected it in an answer only")
  }
}
