internal import PushRules

extension Check {
  static var showViewType: Check {
    Check(
      "show-view-type",
      .error,
      "The value of show-view is not a Boolean.",
      because: "The alert may show its second button although it was not to, or not show it.",
      bad: #"{"aps":{"alert":{"body":"Hi","show-view":"false"}}}"#,
      good: #"{"aps":{"alert":{"body":"Hi","show-view":false}}}"#,
      citations: ["A-288"]
    ) { check, subject in
      guard let alert = subject.alert, let member = alert.member("show-view") else { return [] }
      if case .boolean = member.node.value { return [] }
      return [check.wrongType(member, of: alert, in: subject, expected: "true or false")]
    }
  }
}
