internal import PushRules

extension Check {
  static var relevanceScoreValue: Check {
    Check(
      "relevance-score-value",
      .warning,
      "The value of relevance-score is outside of 0 to 1.",
      because: "In a summary the score sorts from 0 to 1; only Live Activities take any number.",
      bad: #"{"aps":{"alert":"Hi","relevance-score":75}}"#,
      good: #"{"aps":{"alert":"Hi","relevance-score":0.75}}"#,
      since: .iOS(15, 0),
      citations: ["A-260"]
    ) { check, subject in
      guard !subject.isLiveActivity, let node = subject.aps?["relevance-score"],
        let score = node.number, !(0...1).contains(score)
      else { return [] }
      return [
        check.at(node, "found a score outside of 0 to 1, expected a number from 0 to 1")
      ]
    }
  }
}
