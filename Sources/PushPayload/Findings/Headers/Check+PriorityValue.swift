internal import PushRules

extension Check {
  static let priorityValue = Check(
    "priority-value",
    .error,
    "The request header apns-priority is not 10, 5 or 1.",
    because: "APNs refuses the request with 400 BadPriority.",
    bad: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "high"]),
    good: .request(#"{"aps":{"alert":"Hi"}}"#, ["push-type": "alert", "priority": "10"]),
    citations: ["A-305"]
  ) { subject, report in
    guard let header = subject.headers?["apns-priority"], subject.priority == nil else {
      return
    }
    let message =
      "found \(PrintableText.quoted(header.value)) as apns-priority, expected 10, 5 or 1"
    report(at: header, message)
  }
}
