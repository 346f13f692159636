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
          "background-work.framework",
          .backgroundWork(.framework),
          when: [.callTime(.closed), .frameworkTime(.open)],
          because: "The push is for ActivityKit or Push to Talk, which gives the app time.",
          .documented,
          "R-39 R-40 A-205 A-207"
        ),
        Rule(
          "background-work.background",
          .backgroundWork(.silentPush),
          when: [
            .callTime(.closed), .frameworkTime(.closed), .backgroundTime(.open),
            .contentAvailable(.present), .onDevice,
          ],
          because: "The push gives the fetchCompletionHandler variant background time.",
          .documented,
          "A-026"
        ),
        Rule(
          "background-work.background-in-simulator",
          .backgroundWork(.silentPush),
          when: [
            .callTime(.closed), .frameworkTime(.closed), .backgroundTime(.open),
            .contentAvailable(.present), .inSimulator,
          ],
          because: "In the simulator, too, content-available on an alert is taken to wake the app.",
          .contested(
            "The simulator may show the alert alone: it is not known to hand over the rest.",
            settle: "Send an alert with content-available with xcrun simctl push.",
            otherwise: .backgroundWork(.nothing)
          ),
          "R-43 A-385"
        ),
        Rule(
          "background-work.nothing",
          .backgroundWork(.nothing),
          when: [.callTime(.closed), .frameworkTime(.closed), .backgroundTime(.closed)],
          because: "The push gives the app no background time.",
          .documented,
          "A-025"
        ),
      ]
    )
  }
}
