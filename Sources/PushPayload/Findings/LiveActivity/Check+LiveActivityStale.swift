internal import PushRules

extension Check {
  static let liveActivityStale = Check(
    "live-activity-stale",
    .warning,
    "The stale-date of a Live Activity lies before its timestamp.",
    because: "The content is out of date as soon as it arrives.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "stale-date":1715930000}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1},\
      "stale-date":1715932400}}
      """,
    since: .iOS(16, 2),
    pushTypes: [.liveActivity],
    citations: ["A-262", "A-264"]
  ) { subject, report in
    guard subject.isLiveActivity, let node = subject.aps?["stale-date"], let stale = node.number,
      let sent = subject.aps?["timestamp"]?.number, stale < sent,
      EpochUnit(stale) == .seconds, EpochUnit(sent) == .seconds,
      stale >= Double(EpochUnit.oldestPlausible)
    else { return }
    let found = "found a `stale-date` before `timestamp`, expected a later time"
    report(at: node, found)
  }
}
