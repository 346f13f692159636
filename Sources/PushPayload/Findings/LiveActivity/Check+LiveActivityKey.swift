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
  ) { check, subject in
    guard !subject.isLiveActivity, let aps = subject.aps else { return [] }
    return LintSubject.activityMembers(of: aps)
      .filter { LintSubject.activityKeys.named($0.key) != nil }
      .map { member in
        let message =
          "found `\(member.key)` in a push that is for no Live Activity, expected own data"
        return check.at(member, message + " beside `aps`")
      }
  }
}
