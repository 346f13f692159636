import DecisionTables

extension DecisionTable {
  /// Decides whether the launch options carry the remote-notification key.
  static let launchOptions = DecisionTable(.launchInformation, decides: .launchOptions) {
    Case("launch-options.not-launched", .launchOptions(.notLaunched))
      .when(.launchCause(.nobody))
      .because("The app is not launched, so there are no launch options.")
      .documented("A-060")
    Case("launch-options.scene", .launchOptions(.noKey))
      .when(!.launchCause(.nobody), .lifecycleInEffect(.scene))
      .because("In a scene app the launch options are nil.")
      .documented("R-16 A-102")
    Case("launch-options.push", .launchOptions(.key))
      .when(.launchCause(.push), .lifecycleInEffect(.app))
      .because("A background launch by a push carries the remote-notification key.")
      .observed("R-14 A-108 U-03")
    Case("launch-options.voip", .launchOptions(.unknown))
      .when(.launchCause(.call), .lifecycleInEffect(.app))
      .because("Whether a launch for PushKit carries the remote-notification key is not known.")
      .inferred("A-200")
    Case("launch-options.framework", .launchOptions(.unknown))
      .when(.launchCause(.framework), .lifecycleInEffect(.app))
      .because(
        "Whether a launch for ActivityKit or Push to Talk carries the remote-notification key is "
          + "not known."
      )
      .inferred("R-39 R-40")
    Case("launch-options.icon", .launchOptions(.noKey))
      .when(.launchCause(.icon), .lifecycleInEffect(.app))
      .because("A start by the icon carries no remote-notification key.")
      .documented("R-12 A-060 S4-18 S4-19")
    Case("launch-options.tap", .launchOptions(.key))
      .when(.launchCause(.tap), .lifecycleInEffect(.app))
      .because("A start by a tap carries the payload under the remote-notification key.")
      .documented("R-03 A-062 A-100 S4-20")
    Case("launch-options.action", .launchOptions(.unknown))
      .when(.launchCause(.action, .foregroundAction, .dismissal), .lifecycleInEffect(.app))
      .because("Whether a start by an action carries the remote-notification key is not known.")
      .inferred("R-30 U-15")
  }
}
