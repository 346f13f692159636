internal import DecisionTables

extension DecisionTable {
  /// Decides to which part of the app the push is handed on arrival.
  static let arrivalRecipient = DecisionTable(
    "arrival recipient",
    .arrival,
    decides: .arrivalRecipient
  ) {
    Case("pushkit", .arrivalRecipient(.pushKit))
      .when(.wake(.running, .resumed, .launched), .backgroundWork(.incomingCall))
      .because("The VoIP push is for PushKit's delegate.")
      .documented("A-200")
    Case("foreground", .arrivalRecipient(.foreground))
      .when(.place(.foreground), .callTime(.closed), .admission(.open))
      .and(.remoteNotificationMethod(.fetch, .didReceive), .onDevice)
      .because("The push reaches the app in the foreground.")
      .documented("A-020")
    Case("foreground-in-simulator", .arrivalRecipient(.foreground))
      .when(.place(.foreground), .callTime(.closed), .admission(.open))
      .and(.remoteNotificationMethod(.fetch, .didReceive), .inSimulator, .contentAvailable(.absent))
      .because("The push reaches the app in the foreground of the simulator, too.")
      .observed("R-43 A-385")
    Case("content-available-in-simulator", .arrivalRecipient(.foreground))
      .when(.place(.foreground), .callTime(.closed), .admission(.open))
      .and(.remoteNotificationMethod(.fetch, .didReceive), .inSimulator)
      .and(.contentAvailable(.present))
      .because("In the simulator, too, content-available on an alert is taken to reach the app.")
      .contested(
        "R-43 A-385",
        otherSide: "The simulator may show the alert alone: it is not known to hand over the rest.",
        settle: "Send an alert with content-available with xcrun simctl push to an active app.",
        otherwise: .arrivalRecipient(.nobody)
      )
    Case("no-method", .arrivalRecipient(.nobody))
      .when(.place(.foreground), .callTime(.closed), .admission(.open))
      .and(.remoteNotificationMethod(.nobody))
      .because("The app delegate implements neither method for remote notifications.")
      .documented("A-024")
    Case("not-handed-over", .arrivalRecipient(.nobody))
      .when(.place(.foreground), .callTime(.closed), .admission(.closed))
      .because("The push is not handed to the app delegate.")
      .documented("R-22 R-23 R-34")
    Case("background", .arrivalRecipient(.background))
      .when(!.place(.foreground), .wake(.running, .resumed, .launched))
      .and(.backgroundWork(.silentPush))
      .because("The push gives the app background time.")
      .documented("A-026")
    Case("framework", .arrivalRecipient(.nobody))
      .when(!.place(.foreground), .wake(.running, .resumed, .launched), .backgroundWork(.framework))
      .because("A framework takes the push: no method for remote notifications runs.")
      .documented("R-39 R-40")
    Case("nobody", .arrivalRecipient(.nobody))
      .when(.wake(.nothing))
      .because("The push gives the app no time.")
      .documented("A-025 S4-28")
  }
}
