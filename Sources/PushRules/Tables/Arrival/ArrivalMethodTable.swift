internal import DecisionTables

extension DecisionTable {
  /// Decides which method takes the push on arrival, besides `willPresent`.
  static let arrivalMethod = DecisionTable(.arrival, decides: .arrivalMethod) {
    Case("arrival-method.pushkit", .arrivalMethod(.pushKit))
      .when(.arrivalRecipient(.pushKit))
      .because("PushKit's delegate takes the push.")
      .documented("R-34 A-200 A-201")
    Case("arrival-method.nothing", .arrivalMethod(.nobody))
      .when(.arrivalRecipient(.nobody))
      .because("No method for remote notifications runs.")
      .documented("A-025")
    Case("arrival-method.background-fetch", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.background), .contentAvailable(.present), .lifecycleInEffect(.app))
      .because("content-available hands the push to the fetchCompletionHandler variant.")
      .documented("R-14 A-026 A-028 S4-26")
    Case("arrival-method.background-fetch-scene", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.background), .contentAvailable(.present), .lifecycleInEffect(.scene))
      .because("In a scene app, too, content-available reaches the fetchCompletionHandler variant.")
      .observed("R-17 R-18 A-104")
    Case("arrival-method.foreground-before-10", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.foreground), .foregroundPresenter(.tooOld))
      .because("Before iOS 10 a push in the foreground goes straight to the app delegate.")
      .documented("A-021 A-022 S4-22 S4-25")
    Case("arrival-method.foreground-silent", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.foreground), !.foregroundPresenter(.tooOld), .nothingVisible)
      .and(.contentAvailable(.present), .remoteNotificationMethod(.fetch))
      .because("A silent push in the foreground goes to the fetchCompletionHandler variant.")
      .documented("R-08 A-035")
    Case("arrival-method.foreground-silent-did-receive", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.foreground), !.foregroundPresenter(.tooOld), .nothingVisible)
      .and(.contentAvailable(.present), .remoteNotificationMethod(.didReceive))
      .because("Without the fetchCompletionHandler variant the old method takes a silent push.")
      .observed("R-08")
    Case("arrival-method.beside-will-present", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.foreground), .willPresentCall(.asked), .contentAvailable(.present))
      .and(.remoteNotificationMethod(.fetch))
      .because("With content-available the fetchCompletionHandler variant runs beside willPresent.")
      .observed("R-07 A-036 U-01")
    Case(
      "arrival-method.beside-will-present-did-receive",
      .arrivalMethod(.remoteNotificationMethod)
    )
    .when(.arrivalRecipient(.foreground), .willPresentCall(.asked), .contentAvailable(.present))
    .and(.remoteNotificationMethod(.didReceive))
    .because("With content-available the old method runs beside willPresent.")
    .inferred("R-07 A-036")
    Case("arrival-method.foreground-content-available", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.foreground), !.foregroundPresenter(.tooOld), .visible)
      .and(!.permission(.refused), .willPresentCall(.skipped), .contentAvailable(.present))
      .because("In the foreground content-available reaches the app delegate.")
      .observed("R-08 R-17")
    Case(
      "arrival-method.foreground-content-available-denied",
      .arrivalMethod(.remoteNotificationMethod)
    )
    .when(.arrivalRecipient(.foreground), !.foregroundPresenter(.tooOld), .visible)
    .and(.permission(.refused), .contentAvailable(.present))
    .because("Without permission, too, content-available reaches the app delegate.")
    .observed("R-23 R-08")
    Case("arrival-method.will-present-only", .arrivalMethod(.nobody))
      .when(.arrivalRecipient(.foreground), .willPresentCall(.asked), .contentAvailable(.absent))
      .because(
        "willPresent takes a visible push in the foreground; the app delegate is not called."
      )
      .documented("R-06 A-008 A-036")
    Case("arrival-method.foreground-no-delegate", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.foreground), .foregroundPresenter(.nobody), .visible)
      .and(.willPresentCall(.skipped), .contentAvailable(.absent), .lifecycleInEffect(.app))
      .because("Without a notification center's delegate the push goes to the app delegate.")
      .observed("R-09 A-037")
    Case("arrival-method.foreground-no-will-present", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.foreground), .foregroundPresenter(.lacking), .visible)
      .and(.willPresentCall(.skipped), .contentAvailable(.absent), .lifecycleInEffect(.app))
      .because("A delegate without willPresent leaves the push to the app delegate.")
      .contested(
        "R-05 A-033",
        otherSide: "Some report that setting a delegate alone silences the old methods.",
        settle: "Set a delegate without willPresent on iOS 10.1 or later and send an alert.",
        otherwise: .arrivalMethod(.nobody)
      )
    Case("arrival-method.scene-no-delegate", .arrivalMethod(.nobody))
      .when(.arrivalRecipient(.foreground), .foregroundPresenter(.nobody), .visible)
      .and(.willPresentCall(.skipped), .contentAvailable(.absent), .lifecycleInEffect(.scene))
      .because("In a scene app a visible push reaches neither method for remote notifications.")
      .observed("R-17")
    Case("arrival-method.scene-no-will-present", .arrivalMethod(.nobody))
      .when(.arrivalRecipient(.foreground), .foregroundPresenter(.lacking), .visible)
      .and(.willPresentCall(.skipped), .contentAvailable(.absent), .lifecycleInEffect(.scene))
      .because("In a scene app a delegate without willPresent leaves a visible push to nobody.")
      .contested(
        "R-17 R-05",
        otherSide: "A delegate without willPresent may leave the push to the app delegate, as "
          + "without scenes.",
        settle: "In a scene app set a delegate without willPresent and send an alert.",
        otherwise: .arrivalMethod(.remoteNotificationMethod)
      )
    Case("arrival-method.foreground-empty", .arrivalMethod(.remoteNotificationMethod))
      .when(.arrivalRecipient(.foreground), !.foregroundPresenter(.tooOld), .nothingVisible)
      .and(.contentAvailable(.absent), .lifecycleInEffect(.app))
      .because("A push with nothing to show and no content-available reaches the app delegate.")
      .inferred("A-021 R-09")
    Case("arrival-method.foreground-empty-scene", .arrivalMethod(.nobody))
      .when(.arrivalRecipient(.foreground), !.foregroundPresenter(.tooOld), .nothingVisible)
      .and(.contentAvailable(.absent), .lifecycleInEffect(.scene))
      .because("In a scene app only content-available reaches the app delegate.")
      .inferred("R-17")
  }
}
