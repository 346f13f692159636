import DecisionTables

extension DecisionTable {
  /// Decides whether the push has something to show and may show it.
  static let showing = DecisionTable(.presentation, gate: .showing) {
    Case("showing.empty")
      .when(.nothingVisible)
      .because("The payload has no alert, no sound and no badge.")
      .documented("A-029")
    Case("showing.other-receiver")
      .when(!.recipient(.app))
      .because("A push of this type is no notification of the app.")
      .documented("R-34 A-200")
    Case("showing.never-launched")
      .when(.neverLaunched)
      .because("The app was never opened, so it has no device token.")
      .inferred("R-28 A-124")
    Case("showing.denied")
      .when(.permission(.refused))
      .because("The user does not allow notifications.")
      .documented("R-23 A-129 A-130")
    Case("showing.alert-styles-off")
      .when(.alertStyles(.off), .alert)
      .because("All alert styles of the app are switched off.")
      .documented("R-63 A-150")
    Case("showing.typed-background")
      .when(.since(13), .pushType(.background))
      .because("From iOS 13 a push of type background shows nothing.")
      .observed("R-71 R-22 A-533")
  } open: {
    Case("showing.has-content")
      .because("The push shows something and may.")
      .documented("A-025")
  }
}
