internal import PushRules

extension Check {
  static let liveActivityDate = Check(
    "live-activity-date",
    .error,
    "The value of stale-date or dismissal-date is not a UNIX time in seconds.",
    because: "The activity never goes stale, or stays longer than was meant.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "stale-date":"1715932400"}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "stale-date":1715932400}}
      """,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-262", "A-266"]
  ) { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps else { return }
    for key in ["stale-date", "dismissal-date"] {
      guard let node = aps[key], let problem = EpochProblem(of: key, node) else { continue }
      report(at: node, problem.message, fix: problem.fix)
    }
    guard let node = aps["stale-date"], let problem = EpochProblem(tooOld: "stale-date", node)
    else { return }
    report(at: node, problem.message, severity: .warning)
  }
}
