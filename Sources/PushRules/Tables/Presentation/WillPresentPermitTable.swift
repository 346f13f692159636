internal import DecisionTables

extension DecisionTable {
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
      .inferred("R-23 R-72 U-08")
    Case("will-present-permit.alert-styles-off")
      .when(.alertStyles(.off), .place(.foreground), .since(10, 0))
      .because("With all alert styles of the app off a push is dropped, in the foreground too.")
      .graded(.alertStylesOff, "R-63 A-128 A-396 A-508")
  } open: {
    Case("will-present-permit.may-ask")
      .because("The delegate can say what to show.")
      .documented("A-031")
  }
}

extension EvidenceGrade {
  static let alertStylesOff = contested(
    "From iOS 8, says Apple on stage, a silent push needs no permission of the user.",
    settle: "Switch all alert styles of the app off, and send it content-available and an alert."
  )
}
