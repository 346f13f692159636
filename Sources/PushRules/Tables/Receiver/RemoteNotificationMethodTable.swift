extension DecisionTable {
  /// Decides which of the two methods for remote notifications iOS calls.
  static let remoteNotificationMethod = DecisionTable(.receiver, names: .remoteNotificationMethod) {
    Case("remote-notification-method.fetch", .remoteNotificationMethod(.fetch))
      .when(.since(7), .implements(.didReceiveFetch))
      .because("The fetchCompletionHandler variant takes the push, so the old method does not.")
      .documented("R-01 A-024 S4-16")
    Case("remote-notification-method.did-receive-before-7", .remoteNotificationMethod(.didReceive))
      .when(.before(7), .implements(.didReceive))
      .because("Before iOS 7 application:didReceiveRemoteNotification: is the only method.")
      .documented("R-33 A-007 A-022")
    Case("remote-notification-method.did-receive", .remoteNotificationMethod(.didReceive))
      .when(.since(7), .lacks(.didReceiveFetch), .implements(.didReceive))
      .because("Without the fetchCompletionHandler variant the old method is the one to call.")
      .documented("A-021 A-024")
    Case("remote-notification-method.nobody-before-7", .remoteNotificationMethod(.nobody))
      .when(.before(7), .lacks(.didReceive))
      .because("iOS 3 to 6 know only the old method, and the app lacks it.")
      .documented("R-33 A-007")
    Case("remote-notification-method.nobody", .remoteNotificationMethod(.nobody))
      .when(.since(7), .lacks(.didReceiveFetch), .lacks(.didReceive))
      .because("The app delegate implements neither method for remote notifications.")
      .documented("A-024")
  }
}
