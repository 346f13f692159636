extension DecisionTable {
  /// Names whether the system launches the app.
  static let launchability = DecisionTable(.receiver, names: .launchability) {
    Case("launchability.before-27", .launchability(.launches))
      .when(.before(27))
      .because("Before iOS 27 an app launches with and without scenes.")
      .documented("A-013")
    Case("launchability.with-scenes", .launchability(.launches))
      .when(.since(27), .lifecycle(.scene))
      .because("An app that uses scenes launches on iOS 27.")
      .documented("R-31 A-013")
    Case("launchability.with-old-sdk", .launchability(.launches))
      .when(.since(27), .lifecycle(.app), .builtBefore27)
      .because("Built with an SDK before 27, an app without scenes still launches on iOS 27.")
      .observed("A-013")
    Case("launchability.fails", .launchability(.fails))
      .when(.since(27), .lifecycle(.app), .builtWith27)
      .because("On iOS 27 an app built with the iOS 27 SDK and without scenes fails to launch.")
      .documented("R-31 A-013")
  }
}
