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
      .contested(
        "R-22 A-312",
        otherSide: "Reports say that a push of type background with an alert is shown.",
        settle: "Send an alert with apns-push-type background and priority 5 to an active app."
      )
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
      .contested(
        "R-23 U-08",
        otherSide: "willPresent may still be called for an app whose notifications are denied.",
        settle: "Deny notifications, register, and send an alert while the app is active."
      )
    Case("will-present-permit.alert-styles-off")
      .when(.alertStyles(.off), .place(.foreground), .since(10, 0))
      .because("With all alert styles of the app off a push is dropped, in the foreground too.")
      .graded(.alertStylesOff, "R-63 A-396 A-508")
  } open: {
    Case("will-present-permit.may-ask")
      .because("The delegate can say what to show.")
      .documented("A-031")
  }
}

extension EvidenceGrade {
  static let alertStylesOff = contested(
    "Apple's pages tie to alert styles only what is shown: the app may still get the push.",
    settle: "Switch all alert styles of the app off, and send it content-available and an alert."
  )
}
