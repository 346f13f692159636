extension DecisionTable {
  /// Decides who takes what the user does.
  static var response: DecisionTable {
    DecisionTable(
      "response",
      .launch,
      decides: .response,
      [
        .reachesNobody, .iconColdStart, .iconResume, .dismissalBeforeTen, .dismissalReported,
        .dismissalWithoutCategory, .dismissalUnheard, .tapToDelegate, .tapBeforeTen,
        .tapWithoutDelegate, .tapWithoutMethodInTenZero, .tapWithoutMethod, .tapTooEarly,
        .sceneTapTooEarly, .sceneTapWithoutDelegate, .sceneTapWithoutMethod, .buttonToDelegate,
        .buttonBeforeTen, .buttonAfterForceQuitBeforeTen, .buttonWithoutDelegate, .buttonUnheard,
      ]
    )
  }
}

extension Rule {
  static var reachesNobody: Rule {
    Rule(
      "launch.reaches-nobody",
      .response(.nobody),
      when: .reach(.closed),
      because: "What the user does does not reach the app.",
      .documented,
      "A-025"
    )
  }

  static var iconColdStart: Rule {
    Rule(
      "launch.icon-cold",
      .response(.nobody),
      when: .reach(.open),
      .launch(.icon),
      .standing(.gone),
      because: "A start by the icon calls no push method for a push that is pending.",
      .documented,
      "R-12 A-060 S4-17 S4-21 S4-24"
    )
  }

  static var iconResume: Rule {
    Rule(
      "launch.icon-resume",
      .response(.nobody),
      when: .reach(.open),
      .launch(.icon),
      !.standing(.gone),
      because: "A return by the icon calls no push method for a push that is pending.",
      .observed,
      "R-12 A-061 S4-17 S4-21 S4-24"
    )
  }

  static var dismissalBeforeTen: Rule {
    Rule(
      "launch.dismissal-before-10",
      .response(.nobody),
      when: .reach(.open),
      .launch(.dismiss),
      .responder(.tooOld),
      because: "Before iOS 10 a dismissal is never reported to the app.",
      .documented,
      "R-29 A-074"
    )
  }

  static var dismissalReported: Rule {
    Rule(
      "launch.dismissal",
      .response(.delegate),
      when: .reach(.open),
      .launch(.dismiss),
      .responder(.answers),
      .category(.present),
      because: "A category with the custom dismiss action reports an explicit dismissal.",
      .documented,
      "R-29 A-073"
    )
  }

  static var dismissalWithoutCategory: Rule {
    Rule(
      "launch.dismissal-without-category",
      .response(.nobody),
      when: .reach(.open),
      .launch(.dismiss),
      .responder(.answers),
      .category(.absent),
      because: "A dismissal is reported only for a category with the custom dismiss action.",
      .documented,
      "R-29 A-073"
    )
  }

  static var dismissalUnheard: Rule {
    Rule(
      "launch.dismissal-unheard",
      .response(.nobody),
      when: .reach(.open),
      .launch(.dismiss),
      .responder(.tooLate, .silent, .nobody),
      because: "Only didReceive response hears of a dismissal, and it is not in place.",
      .documented,
      "R-29 A-073"
    )
  }
}
