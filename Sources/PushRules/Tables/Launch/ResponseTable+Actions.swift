// An action button.
extension Rule {
  static var buttonToDelegate: Rule {
    Rule(
      "launch.action",
      .response(.delegate),
      when: .reach(.open),
      .button,
      .responder(.answers),
      because: "didReceive response takes the action.",
      .documented,
      "R-30 A-071 A-072"
    )
  }

  static var buttonBeforeTen: Rule {
    Rule(
      "launch.action-before-10",
      .response(.actionHandler),
      when: .reach(.open),
      .button,
      .responder(.tooOld),
      .actionHandler(.withResponse, .plain),
      !.killedByUser,
      because: "Before iOS 10 handleActionWithIdentifier takes the action.",
      .documented,
      "R-30 A-068 A-070"
    )
  }

  static var buttonAfterForceQuitBeforeTen: Rule {
    Rule(
      "launch.action-after-force-quit-before-10",
      .response(.actionHandler),
      when: .reach(.open),
      .button,
      .responder(.tooOld),
      .actionHandler(.withResponse, .plain),
      .killedByUser,
      because: "Before iOS 10 handleActionWithIdentifier takes the action, after a force quit too.",
      .actionAfterForceQuit,
      "R-30 A-068"
    )
  }

  static var buttonWithoutDelegate: Rule {
    Rule(
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
      "R-30 A-075"
    )
  }

  static var buttonUnheard: Rule {
    Rule(
      "launch.action-unheard",
      .response(.nobody),
      when: .reach(.open),
      .button,
      .responder(.tooOld, .tooLate, .silent, .nobody),
      .actionHandler(.nobody),
      because: "No method of the app takes the action.",
      .documented,
      "R-30 A-075"
    )
  }
}

extension Evidence {
  static let actionAfterForceQuit = contested(
    "On iOS 8 and 9 an action is said to do nothing once the user has quit the app.",
    settle: "On iOS 8 or 9 quit the app in the switcher and choose a background action."
  )
}
