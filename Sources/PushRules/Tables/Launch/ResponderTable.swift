extension DecisionTable {
  /// Names who can take what the user does.
  static var responder: DecisionTable {
    DecisionTable(
      "responder",
      .launch,
      decides: .responder,
      naming: true,
      [
        .noResponderBeforeTen, .noResponder, .delegateLacksResponse, .delegateResponds,
        .lateDelegateIsThere, .lateDelegateIsTooLate,
      ]
    )
  }
}

extension Rule {
  static var noResponderBeforeTen: Rule {
    Rule(
      "launch.responder-before-10",
      .responder(.tooOld),
      when: .before(10, 0),
      because: "userNotificationCenter didReceive exists from iOS 10.",
      .documented,
      "A-007"
    )
  }

  static var noResponder: Rule {
    Rule(
      "launch.no-delegate",
      .responder(.nobody),
      when: .since(10, 0),
      .delegate(nil),
      because: "No delegate of the notification center is set.",
      .documented,
      "A-037"
    )
  }

  static var delegateLacksResponse: Rule {
    Rule(
      "launch.no-did-receive-response",
      .responder(.silent),
      when: .since(10, 0),
      .delegateInPlace,
      .lacks(.didReceiveResponse),
      because: "The notification center's delegate does not implement didReceive response.",
      .documented,
      "R-05"
    )
  }

  static var delegateResponds: Rule {
    Rule(
      "launch.delegate-responds",
      .responder(.answers),
      when: .since(10, 0),
      .delegate(.set),
      .implements(.didReceiveResponse),
      because: "The notification center's delegate implements didReceive response.",
      .documented,
      "A-071"
    )
  }

  static var lateDelegateIsThere: Rule {
    Rule(
      "launch.late-delegate-in-time",
      .responder(.answers),
      when: .since(10, 0),
      .delegate(.late),
      .implements(.didReceiveResponse),
      !.standing(.gone),
      because: "The delegate was set late, but before this: the app ran already.",
      .documented,
      "R-19 A-012"
    )
  }

  static var lateDelegateIsTooLate: Rule {
    Rule(
      "launch.late-delegate",
      .responder(.tooLate),
      when: .since(10, 0),
      .delegate(.late),
      .implements(.didReceiveResponse),
      .standing(.gone),
      because:
        "The delegate is set after the launch has finished, too late for what launched the app.",
      .documented,
      "R-19 A-012"
    )
  }
}
