import DecisionTables

extension DecisionTable {
  /// Decides whether the device and its user let the app run in the background.
  static let device = DecisionTable(.wake, gate: .device) {
    Case("device.refresh-off")
      .when(.backgroundAppRefresh(.off), !(.since(8) & .before(13)), .since(7))
      .because("Background App Refresh is off, so no push wakes the app.")
      .documented("R-20 A-125")
    Case("device.refresh-off-8-to-12")
      .when(.backgroundAppRefresh(.off), .since(8), .before(13))
      .because("Background App Refresh is off, so no push wakes the app.")
      .contested(
        "R-20 R-50 A-125",
        otherSide: "One measured table says that the method still ran on iOS 8 to 10.",
        settle: "Switch it off on iOS 8 to 12 and send content-available to a suspended app."
      )
    Case("device.low-power")
      .when(.lowPowerMode(.on), .since(9))
      .because("Low Power Mode switches Background App Refresh off.")
      .inferred("R-21 A-126 A-127")
    Case("device.budget-spent")
      .when(.budget(.spent), .environment(.device), .since(7))
      .because("The budget of silent pushes is spent: the system holds this one back.")
      .documented("R-85 A-134")
    Case("device.first-unlock")
      .when(.firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no push launches an app.")
      .documented("R-26 A-123")
    Case("device.force-quit")
      .when(.killedByUser)
      .because(
        "The user removed the app in the switcher: no push wakes it until it is opened again."
      )
      .documented("R-13 A-121 S4-27")
  } open: {
    Case("device.allows")
      .because("The device lets the app run in the background.")
      .documented("A-122 A-125")
  }
}
