extension DecisionTable {
  /// Names the reason of the push to give time to an app in the background.
  static let backgroundWork = DecisionTable(.wake, decides: .backgroundWork) {
    Case("background-work.call", .backgroundWork(.pushKit))
      .when(.callTime(.open))
      .because("The push is for PushKit.")
      .documented("A-200")
    Case("background-work.framework", .backgroundWork(.framework))
      .when(.callTime(.closed), .frameworkTime(.open))
      .because("The push is for ActivityKit or Push to Talk, which gives the app time.")
      .documented("R-39 R-40 A-205 A-207")
    Case("background-work.background", .backgroundWork(.silentPush))
      .when(.callTime(.closed), .frameworkTime(.closed), .backgroundTime(.open))
      .and(.contentAvailable(.present))
      .because("The push gives the fetchCompletionHandler variant background time.")
      .documented("A-026")
    Case("background-work.nothing", .backgroundWork(.nothing))
      .when(.callTime(.closed), .frameworkTime(.closed), .backgroundTime(.closed))
      .because("The push gives the app no background time.")
      .documented("A-025")
  }
}
