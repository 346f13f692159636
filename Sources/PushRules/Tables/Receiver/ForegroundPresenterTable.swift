extension DecisionTable {
  /// Names who can decide what a push shows in the foreground.
  static let foregroundPresenter = DecisionTable(.receiver, names: .foregroundPresenter) {
    Case("foreground-presenter.before-10", .foregroundPresenter(.tooOld))
      .when(.before(10, 0))
      .because("UNUserNotificationCenter exists from iOS 10.")
      .documented("A-007")
    Case("foreground-presenter.no-delegate", .foregroundPresenter(.nobody))
      .when(.since(10, 0), .delegate(nil))
      .because("No delegate of the notification center is set.")
      .documented("A-037")
    Case("foreground-presenter.will-present", .foregroundPresenter(.answers))
      .when(.since(10, 0), .delegateInPlace, .implements(.willPresent))
      .because("The notification center's delegate implements willPresent.")
      .documented("A-031")
    Case("foreground-presenter.no-will-present", .foregroundPresenter(.lacking))
      .when(.since(10, 0), .delegateInPlace, .lacks(.willPresent))
      .because("The notification center's delegate does not implement willPresent.")
      .documented("A-033")
  }
}
