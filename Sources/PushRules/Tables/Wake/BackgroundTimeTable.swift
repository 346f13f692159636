extension DecisionTable {
  /// Decides whether `content-available` gets the app background time.
  static let backgroundTime = DecisionTable(.wake, gate: .backgroundTime) {
    Case("background-time.not-admitted")
      .when(.admission(.closed))
      .because("The push is not handed to the app.")
      .documented("R-22 R-23")
    Case("background-time.not-requested")
      .when(.request(.closed))
      .because("The push does not ask for background time.")
      .documented("A-025")
    Case("background-time.not-configured")
      .when(.configuration(.closed))
      .because("The app is not set up for background pushes.")
      .documented("A-120 A-137")
    Case("background-time.device-refuses")
      .when(.device(.closed))
      .because("The device does not let the app run in the background.")
      .documented("A-121 A-125")
  } open: {
    Case("background-time.granted")
      .because("content-available asks for background time, and nothing is against it.")
      .documented("A-026 S4-26")
  }
}
