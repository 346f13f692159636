internal import DecisionTables

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
        "R-26 R-53 A-123",
        otherSide: "A VoIP push may launch the app before the first unlock too.",
        settle: "Restart the device, leave it locked, and send a VoIP push."
      )
    Case("call-time.simulator")
      .when(.inSimulator)
      .because("A push for PushKit cannot be sent to the simulator.")
      .contested(
        "R-43 A-387",
        otherSide: "PushKit may work in a simulator that has a device token, where nobody reports "
          + "it.",
        settle: "Register PushKit in the simulator of a Mac with Apple silicon and send a call."
      )
  } open: {
    Case("call-time.voip")
      .because("A push for PushKit gives the app time in every state.")
      .documented("R-34 R-56 A-200 A-201")
  }
}
