extension DecisionTable {
  /// Decides whether the app is built to take background time.
  static let configuration = DecisionTable(.wake, gate: .configuration) {
    Case("configuration.before-7")
      .when(.before(7))
      .because("Before iOS 7 a push never runs an app in the background.")
      .documented("R-33 A-007 A-011")
    Case("configuration.did-receive-only")
      .when(.since(7), .remoteNotificationMethod(.didReceive))
      .because(
        "Background delivery needs the fetchCompletionHandler variant; the old method has none."
      )
      .contested(
        "R-35 R-49 A-027 A-137 A-394",
        otherSide: "Two projects report that the old method runs in the background; or the process "
          + "may be resumed or launched without the old method being called.",
        settle: "Implement only the old method, send content-available, and log the process start."
      )
    Case("configuration.no-method")
      .when(.since(7), .remoteNotificationMethod(.nobody))
      .because("Background delivery needs the fetchCompletionHandler variant.")
      .documented("A-137")
    Case("configuration.no-background-mode")
      .when(.remoteNotificationMode(.absent), .since(7))
      .because("UIBackgroundModes lacks remote-notification.")
      .documented("A-120")
  } open: {
    Case("configuration.complete")
      .because("The app is set up for background pushes.")
      .documented("A-120 A-137")
  }
}
