internal import PushRules

extension Check {
  static let apnsIDFormat = Check(
    "apns-id-format",
    .error,
    "The request header apns-id is not a UUID in its canonical form.",
    because:
      "APNs refuses the request with 400 BadMessageId; capital letters are not documented.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "id": "42"]),
    good: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "id": "eabeae54-14a8-11e5-b60b-1697f925ec7b"]
    ),
    citations: ["A-303"]
  ) { subject, report in
    guard let header = subject.headers?["apns-id"] else { return }
    switch UUIDForm(header.value) {
    case .canonical: return
    case .upperCase:
      let message = "found capital letters in apns-id, expected a UUID in lower case"
      report(at: header, message, severity: .info)
    case .other:
      let message =
        "found \(PrintableText.quoted(header.value)) as apns-id, expected a UUID such as "
        + "`eabeae54-14a8-11e5-b60b-1697f925ec7b`"
      report(at: header, message)
    }
  }
}
