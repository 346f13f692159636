import DecisionTables

extension DecisionTable {
  /// Decides what the push does to the process of the app.
  static let wake = DecisionTable(.wake, decides: .wake) {
    Case("wake.foreground", .wake(.running))
      .when(.place(.foreground))
      .because("The app runs in the foreground.")
      .documented("A-020 R-15")
    Case("wake.none", .wake(.nothing))
      .when(!.place(.foreground), .backgroundWork(.nothing))
      .because("Outside the foreground this push gives the app no time.")
      .documented("A-025 S4-28")
    Case("wake.background", .wake(.running))
      .when(.state(.background), !.backgroundWork(.nothing))
      .because("The app runs in the background already.")
      .documented("A-026 S4-26")
    Case("wake.resumed", .wake(.resumed))
      .when(.state(.suspended), !.backgroundWork(.nothing))
      .because("A suspended app is resumed in the background.")
      .documented("A-026 S4-26")
    Case("wake.launched", .wake(.launched))
      .when(.state(.notRunning(.system)), !.backgroundWork(.nothing), .launchability(.launches))
      .because("An app that the system ended is launched in the background.")
      .documented("R-14 A-026 A-122")
    Case("wake.launched-after-reboot-before-12", .wake(.launched))
      .when(.state(.notRunning(.reboot)), .before(12), .backgroundWork(.silentPush))
      .because("A restart clears the force quit: the push launches the app in the background.")
      .documented("R-27 A-121")
    Case("wake.launched-after-crash", .wake(.launched))
      .when(.state(.notRunning(.crash)), !.backgroundWork(.nothing), .launchability(.launches))
      .because("An app that crashed is launched in the background like one that the system ended.")
      .inferred("R-38 A-122")
    Case("wake.launched-after-reboot", .wake(.launched))
      .when(.state(.notRunning(.reboot)), .since(12), .backgroundWork(.silentPush))
      .and(.launchability(.launches))
      .because("A restart clears the force quit: the push launches the app in the background.")
      .contested(
        "R-27 A-121",
        otherSide: "Some report that after a restart nothing runs until the user has opened the "
          + "app.",
        settle: "Restart and unlock the device, leave the app closed, and send content-available.",
        otherwise: .wake(.nothing)
      )
    Case("wake.call-after-reboot", .wake(.launched))
      .when(.state(.notRunning(.reboot)), .backgroundWork(.pushKit), .launchability(.launches))
      .because("A push for PushKit launches the app after a restart, too.")
      .documented("R-34 A-200")
    Case("wake.framework-launch", .wake(.launched))
      .when(.state(.notRunning(.reboot), .notRunning(.user)), .backgroundWork(.framework))
      .and(.launchability(.launches))
      .because("A Live Activity start or Push to Talk push launches the app after a restart, too.")
      .inferred("R-39 R-40")
    Case("wake.call-after-force-quit", .wake(.launched))
      .when(.killedByUser, .backgroundWork(.pushKit), .before(13))
      .because("A VoIP push launches even an app that the user quit.")
      .documented("R-34 A-201")
    Case("wake.call-after-force-quit-since-13", .wake(.launched))
      .when(.killedByUser, .backgroundWork(.pushKit), .since(13), .launchability(.launches))
      .because("From iOS 13, too, a VoIP push launches an app that the user quit.")
      .observed("R-72 R-34 A-201 A-534")
    Case("wake.launch-fails", .wake(.nothing))
      .when(.place(.notRunning), !.backgroundWork(.nothing), .launchability(.fails))
      .because(
        "Built with the iOS 27 SDK and without scenes, the app cannot be launched on iOS 27."
      )
      .documented("R-31 A-013")
  }
}
