internal import PushRules

extension Check {
  static let liveActivityTimestamp = Check(
    "live-activity-timestamp",
    .error,
    "A Live Activity push has no timestamp in UNIX seconds.",
    because:
      "The device orders pushes by it: a wrong one makes this push, or all later ones, lose.",
    bad: #"{"aps":{"timestamp":1715931200000,"event":"update","content-state":{"goals":1}}}"#,
    good: #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-264"]
  ) { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps else { return }
    guard let node = aps["timestamp"] else {
      if subject.isAddedByProvider("timestamp") { return }
      return report(at: aps, "found no `timestamp`, expected the UNIX time in seconds")
    }
    if let problem = EpochProblem(of: "timestamp", node) {
      return report(at: node, problem.message, fix: problem.fix)
    }
    guard let problem = EpochProblem(tooOld: "timestamp", node) else { return }
    let isFirst = subject.activityEvent == .start
    report(at: node, problem.message, severity: isFirst ? .info : .warning)
  }
}
