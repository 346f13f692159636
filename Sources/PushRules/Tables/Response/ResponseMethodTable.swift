import DecisionTables

extension DecisionTable {
  /// Decides who takes what the user does.
  static let responseMethod = DecisionTable(.response, decides: .responseMethod) {
    Case("response-method.reaches-nobody", .responseMethod(.nobody))
      .when(.reachesApp(.closed))
      .because("What the user does does not reach the app.")
      .documented("A-025")
    Case("response-method.icon-cold", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.icon), .placeAtResponse(.gone))
      .because("A start by the icon calls no push method for a push that is pending.")
      .documented("R-12 A-060 S4-17 S4-21 S4-24")
    Case("response-method.icon-resume", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.icon), !.placeAtResponse(.gone))
      .because("A return by the icon calls no push method for a push that is pending.")
      .observed("R-12 A-061 S4-17 S4-21 S4-24")
    Case("response-method.dismissal-before-10", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.dismiss), .responseDelegate(.tooOld))
      .because("Before iOS 10 a dismissal is never reported to the app.")
      .documented("R-29 A-074")
    Case("response-method.dismissal", .responseMethod(.delegate))
      .when(.reachesApp(.open), .userAction(.dismiss), .responseDelegate(.answers))
      .and(.category(.present), .customDismiss(.present))
      .because("A category with the custom dismiss action reports an explicit dismissal.")
      .documented("R-29 R-46 A-073")
    Case("response-method.dismissal-without-option", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.dismiss), .responseDelegate(.answers))
      .and(.category(.present), .customDismiss(.absent))
      .because(
        "The category is registered without customDismissAction, so a dismissal is not reported."
      )
      .documented("R-46 A-073")
    Case("response-method.dismissal-without-category", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.dismiss), .responseDelegate(.answers))
      .and(.category(.absent))
      .because("A dismissal is reported only for a category with the custom dismiss action.")
      .documented("R-29 A-073")
    Case("response-method.dismissal-unheard", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.dismiss))
      .and(.responseDelegate(.tooLate, .lacking, .nobody))
      .because("Only didReceive response hears of a dismissal, and it is not in place.")
      .documented("R-29 A-073")
    Case("response-method.tap", .responseMethod(.delegate))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.answers))
      .because("didReceive response takes the tap; the methods for remote notifications do not.")
      .observed("R-10 R-16 A-071")
    Case("response-method.tap-before-10", .responseMethod(.tapFallback))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.tooOld))
      .because("Before iOS 10 a tap hands the push to the app delegate.")
      .documented("R-03 R-11 A-063 A-065")
    Case("response-method.tap-no-delegate", .responseMethod(.tapFallback))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.nobody))
      .and(.lifecycleInEffect(.app))
      .because("Without a notification center's delegate a tap falls back to the app delegate.")
      .observed("R-03 R-04 A-037")
    Case("response-method.tap-no-method-10-0", .responseMethod(.tapFallback))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.lacking))
      .and(.only(10, 0))
      .because("A delegate without didReceive response leaves the tap to the app delegate.")
      .inferred("R-04 R-05")
    Case("response-method.tap-no-method", .responseMethod(.tapFallback))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.lacking))
      .and(.since(10, 1), .lifecycleInEffect(.app))
      .because("A delegate without didReceive response leaves the tap to the app delegate.")
      .contested(
        "R-05 U-07",
        otherSide: "Some report that setting a delegate alone silences the old methods.",
        settle: "Set a delegate without didReceive response on iOS 10.1 or later and tap a push.",
        otherwise: .responseMethod(.nobody)
      )
    Case("response-method.tap-late-delegate", .responseMethod(.tapFallback))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.tooLate))
      .and(.lifecycleInEffect(.app))
      .because("The delegate is set too late for the tap, which is left to the app delegate.")
      .documented("R-19 A-012")
    Case("response-method.tap-late-delegate-scene", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.tooLate))
      .and(.lifecycleInEffect(.scene))
      .because("The delegate is set too late for the tap; the scene still carries the response.")
      .documented("R-19 A-012 A-103")
    Case("response-method.tap-scene", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.nobody))
      .and(.lifecycleInEffect(.scene))
      .because("In a scene app a tap reaches neither method for remote notifications.")
      .observed("R-17")
    Case("response-method.tap-scene-no-method", .responseMethod(.nobody))
      .when(.reachesApp(.open), .userAction(.notification), .responseDelegate(.lacking))
      .and(.lifecycleInEffect(.scene))
      .because("In a scene app a delegate without didReceive response leaves the tap to nobody.")
      .inferred("R-17")
    Case("response-method.action", .responseMethod(.delegate))
      .when(.reachesApp(.open), .button, .responseDelegate(.answers))
      .because("didReceive response takes the action.")
      .documented("R-30 A-071 A-072")
    Case("response-method.action-before-10", .responseMethod(.actionHandler))
      .when(.reachesApp(.open), .button, .responseDelegate(.tooOld))
      .and(.actionHandler(.withResponse, .plain), !.killedByUser)
      .because("Before iOS 10 handleActionWithIdentifier takes the action.")
      .documented("R-30 A-068 A-070")
    Case("response-method.action-after-force-quit-before-10", .responseMethod(.actionHandler))
      .when(.reachesApp(.open), .button, .responseDelegate(.tooOld))
      .and(.actionHandler(.withResponse, .plain), .killedByUser)
      .because("Before iOS 10 handleActionWithIdentifier takes the action, after a force quit too.")
      .graded(.actionAfterForceQuit(otherwise: .responseMethod(.nobody)), "R-30 A-068")
    Case("response-method.action-fallback", .responseMethod(.actionHandler))
      .when(.reachesApp(.open), .button, .responseDelegate(.tooLate, .lacking, .nobody))
      .and(.actionHandler(.withResponse, .plain))
      .because("Without didReceive response the old handleActionWithIdentifier takes the action.")
      .contested(
        "R-30 A-075",
        otherSide: "Apple says that notifications with actions need a delegate of the notification "
          + "center.",
        settle:
          "On iOS 10 or later implement only handleActionWithIdentifier and choose an action.",
        otherwise: .responseMethod(.nobody)
      )
    Case("response-method.action-unheard", .responseMethod(.nobody))
      .when(.reachesApp(.open), .button, .responseDelegate(.tooOld, .tooLate, .lacking, .nobody))
      .and(.actionHandler(.nobody))
      .because("No method of the app takes the action.")
      .documented("R-30 A-075")
  }
}

extension EvidenceGrade {
  static func actionAfterForceQuit(otherwise: Entry) -> EvidenceGrade {
    contested(
      "Apple says that nothing launches an app that the user has quit, until the user opens it.",
      settle: "On iOS 8 or 9 quit the app in the switcher and choose a background action.",
      otherwise: otherwise
    )
  }
}
