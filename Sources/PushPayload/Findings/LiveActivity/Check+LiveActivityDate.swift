internal import PushRules

extension Check {
  static var liveActivityDate: Check {
    Check(
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
    ) { check, subject in
      guard subject.isLiveActivity, let aps = subject.aps else { return [] }
      let problems = ["stale-date", "dismissal-date"].compactMap { key in
        aps[key].flatMap { check.epochProblem(of: key, $0) }
      }
      guard let node = aps["stale-date"], let found = check.tooOld(of: "stale-date", node) else {
        return problems
      }
      return problems + [check.at(node, found, severity: .warning)]
    }
  }
}
