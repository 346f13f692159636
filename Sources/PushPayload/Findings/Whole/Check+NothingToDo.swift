internal import PushRules

extension Check {
  static let nothingToDo = Check(
    "nothing-to-do",
    .info,
    "There is nothing in aps that iOS shows, plays, sets or wakes the app for.",
    because: "Such a push reaches an app in front at most; keys such as a level do nothing alone.",
    bad: #"{"aps":{"interruption-level":"passive"}}"#,
    good: #"{"aps":{"alert":"Hi","interruption-level":"passive"}}"#,
    citations: ["A-250", "A-251", "A-252", "A-295"]
  ) { subject, report in
    guard let aps = subject.aps, subject.message?.makesAps != true, subject.pushType == nil,
      subject.misplacedKeys.isEmpty, !subject.needsNoAps, !subject.isLiveActivity,
      aps.keys.allSatisfy(quiet.contains), subject.root.keys.isDisjoint(with: loud)
    else { return }
    let expected = "expected `alert`, `sound`, `badge` or `content-available`"
    report(at: aps.start, "found nothing to show and nothing to do in `aps`, " + expected)
  }

  /// Keys that say how something is shown, and show nothing.
  private static let quiet: Set<String> = [
    "category", "thread-id", "target-content-id", "interruption-level", "relevance-score",
    "filter-criteria",
  ]

  /// Keys that were meant for `aps` where they stand beside it.
  private static let loud: Set<String> = ["alert", "badge", "sound"]
}
