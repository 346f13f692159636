extension DecisionTable {
  /// Decides who takes what the user does.
  static let response = DecisionTable(
    "response",
    .launch,
    decides: .response,
    [
      .reachesNobody, .iconColdStart, .iconResume, .dismissalBeforeTen,
      .dismissalReported, .dismissalWithoutCategory, .dismissalUnheard,
      .tapToDelegate, .tapBeforeTen, .tapWithoutDelegate, .tapWithoutMethodInTenZero,
      .tapWithoutMethod, .tapTooEarly, .sceneTapTooEarly, .sceneTapWithoutDelegate,
      .sceneTapWithoutMethod, .buttonToDelegate, .buttonBeforeTen, .buttonAfterForceQuitBeforeTen,
      .buttonWithoutDelegate, .buttonUnheard,
    ]
  )
}

extension Rule {
  static let reachesNobody = Rule(
    "launch.reaches-nobody",
    .response(.nobody),
    when: .reach(.closed),
    because: "What the user does does not reach the app.",
    .documented,
    "A-025"
  )

  static let iconColdStart = Rule(
    "launch.icon-cold",
    .response(.nobody),
    when: .reach(.open),
    .launch(.icon),
    .standing(.gone),
    because: "A start by the icon calls no push method for a push that is pending.",
    .documented,
    "R-12",
    "A-060",
    "S4-17",
    "S4-21",
    "S4-24"
  )

  static let iconResume = Rule(
    "launch.icon-resume",
    .response(.nobody),
    when: .reach(.open),
    .launch(.icon),
    !.standing(.gone),
    because: "A return by the icon calls no push method for a push that is pending.",
    .observed,
    "R-12",
    "A-061",
    "S4-17",
    "S4-21",
    "S4-24"
  )

  static let dismissalBeforeTen = Rule(
    "launch.dismissal-before-10",
    .response(.nobody),
    when: .reach(.open),
    .launch(.dismiss),
    .responder(.tooOld),
    because: "Before iOS 10 a dismissal is never reported to the app.",
    .documented,
    "R-29",
    "A-074"
  )

  static let dismissalReported = Rule(
    "launch.dismissal",
    .response(.delegate),
    when: .reach(.open),
    .launch(.dismiss),
    .responder(.answers),
    .category(.present),
    because: "A category with the custom dismiss action reports an explicit dismissal.",
    .documented,
    "R-29",
    "A-073"
  )

  static let dismissalWithoutCategory = Rule(
    "launch.dismissal-without-category",
    .response(.nobody),
    when: .reach(.open),
    .launch(.dismiss),
    .responder(.answers),
    .category(.absent),
    because: "A dismissal is reported only for a category with the custom dismiss action.",
    .documented,
    "R-29",
    "A-073"
  )

  static let dismissalUnheard = Rule(
    "launch.dismissal-unheard",
    .response(.nobody),
    when: .reach(.open),
    .launch(.dismiss),
    .responder(.tooLate, .silent, .nobody),
    because: "Only didReceive response hears of a dismissal, and it is not in place.",
    .documented,
    "R-29",
    "A-073"
  )
}

// A tap on the notification.
extension Rule {
  static let tapToDelegate = Rule(
    "launch.tap",
    .response(.delegate),
    when: .reach(.open),
    .launch(.notification),
    .responder(.answers),
    because: "didReceive response takes the tap; the methods for remote notifications do not.",
    .observed,
    "R-10",
    "R-16",
    "A-071"
  )

  static let tapBeforeTen = Rule(
    "launch.tap-before-10",
    .response(.tapFallback),
    when: .reach(.open),
    .launch(.notification),
    .responder(.tooOld),
    because: "Before iOS 10 a tap hands the push to the app delegate.",
    .documented,
    "R-03",
    "R-11",
    "A-063",
    "A-065"
  )

  static let tapWithoutDelegate = Rule(
    "launch.tap-no-delegate",
    .response(.tapFallback),
    when: .reach(.open),
    .launch(.notification),
    .responder(.nobody),
    .interface(.app),
    because: "Without a notification center's delegate a tap falls back to the app delegate.",
    .observed,
    "R-03",
    "R-04",
    "A-037"
  )

  static let tapWithoutMethodInTenZero = Rule(
    "launch.tap-no-method-10-0",
    .response(.tapFallback),
    when: .reach(.open),
    .launch(.notification),
    .responder(.silent),
    .only(10, 0),
    because: "A delegate without didReceive response leaves the tap to the app delegate.",
    .inferred,
    "R-04",
    "R-05"
  )

  static let tapWithoutMethod = Rule(
    "launch.tap-no-method",
    .response(.tapFallback),
    when: .reach(.open),
    .launch(.notification),
    .responder(.silent),
    .since(10, 1),
    .interface(.app),
    because: "A delegate without didReceive response leaves the tap to the app delegate.",
    .contested(
      "Setting a delegate alone is said to silence the old methods.",
      settle: "Set a delegate without didReceive response on iOS 10.1 or later and tap a push."
    ),
    "R-05",
    "U-07"
  )

  static let tapTooEarly = Rule(
    "launch.tap-late-delegate",
    .response(.tapFallback),
    when: .reach(.open),
    .launch(.notification),
    .responder(.tooLate),
    .interface(.app),
    because: "The delegate is set too late for the tap, which is left to the app delegate.",
    .documented,
    "R-19",
    "A-012"
  )

  static let sceneTapTooEarly = Rule(
    "launch.tap-late-delegate-scene",
    .response(.nobody),
    when: .reach(.open),
    .launch(.notification),
    .responder(.tooLate),
    .interface(.scene),
    because: "The delegate is set too late for the tap; the scene still carries the response.",
    .documented,
    "R-19",
    "A-012",
    "A-103"
  )

  static let sceneTapWithoutDelegate = Rule(
    "launch.tap-scene",
    .response(.nobody),
    when: .reach(.open),
    .launch(.notification),
    .responder(.nobody),
    .interface(.scene),
    because: "In a scene app a tap reaches neither method for remote notifications.",
    .observed,
    "R-17"
  )

  static let sceneTapWithoutMethod = Rule(
    "launch.tap-scene-no-method",
    .response(.nobody),
    when: .reach(.open),
    .launch(.notification),
    .responder(.silent),
    .interface(.scene),
    because: "In a scene app a delegate without didReceive response leaves the tap to nobody.",
    .contested(
      "A delegate without didReceive response may leave the tap to the app delegate.",
      settle: "In a scene app set a delegate without didReceive response and tap a push."
    ),
    "R-17",
    "R-05"
  )
}

// An action button.
extension Rule {
  static let buttonToDelegate = Rule(
    "launch.action",
    .response(.delegate),
    when: .reach(.open),
    .button,
    .responder(.answers),
    because: "didReceive response takes the action.",
    .documented,
    "R-30",
    "A-071",
    "A-072"
  )

  static let buttonBeforeTen = Rule(
    "launch.action-before-10",
    .response(.actionHandler),
    when: .reach(.open),
    .button,
    .responder(.tooOld),
    .actionHandler(.withResponse, .plain),
    !.killedByUser,
    because: "Before iOS 10 handleActionWithIdentifier takes the action.",
    .documented,
    "R-30",
    "A-068",
    "A-070"
  )

  static let buttonAfterForceQuitBeforeTen = Rule(
    "launch.action-after-force-quit-before-10",
    .response(.actionHandler),
    when: .reach(.open),
    .button,
    .responder(.tooOld),
    .actionHandler(.withResponse, .plain),
    .killedByUser,
    because: "Before iOS 10 handleActionWithIdentifier takes the action, after a force quit too.",
    .actionAfterForceQuit,
    "R-30",
    "A-068"
  )

  static let buttonWithoutDelegate = Rule(
    "launch.action-fallback",
    .response(.actionHandler),
    when: .reach(.open),
    .button,
    .responder(.tooLate, .silent, .nobody),
    .actionHandler(.withResponse, .plain),
    because: "Without didReceive response the old handleActionWithIdentifier takes the action.",
    .contested(
      "Apple says that notifications with actions need a delegate of the notification center.",
      settle: "On iOS 10 or later implement only handleActionWithIdentifier and choose an action."
    ),
    "R-30",
    "A-075"
  )

  static let buttonUnheard = Rule(
    "launch.action-unheard",
    .response(.nobody),
    when: .reach(.open),
    .button,
    .responder(.tooOld, .tooLate, .silent, .nobody),
    .actionHandler(.nobody),
    because: "No method of the app takes the action.",
    .documented,
    "R-30",
    "A-075"
  )
}

extension Evidence {
  static let actionAfterForceQuit = contested(
    "On iOS 8 and 9 an action is said to do nothing once the user has quit the app.",
    settle: "On iOS 8 or 9 quit the app in the switcher and choose a background action."
  )
}
