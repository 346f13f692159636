internal import PushRules

extension Check {
  static let priorityForPushType = Check(
    "priority-for-push-type",
    .warning,
    "The priority is not one that the push type is sent with.",
    because: "The push comes late, or not at all.",
    bad: .request(
      #"{"aps":{}}"#,
      topic: "com.example.app.voip-ptt",
      ["push-type": "pushtotalk", "priority": "5", "expiration": "0"]
    ),
    good: .request(
      #"{"aps":{}}"#,
      topic: "com.example.app.voip-ptt",
      ["push-type": "pushtotalk", "priority": "10", "expiration": "0"]
    ),
    citations: ["A-316", "A-317", "A-319"]
  ) { subject, report in
    guard let type = subject.pushType, let priority = subject.priority else { return }
    let expected: String
    switch (type, priority) {
    case (.pushToTalk, .five), (.pushToTalk, .one): expected = "10"
    case (.liveActivity, .one), (.location, .one): expected = "5 or 10"
    default: return
    }
    let message =
      "found priority \(priority.name) with push type \(type.name), expected \(expected)"
    report(at: subject.headers?["apns-priority"], message)
  }
}
