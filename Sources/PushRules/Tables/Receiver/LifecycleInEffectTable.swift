extension DecisionTable {
  /// Names the life cycle in effect.
  static let lifecycleInEffect = DecisionTable(.receiver, names: .lifecycleInEffect) {
    Case("life-cycle-in-effect.app-before-13", .lifecycleInEffect(.app))
      .when(.before(13))
      .because("Scenes exist from iOS 13.")
      .documented("A-007")
    Case("life-cycle-in-effect.scene", .lifecycleInEffect(.scene))
      .when(.since(13), .lifecycle(.scene))
      .because("The app uses the scene life cycle.")
      .documented("A-105")
    Case("life-cycle-in-effect.app", .lifecycleInEffect(.app))
      .when(.since(13), .lifecycle(.app))
      .because("The app uses the life cycle of the app delegate.")
      .documented("A-105")
  }
}
