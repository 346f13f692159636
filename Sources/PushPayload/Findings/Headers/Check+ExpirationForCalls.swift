internal import PushRules

extension Check {
  static let expirationForCalls = Check(
    "expiration-for-calls",
    .info,
    "A push that announces a call or speech may be stored for later.",
    because: "It would ring when the call is long over; 0 or a few seconds keep it from that.",
    bad: .request(
      #"{"aps":{}}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "1768471200"]
    ),
    good: .request(
      #"{"aps":{}}"#,
      topic: "com.example.app.voip",
      ["push-type": "voip", "expiration": "0"]
    ),
    citations: ["A-319", "A-320", "A-304"]
  ) { subject, report in
    guard let headers = subject.headers, let type = subject.pushType, type.facts.isCall else {
      return
    }
    let header = headers["apns-expiration"]
    guard header != nil || headers.isComplete else { return }
    if let header, header.value.wholeNumber.map({ $0 < 60 }) ?? true { return }
    let expected = type == .voip ? "0, or a few seconds from the moment of sending" : "0"
    let found = header.map { PrintableText.quoted($0.value) + " as" } ?? "no"
    let message = "found \(found) apns-expiration with push type \(type.name), expected "
    report(at: header, message + expected)
  }
}
