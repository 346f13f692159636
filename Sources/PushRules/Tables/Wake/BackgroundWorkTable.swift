internal import DecisionTables

extension DecisionTable {
  /// Names what the push has for an app that is not in the foreground.
  static var backgroundWork: DecisionTable {
    DecisionTable(
      "background work",
      .wake,
      decides: .backgroundWork,
      rules: [
        Rule(
          "background-work.call",
          .backgroundWork(.incomingCall),
          when: [.callTime(.open)],
          because: "The push is for PushKit.",
          .documented,
          "A-200"
        ),
        Rule(
          "background-work.background",
          .backgroundWork(.silentPush),
          when: [.callTime(.closed), .backgroundTime(.open)],
          because: "The push gives the fetchCompletionHandler variant background time.",
          .documented,
          "A-026"
        ),
        Rule(
          "background-work.nothing",
          .backgroundWork(.nothing),
          when: [.callTime(.closed), .backgroundTime(.closed)],
          because: "The push gives the app no background time.",
          .documented,
          "A-025"
        ),
      ]
    )
  }
}
