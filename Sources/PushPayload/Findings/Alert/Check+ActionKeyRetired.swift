internal import PushRules

extension Check {
  static var actionKeyRetired: Check {
    Check(
      "action-loc-key-retired",
      .info,
      "The alert names a title for the View button, which Apple no longer documents.",
      because: "Since 2017 no table has the key; notifications have the buttons of their category.",
      bad: #"{"aps":{"alert":{"body":"Hi","action-loc-key":"PLAY"}}}"#,
      good: #"{"aps":{"alert":{"body":"Hi"},"category":"GAME"}}"#,
      since: .iOS(11, 0),
      citations: ["A-287"]
    ) { check, subject in
      guard let member = subject.alert?.member("action-loc-key"), member.node.value != .null
      else { return [] }
      return [
        check.at(
          member,
          "found `action-loc-key`, expected a `category`: Apple no longer documents it"
        )
      ]
    }
  }
}
