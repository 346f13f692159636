// A tap on the notification.
extension Rule {
  static var tapToDelegate: Rule {
    Rule(
      "launch.tap",
      .response(.delegate),
      when: .reach(.open),
      .launch(.notification),
      .responder(.answers),
      because: "didReceive response takes the tap; the methods for remote notifications do not.",
      .observed,
      "R-10 R-16 A-071"
    )
  }

  static var tapBeforeTen: Rule {
    Rule(
      "launch.tap-before-10",
      .response(.tapFallback),
      when: .reach(.open),
      .launch(.notification),
      .responder(.tooOld),
      because: "Before iOS 10 a tap hands the push to the app delegate.",
      .documented,
      "R-03 R-11 A-063 A-065"
    )
  }

  static var tapWithoutDelegate: Rule {
    Rule(
      "launch.tap-no-delegate",
      .response(.tapFallback),
      when: .reach(.open),
      .launch(.notification),
      .responder(.nobody),
      .interface(.app),
      because: "Without a notification center's delegate a tap falls back to the app delegate.",
      .observed,
      "R-03 R-04 A-037"
    )
  }

  static var tapWithoutMethodInTenZero: Rule {
    Rule(
      "launch.tap-no-method-10-0",
      .response(.tapFallback),
      when: .reach(.open),
      .launch(.notification),
      .responder(.silent),
      .only(10, 0),
      because: "A delegate without didReceive response leaves the tap to the app delegate.",
      .inferred,
      "R-04 R-05"
    )
  }

  static var tapWithoutMethod: Rule {
    Rule(
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
      "R-05 U-07"
    )
  }

  static var tapTooEarly: Rule {
    Rule(
      "launch.tap-late-delegate",
      .response(.tapFallback),
      when: .reach(.open),
      .launch(.notification),
      .responder(.tooLate),
      .interface(.app),
      because: "The delegate is set too late for the tap, which is left to the app delegate.",
      .documented,
      "R-19 A-012"
    )
  }

  static var sceneTapTooEarly: Rule {
    Rule(
      "launch.tap-late-delegate-scene",
      .response(.nobody),
      when: .reach(.open),
      .launch(.notification),
      .responder(.tooLate),
      .interface(.scene),
      because: "The delegate is set too late for the tap; the scene still carries the response.",
      .documented,
      "R-19 A-012 A-103"
    )
  }

  static var sceneTapWithoutDelegate: Rule {
    Rule(
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
  }

  static var sceneTapWithoutMethod: Rule {
    Rule(
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
      "R-17 R-05"
    )
  }
}
