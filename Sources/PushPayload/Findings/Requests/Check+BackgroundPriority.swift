internal import PushRules

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
    citations: ["R-22", "R-45", "A-312", "A-322", "A-305"]
  ) { subject, report in
    guard let headers = subject.headers, subject.isForBackground else { return }
    let header = headers["apns-priority"]
    guard header != nil || headers.isComplete else { return }
    let priority = header == nil ? .ten : subject.priority
    switch priority {
    case nil, .five: return
    case .one:
      let message = "found priority 1 for a push without anything to show, expected 5"
      report(at: header, message, severity: .warning)
    case .ten:
      let found =
        switch header?.isSetByProvider {
        case nil: "no apns-priority, which means 10,"
        case true?: "no apns-priority, which the provider sets to 10,"
        case false?: "priority 10"
        }
      let message = "found \(found) for a push without anything to show, expected 5"
      report(at: header, message)
    }
  }
}
