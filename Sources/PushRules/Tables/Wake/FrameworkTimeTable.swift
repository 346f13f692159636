internal import DecisionTables

extension DecisionTable {
  /// Decides whether ActivityKit or Push to Talk gives the app time for the push.
  static var frameworkTime: DecisionTable {
    DecisionTable(
      "framework time",
      .wake,
      decides: .frameworkTime,
      obstacles: [
        Rule(
          "framework-time.other-push",
          .frameworkTime(.closed),
          when: [!.recipient(.activityKit, .pushToTalk)],
          because: "The push neither starts a Live Activity nor is for Push to Talk.",
          .documented,
          "A-205 A-207"
        ),
        Rule(
          "framework-time.no-push-to-talk-mode",
          .frameworkTime(.closed),
          when: [.recipient(.pushToTalk), .pushToTalkMode(.absent)],
          because: "UIBackgroundModes lacks push-to-talk.",
          .documented,
          "R-40 A-205"
        ),
        Rule(
          "framework-time.never-launched",
          .frameworkTime(.closed),
          when: [.neverLaunched],
          because: "The app was never opened, so it has no token for such a push.",
          .inferred,
          "R-28 A-124"
        ),
        Rule(
          "framework-time.first-unlock",
          .frameworkTime(.closed),
          when: [.firstUnlock(.pending)],
          because: "Between the start of the device and its first unlock no push launches an app.",
          .inferred,
          "R-26 A-123"
        ),
        Rule(
          "framework-time.start-after-force-quit",
          .frameworkTime(.closed),
          when: [.recipient(.activityKit), .killedByUser],
          because:
            "Whether the start of a Live Activity wakes an app that the user quit is not known; one "
            + "report saw nothing start.",
          .contested(
            "Apple says that the start gives the app time, and makes no exception for a force quit.",
            settle: "Quit the app in the switcher, send event start, and log the process start."
          ),
          "R-39 A-208"
        ),
        Rule(
          "framework-time.talk-after-force-quit",
          .frameworkTime(.closed),
          when: [.recipient(.pushToTalk), .killedByUser],
          because:
            "Whether a Push to Talk push launches an app that the user quit is not known; other "
            + "pushes do not.",
          .contested(
            "Apple says that the push launches the app, and makes no exception for a force quit.",
            settle: "Join a channel, quit the app in the switcher, and send a Push to Talk push."
          ),
          "R-40 A-205"
        ),
      ],
      open: Rule(
        "framework-time.granted",
        .frameworkTime(.open),
        because: "The start of a Live Activity, or a Push to Talk push, gives the app time.",
        .documented,
        "R-39 R-40 A-205 A-207"
      )
    )
  }
}
