internal import DecisionTables

extension DecisionTable {
  /// Decides to which part of the app the push is handed on arrival.
  static let arrivalRecipient = DecisionTable(
    "arrival recipient",
    .arrival,
    decides: .arrivalRecipient
  ) {
    Case("pushkit", .arrivalRecipient(.pushKit))
      .when(.wake(.running, .resumed, .launched), .backgroundWork(.pushKit))
      .and(!.pushKitMethod(.nobody), .pushRegistry(.set))
      .because("The push is for PushKit's delegate.")
      .documented("A-200")
    Case("registry-late-in-time", .arrivalRecipient(.pushKit))
      .when(.wake(.running, .resumed), .backgroundWork(.pushKit))
      .and(!.pushKitMethod(.nobody), .pushRegistry(.late))
      .because("The PKPushRegistry was made late, but before this: the app ran already.")
      .inferred("R-57 A-200")
    Case("registry-late", .arrivalRecipient(.nobody))
      .when(.wake(.launched), .backgroundWork(.pushKit))
      .and(!.pushKitMethod(.nobody), .pushRegistry(.late))
      .because(
        "The PKPushRegistry is made after the launch has finished, too late for the push that "
          + "launched the app."
      )
      .observed("R-57 A-502")
    Case("no-registry", .arrivalRecipient(.nobody))
      .when(.wake(.running, .resumed, .launched), .backgroundWork(.pushKit))
      .and(!.pushKitMethod(.nobody), .pushRegistry(nil))
      .because("The app makes no PKPushRegistry that could hand the push to a method.")
      .observed("R-57 A-502")
    Case("no-pushkit-method", .arrivalRecipient(.nobody))
      .when(.wake(.running, .resumed, .launched), .backgroundWork(.pushKit))
      .and(.pushKitMethod(.nobody))
      .because("The app implements no PushKit method that this version of iOS calls.")
      .observed("R-57 R-41 A-502")
    Case("foreground", .arrivalRecipient(.foreground))
      .when(.place(.foreground), .callTime(.closed), .admission(.open))
      .and(.remoteNotificationMethod(.fetch, .didReceive), .onDevice)
      .because("The push reaches the app in the foreground.")
      .documented("A-020")
    Case("foreground-in-simulator", .arrivalRecipient(.foreground))
      .when(.place(.foreground), .callTime(.closed), .admission(.open))
      .and(.remoteNotificationMethod(.fetch, .didReceive), .inSimulator)
      .because("The push reaches the app in the foreground of the simulator, too.")
      .observed("R-43 A-385")
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
