internal import DecisionTables

extension DecisionTable {
  /// Decides which of the old methods takes an action button.
  static let actionHandler = DecisionTable("action handler", .response, names: .actionHandler) {
    Case("before-8", .actionHandler(.nobody))
      .when(.before(8))
      .because("Action buttons exist from iOS 8.")
      .documented("A-068")
    Case("handle-action-8", .actionHandler(.plain))
      .when(.since(8), .before(9), .implements(.handleAction))
      .because("handleActionWithIdentifier takes the button.")
      .documented("A-068")
    Case("nobody-8", .actionHandler(.nobody))
      .when(.since(8), .before(9), .lacks(.handleAction))
      .because("The app does not implement handleActionWithIdentifier.")
      .documented("A-068")
    Case("handle-action-response", .actionHandler(.withResponse))
      .when(.since(9), .implements(.handleActionResponse), .lacks(.handleAction))
      .because("handleActionWithIdentifier…withResponseInfo takes the button.")
      .documented("R-30 A-070")
    Case("both", .actionHandler(.withResponse))
      .when(.since(9), .implements(.handleActionResponse), .implements(.handleAction))
      .because("Of the two methods for action buttons the one with response info is called.")
      .inferred("R-30 U-15")
    Case("handle-action", .actionHandler(.plain))
      .when(.since(9), .lacks(.handleActionResponse), .implements(.handleAction))
      .because("handleActionWithIdentifier takes the button.")
      .documented("R-30 A-068")
    Case("nobody", .actionHandler(.nobody))
      .when(.since(9), .lacks(.handleActionResponse), .lacks(.handleAction))
      .because("The app implements no handleActionWithIdentifier method.")
      .documented("R-30")
  }
}
