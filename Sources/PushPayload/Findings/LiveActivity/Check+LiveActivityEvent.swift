internal import PushRules

extension Check {
  static let liveActivityEvent = Check(
    "live-activity-event",
    .error,
    "A Live Activity push has no event, or one other than start, update and end.",
    because: "The system does not know what to do with the activity and drops the push.",
    bad: #"{"aps":{"timestamp":1715931200,"event":"Update","content-state":{"goals":1}}}"#,
    good: #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"goals":1}}}"#,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-265"]
  ) { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps, subject.activityEvent == nil else {
      return
    }
    guard let node = aps["event"] else {
      return report(at: aps, "found no `event`, expected `start`, `update` or `end`")
    }
    guard let text = node.string else {
      let message = "found \(node.value.kind) as the value of `event`, expected a string"
      return report(at: node, message)
    }
    let known = KnownNames(LintSubject.ActivityEvent.allCases.map { $0.rawValue })
    let message =
      "found \(PrintableText.quoted(text)) as the value of `event`, expected `start`, `update` or `end`"
      + known.question(for: text)
    let same = known.spelt(like: text)
    report(at: node, message, fix: same.map { .write("\"\($0)\"", for: node) })
  }
}
