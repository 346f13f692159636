internal import PushRules

extension Check {
  static var relevanceScoreType: Check {
    Check(
      "relevance-score-type",
      .error,
      "The value of relevance-score is not a number.",
      because: "The notification is sorted as if it had no score.",
      bad: #"{"aps":{"alert":"Hi","relevance-score":"high"}}"#,
      good: #"{"aps":{"alert":"Hi","relevance-score":0.9}}"#,
      since: .iOS(15, 0),
      citations: ["A-260"]
    ) { check, subject in
      guard let aps = subject.aps, let member = aps.member("relevance-score"),
        member.node.number == nil
      else { return [] }
      return [check.wrongType(member, of: aps, in: subject, expected: "a number")]
    }
  }
}
