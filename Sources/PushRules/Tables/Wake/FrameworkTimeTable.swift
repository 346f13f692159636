import DecisionTables

extension DecisionTable {
  /// Decides whether ActivityKit or Push to Talk gives the app time for the push.
  static let frameworkTime = DecisionTable(.wake, gate: .frameworkTime) {
    Case("framework-time.other-push")
      .when(!.recipient(.activityKit, .pushToTalk))
      .because("The push neither starts a Live Activity nor is for Push to Talk.")
      .documented("A-205 A-207")
    Case("framework-time.no-push-to-talk-mode")
      .when(.recipient(.pushToTalk), .pushToTalkMode(.absent))
      .because("UIBackgroundModes lacks push-to-talk.")
      .documented("R-40 A-205")
    Case("framework-time.no-channel")
      .when(.recipient(.pushToTalk), .pushToTalkChannel(.absent))
      .because("The app has joined no channel of Push to Talk.")
      .documented("R-61 A-205 A-506")
    Case("framework-time.never-launched")
      .when(.neverLaunched)
      .because("The app was never opened, so it has no token for such a push.")
      .inferred("R-28 A-124")
    Case("framework-time.first-unlock")
      .when(.firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no push launches an app.")
      .inferred("R-26 A-123")
    Case("framework-time.start-after-force-quit")
      .when(.recipient(.activityKit), .killedByUser)
      .because(
        "The start of a Live Activity does not start an app that the user quit, reports say."
      )
      .contested(
        "R-60 R-39 A-208 A-505",
        otherSide: "Apple says that the start gives the app time, and makes no exception for a "
          + "force quit.",
        settle: "Quit the app in the switcher, send event start, and log the process start."
      )
    Case("framework-time.talk-after-force-quit")
      .when(.recipient(.pushToTalk), .killedByUser)
      .because("A Push to Talk push for an app that the user quit is discarded.")
      .contested(
        "R-61 R-40 A-506",
        otherSide: "Apple says that the push launches the app, and makes no exception for a force "
          + "quit.",
        settle: "Join a channel, quit the app in the switcher, and send a Push to Talk push."
      )
  } open: {
    Case("framework-time.granted")
      .because("The start of a Live Activity, or a Push to Talk push, gives the app time.")
      .documented("R-60 R-61 A-205 A-207 A-504")
  }
}
