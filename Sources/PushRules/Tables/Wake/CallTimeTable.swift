import DecisionTables

extension DecisionTable {
  /// Decides whether PushKit gives the app time for the push.
  static let callTime = DecisionTable(.wake, gate: .callTime) {
    Case("call-time.not-voip")
      .when(!.recipient(.pushKit))
      .because("The push is not for PushKit.")
      .documented("A-200")
    Case("call-time.no-voip-mode")
      .when(.pushType(.voip), .voipMode(.absent))
      .because("UIBackgroundModes lacks voip.")
      .documented("R-34")
    Case("call-time.never-launched")
      .when(.neverLaunched)
      .because("The app was never opened, so it has no PushKit token.")
      .inferred("R-28 A-124")
    Case("call-time.complication-after-force-quit")
      .when(.pushType(.complication), .killedByUser)
      .because(
        "Whether a complication push launches an app that the user quit is not known; of pushes "
          + "for PushKit only a VoIP push is known to do it."
      )
      .contested(
        "R-56 A-201 A-500",
        otherSide: "Apple says that pushes for PushKit launch the app, without an exception.",
        settle: "On iOS 12 or older quit the app in the switcher and send a complication push."
      )
    Case("call-time.complication-before-unlock")
      .when(.pushType(.complication), .firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no push launches an app.")
      .inferred("R-56 A-123")
    Case("call-time.first-unlock")
      .when(.pushType(.voip), .firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no call reaches the app.")
      .contested(
        "R-73 R-26 R-53 A-123 A-535",
        otherSide: "An engineer of Apple counts VoIP among the few cases in which the system may "
          + "launch an app before the first unlock, not always.",
        settle: "Restart the device, leave it locked, and send a VoIP push."
      )
    Case("call-time.blocked")
      .when(.pushType(.voip), .voipPushes(.blocked), .since(13))
      .because("The system delivers no VoIP pushes to an app that left too many calls unreported.")
      .documented("R-57 A-202 A-511")
    Case("call-time.simulator")
      .when(.byFile)
      .because("A push for PushKit cannot be sent to the simulator.")
      .observed("R-43 A-387 A-432")
    Case("call-time.simulator-by-apns")
      .when(.environment(.simulatorByApns))
      .because("That a simulator gets pushes for PushKit from APNs is not known.")
      .inferred("R-79 A-387")
  } open: {
    Case("call-time.voip")
      .because("A push for PushKit gives the app time in every state.")
      .documented("R-34 R-56 A-200 A-201")
  }
}
