import DecisionTables

extension DecisionTable {
  /// Names who can take what the user does.
  static let responseDelegate = DecisionTable(.response, names: .responseDelegate) {
    Case("response-delegate.before-10", .responseDelegate(.tooOld))
      .when(.before(10, 0))
      .because("userNotificationCenter didReceive exists from iOS 10.")
      .documented("A-007")
    Case("response-delegate.no-delegate", .responseDelegate(.nobody))
      .when(.since(10, 0), .delegate(nil))
      .because("No delegate of the notification center is set.")
      .documented("A-037")
    Case("response-delegate.no-did-receive-response", .responseDelegate(.lacking))
      .when(.since(10, 0), .delegateInPlace, .lacks(.didReceiveResponse))
      .because("The notification center's delegate does not implement didReceive response.")
      .documented("R-05")
    Case("response-delegate.responds", .responseDelegate(.answers))
      .when(.since(10, 0), .delegate(.set), .implements(.didReceiveResponse))
      .because("The notification center's delegate implements didReceive response.")
      .documented("A-071")
    Case("response-delegate.late-in-time", .responseDelegate(.answers))
      .when(.since(10, 0), .delegate(.late), .implements(.didReceiveResponse))
      .and(!.placeAtResponse(.gone))
      .because("The delegate was set late, but before this: the app ran already.")
      .documented("R-19 A-012")
    Case("response-delegate.late", .responseDelegate(.tooLate))
      .when(.since(10, 0), .delegate(.late), .implements(.didReceiveResponse))
      .and(.placeAtResponse(.gone))
      .because(
        "The delegate is set after the launch has finished, too late for what launched the app."
      )
      .documented("R-19 A-012")
  }

  /// Decides which method for remote notifications a tap falls back to.
  static let tapFallback = DecisionTable(.response, decides: .tapFallback) {
    Case("tap-fallback.fetch", .tapFallback(.fetch))
      .when(!.only(10, 0), .remoteNotificationMethod(.fetch), !.responseDelegate(.tooLate))
      .because("A tap hands the push to the fetchCompletionHandler variant.")
      .documented("R-03 A-063 A-065")
    Case("tap-fallback.fetch-late-delegate", .tapFallback(.fetch))
      .when(!.only(10, 0), .remoteNotificationMethod(.fetch), .responseDelegate(.tooLate))
      .because(
        "A tap that comes before the delegate falls back to the fetchCompletionHandler variant."
      )
      .contested(
        "R-19 A-012",
        otherSide: "The tap may be lost: Apple only says that responses can be missed.",
        settle: "Set the delegate after the launch has finished and start the app by a tap.",
        otherwise: .tapFallback(.nobody)
      )
    Case("tap-fallback.did-receive", .tapFallback(.didReceive))
      .when(!.only(10, 0), .remoteNotificationMethod(.didReceive), !.placeAtResponse(.gone))
      .because("On the way to the foreground a tap hands the push to the old method.")
      .contested(
        "R-02 A-066 C-01 S4-23",
        otherSide: "The SDK header and Apple's page on the fetch variant say that the old method "
          + "is not called when a push resumes the app.",
        settle:
          "Implement only the old method, suspend the app, tap a push, and log the callbacks.",
        otherwise: .tapFallback(.nobody)
      )
    Case("tap-fallback.did-receive-cold", .tapFallback(.nobody))
      .when(!.only(10, 0), .remoteNotificationMethod(.didReceive), .placeAtResponse(.gone))
      .because("The old method is not called for the notification that launched the app.")
      .documented("R-03 A-064")
    Case("tap-fallback.nobody", .tapFallback(.nobody))
      .when(.remoteNotificationMethod(.nobody))
      .because("The app delegate implements neither method for remote notifications.")
      .documented("A-024")
    Case("tap-fallback.10-0-did-receive-instead-of-fetch", .tapFallback(.didReceive))
      .when(.only(10, 0), .remoteNotificationMethod(.fetch), .implements(.didReceive))
      .because("iOS 10.0 calls the old method for a tap, although the fetch variant is there.")
      .observed("R-04")
    Case("tap-fallback.10-0-did-receive", .tapFallback(.didReceive))
      .when(.only(10, 0), .remoteNotificationMethod(.didReceive))
      .because("iOS 10.0 calls the old method for a tap, for one that launches the app too.")
      .inferred("R-04")
    Case("tap-fallback.10-0-fetch", .tapFallback(.nobody))
      .when(.only(10, 0), .remoteNotificationMethod(.fetch), .lacks(.didReceive))
      .because("iOS 10.0 does not call the fetchCompletionHandler variant for a tap.")
      .observed("R-04")
  }

  /// Decides which of the old methods takes an action button.
  static let actionHandler = DecisionTable(.response, names: .actionHandler) {
    Case("action-handler.before-8", .actionHandler(.nobody))
      .when(.before(8))
      .because("Action buttons exist from iOS 8.")
      .documented("A-068")
    Case("action-handler.handle-action-8", .actionHandler(.plain))
      .when(.since(8), .before(9), .implements(.handleAction))
      .because("handleActionWithIdentifier takes the button.")
      .documented("A-068")
    Case("action-handler.nobody-8", .actionHandler(.nobody))
      .when(.since(8), .before(9), .lacks(.handleAction))
      .because("The app does not implement handleActionWithIdentifier.")
      .documented("A-068")
    Case("action-handler.handle-action-response", .actionHandler(.withResponse))
      .when(.since(9), .implements(.handleActionResponse), .lacks(.handleAction))
      .because("handleActionWithIdentifier…withResponseInfo takes the button.")
      .documented("R-30 A-070")
    Case("action-handler.both", .actionHandler(.withResponse))
      .when(.since(9), .implements(.handleActionResponse), .implements(.handleAction))
      .because("Of the two methods for action buttons the one with response info is called.")
      .inferred("R-30 U-15")
    Case("action-handler.handle-action", .actionHandler(.plain))
      .when(.since(9), .lacks(.handleActionResponse), .implements(.handleAction))
      .because("handleActionWithIdentifier takes the button.")
      .documented("R-30 A-068")
    Case("action-handler.nobody", .actionHandler(.nobody))
      .when(.since(9), .lacks(.handleActionResponse), .lacks(.handleAction))
      .because("The app implements no handleActionWithIdentifier method.")
      .documented("R-30")
  }

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
