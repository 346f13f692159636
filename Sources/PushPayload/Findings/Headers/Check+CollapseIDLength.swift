internal import PushRules

extension Check {
  static let collapseIDLength = Check(
    "collapse-id-length",
    .error,
    "The request header apns-collapse-id has more than 64 bytes.",
    because: "APNs refuses the request with 400 BadCollapseId.",
    bad: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      [
        "push-type": "alert",
        "collapse-id": "game-1234567890-1234567890-1234567890-1234567890-1234567890-12345",
      ]
    ),
    good: .request(
      #"{"aps":{"alert":"Hi"}}"#,
      ["push-type": "alert", "collapse-id": "game-1234567890"]
    ),
    citations: ["A-307"]
  ) { subject, report in
    guard let header = subject.headers?["apns-collapse-id"] else { return }
    let count = header.value.utf8.count
    guard count > 64 else { return }
    let message = "found \(count) bytes in apns-collapse-id, expected at most 64"
    report(at: header, message)
  }
}
