internal import PushRules

extension Check {
  static let liveActivityKey = Check(
    "live-activity-key",
    .warning,
    "A push that is for no Live Activity has a key of them in aps.",
    because: "iOS does not look at it: own data belong beside aps.",
    bad: #"{"aps":{"alert":"Hi","event":"new_message"}}"#,
    good: #"{"aps":{"alert":"Hi"},"event":"new_message"}"#,
    since: .iOS(16, 1),
    citations: ["A-265", "A-272"]
  ) { subject, report in
    guard !subject.isLiveActivity else { return }
    for member in subject.aps?.members ?? []
    where KnownNames.activity.contains(member.key) {
      let message =
        "found `\(member.key)` in a push that is for no Live Activity, expected own data"
      report(at: member, message + " beside `aps`")
    }
  }
}
