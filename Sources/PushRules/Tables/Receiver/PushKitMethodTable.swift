extension DecisionTable {
  /// Names which of PushKit's methods takes a call.
  static let pushKitMethod = DecisionTable(
    .receiver,
    names: .pushKitMethod,
    called: "pushkit method"
  ) {
    Case("pushkit-method.with-metadata", .pushKitMethod(.withMetadata))
      .when(.since(26, 4), .implements(.didReceiveIncomingVoIPPush))
      .because("From iOS 26.4 didReceiveIncomingVoIPPush takes the call.")
      .documented("R-41 A-380")
    Case("pushkit-method.plain", .pushKitMethod(.plain))
      .when(.since(26, 4), .lacks(.didReceiveIncomingVoIPPush))
      .and(.implements(.didReceiveIncomingPush))
      .because(
        "Without didReceiveIncomingVoIPPush the older didReceiveIncomingPush takes the call."
      )
      .documented("R-41 A-380 A-200")
    Case("pushkit-method.plain-before-26-4", .pushKitMethod(.plain))
      .when(.before(26, 4), .implements(.didReceiveIncomingPush))
      .because("Before iOS 26.4 didReceiveIncomingPush takes the push.")
      .documented("A-200")
    Case("pushkit-method.nobody", .pushKitMethod(.nobody))
      .when(.since(26, 4), .lacks(.didReceiveIncomingVoIPPush), .lacks(.didReceiveIncomingPush))
      .because("The app implements neither of PushKit's methods.")
      .documented("R-41 A-200")
    Case("pushkit-method.nobody-before-26-4", .pushKitMethod(.nobody))
      .when(.before(26, 4), .lacks(.didReceiveIncomingPush))
      .because("The app does not implement PushKit's didReceiveIncomingPush.")
      .documented("A-200")
  }
}
