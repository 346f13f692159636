extension DecisionTable {
  /// Decides whether anything keeps the notification service extension from running.
  static let extensionPermit = DecisionTable(.extension, gate: .extensionPermit) {
    Case("extension-permit.before-10")
      .when(.before(10, 0))
      .because("Notification service extensions exist from iOS 10.")
      .documented("A-007 A-150")
    Case("extension-permit.missing")
      .when(.lacks(.serviceExtension))
      .because("The app has no notification service extension.")
      .documented("A-150")
    Case("extension-permit.not-mutable")
      .when(.mutableContentValue(.absent, .zero, .misplaced))
      .because("aps has no mutable-content that counts as set.")
      .documented("A-151")
    Case("extension-permit.mutable-unreadable")
      .when(.mutableContentValue(.unreadable))
      .because("mutable-content is neither a number nor a Boolean, so it does not count as set.")
      .graded(.unreadableMutableContent, "A-256")
    Case("extension-permit.no-alert")
      .when(.withoutAlert)
      .because("The push shows no alert, and the extension runs for alerts only.")
      .documented("R-25 A-150 A-152")
    Case("extension-permit.not-shown")
      .when(.showing(.closed))
      .because("The push is not shown, so there is nothing to change.")
      .documented("R-23 A-150")
  } open: {
    Case("extension-permit.permitted")
      .because("mutable-content on a visible alert asks for the extension.")
      .documented("R-25 A-150 A-151")
  }
}
