internal import DecisionTables

extension DecisionTable {
  /// Decides whether a VoIP push reaches PushKit.
  static let callTime = DecisionTable("call time", .wake, gate: .callTime) {
    Case("not-voip")
      .when(!.recipient(.pushKit))
      .because("The push is not a VoIP push.")
      .documented("A-200")
    Case("no-pushkit-method")
      .when(.pushKitMethod(.nobody))
      .because("The app implements no PushKit method that this version of iOS calls.")
      .documented("A-200 R-41")
    Case("no-voip-mode")
      .when(.voipMode(.absent))
      .because("UIBackgroundModes lacks voip.")
      .documented("R-34")
    Case("never-launched")
      .when(.neverLaunched)
      .because("The app was never opened, so it has no PushKit token.")
      .inferred("R-28 A-124")
    Case("first-unlock")
      .when(.firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no call reaches the app.")
      .contested(
        "R-26 R-53 A-123",
        otherSide: "A VoIP push may launch the app before the first unlock too.",
        settle: "Restart the device, leave it locked, and send a VoIP push."
      )
    Case("simulator")
      .when(.inSimulator)
      .because("A VoIP push cannot be sent to the simulator.")
      .contested(
        "R-43 A-387",
        otherSide: "PushKit may work in a simulator that has a device token, where nobody reports "
          + "it.",
        settle: "Register PushKit in the simulator of a Mac with Apple silicon and send a call."
      )
  } open: {
    Case("voip")
      .because("A VoIP push reaches PushKit in every state.")
      .documented("R-34 A-200 A-201")
  }
}
