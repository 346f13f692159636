internal import PushRules

// The priority against the push type and the payload.
extension Check {
  static let backgroundPriority = Check(
    "background-priority",
    .error,
    "A push that only asks for background time has a priority other than 5.",
    because: "Apple calls priority 10 an error here: from iOS 13 the app is not woken.",
    bad: .request(
      #"{"aps":{"content-available":1}}"#,
      ["push-type": "background", "priority": "10"]
    ),
    good: .request(
      #"{"aps":{"content-available":1}}"#,
      ["push-type": "background", "priority": "5"]
    ),
    meaning: .priority(.five),
    citations: ["R-22", "A-312", "A-322", "A-305"]
  ) { check, subject in
    guard let headers = subject.headers, subject.isForBackground else { return [] }
    let header = headers["apns-priority"]
    guard header != nil || headers.isComplete else { return [] }
    let priority = header == nil ? .ten : subject.priority
    switch priority {
    case nil, .five: return []
    case .one:
      let message = "found priority 1 for a push without anything to show, expected 5"
      return [check.at(header, message, severity: .warning)]
    case .ten:
      let found = header == nil ? "no apns-priority, which means 10," : "priority 10"
      let message = "found \(found) for a push without anything to show, expected 5"
      return [check.at(header, message)]
    }
  }

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
    citations: ["A-316", "A-319"]
  ) { check, subject in
    guard let type = subject.pushType, let priority = subject.priority else { return [] }
    let expected: String
    switch (type, priority) {
    case (.pushToTalk, .five), (.pushToTalk, .one): expected = "10"
    case (.liveActivity, .one): expected = "5 or 10"
    default: return []
    }
    let message =
      "found priority \(priority.rawValue) with push type \(type.rawValue), expected \(expected)"
    return [check.at(subject.headers?["apns-priority"], message)]
  }
}

extension LintSubject {
  /// The priority that the headers name, if there is such a priority.
  var priority: Priority? {
    guard let text = headers?["apns-priority"]?.value else { return nil }
    return Priority.allCases.first { String($0.rawValue) == text }
  }

  /// Whether the push has to be sent as one for the background.
  fileprivate var isForBackground: Bool {
    switch pushType {
    case .background: true
    case nil, .alert: isSilent && !isLiveActivity
    default: false
    }
  }
}
