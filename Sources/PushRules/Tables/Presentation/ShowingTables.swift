import DecisionTables

extension DecisionTable {
  /// Decides whether the push has something to show and may show it.
  static let showing = DecisionTable(.presentation, gate: .showing) {
    Case("showing.empty")
      .when(.nothingVisible)
      .because("The payload has no alert, no sound and no badge.")
      .documented("A-029")
    Case("showing.other-receiver")
      .when(!.recipient(.app))
      .because("A push of this type is no notification of the app.")
      .documented("R-34 A-200")
    Case("showing.never-launched")
      .when(.neverLaunched)
      .because("The app was never opened, so it has no device token.")
      .inferred("R-28 A-124")
    Case("showing.denied")
      .when(.permission(.refused))
      .because("The user does not allow notifications.")
      .documented("R-23 A-129 A-130")
    Case("showing.alert-styles-off")
      .when(.alertStyles(.off), .alert)
      .because("All alert styles of the app are switched off.")
      .documented("R-63 A-150")
    Case("showing.typed-background")
      .when(.since(13), .pushType(.background))
      .because("From iOS 13 a push of type background shows nothing.")
      .observed("R-71 R-22 A-533")
  } open: {
    Case("showing.has-content")
      .because("The push shows something and may.")
      .documented("A-025")
  }

  /// Decides whether anything keeps `willPresent` from being asked.
  static let willPresentPermit = DecisionTable(.presentation, gate: .willPresentPermit) {
    Case("will-present-permit.nothing-to-ask")
      .when(.nothingVisible)
      .because("The payload has nothing to show, so willPresent is not asked.")
      .documented("R-08 A-035")
    Case("will-present-permit.other-receiver")
      .when(!.recipient(.app))
      .because("A push of this type is no notification of the app, so willPresent is not asked.")
      .documented("R-34 A-200")
    Case("will-present-permit.typed-background")
      .when(.since(13), .pushType(.background))
      .because("From iOS 13 a push of type background shows nothing, so willPresent is not asked.")
      .inferred("R-71 R-22 A-533")
    Case("will-present-permit.not-in-foreground")
      .when(!.place(.foreground))
      .because("willPresent is called in the foreground only.")
      .documented("A-032")
    Case("will-present-permit.before-10")
      .when(.foregroundPresenter(.tooOld))
      .because("willPresent exists from iOS 10.")
      .documented("A-007")
    Case("will-present-permit.no-delegate")
      .when(.foregroundPresenter(.nobody))
      .because("No delegate of the notification center is set.")
      .documented("A-037")
    Case("will-present-permit.no-will-present")
      .when(.foregroundPresenter(.lacking))
      .because("The notification center's delegate does not implement willPresent.")
      .documented("A-033")
    Case("will-present-permit.denied")
      .when(.permission(.refused), .place(.foreground), .since(10, 0))
      .because("willPresent is not asked for an app whose notifications are not allowed.")
      .inferred("R-23 U-08")
    Case("will-present-permit.alert-styles-off")
      .when(.alertStyles(.off), .place(.foreground), .since(10, 0))
      .because("With all alert styles of the app off a push is dropped, in the foreground too.")
      .inferred("R-63 A-396 A-508")
  } open: {
    Case("will-present-permit.may-ask")
      .because("The delegate can say what to show.")
      .documented("A-031")
  }

  /// Decides whether `willPresent` is asked what to show.
  static let willPresentCall = DecisionTable(
    .presentation,
    decides: .willPresentCall,
    called: "will-present call"
  ) {
    Case("will-present-call.asked", .willPresentCall(.asked))
      .when(.willPresentPermit(.open), .alert, !.permission(.historyOnly))
      .because("In the foreground willPresent decides what an alert shows.")
      .documented("R-06 A-031")
    Case("will-present-call.asked-provisional", .willPresentCall(.asked))
      .when(.willPresentPermit(.open), .alert, .permission(.historyOnly))
      .because("In the foreground willPresent is asked with provisional authorization, too.")
      .inferred("R-24 A-132")
    Case("will-present-call.asked-without-alert", .willPresentCall(.asked))
      .when(.willPresentPermit(.open), .withoutAlert)
      .because("In the foreground willPresent decides about a sound or badge alone, too.")
      .inferred("R-06 A-031")
    Case("will-present-call.not-asked", .willPresentCall(.skipped))
      .when(.willPresentPermit(.closed))
      .because("willPresent is not asked.")
      .documented("A-032")
  }
}
