extension DecisionTable {
  /// Decides whether anything keeps `willPresent` from being asked.
  static var presenting: DecisionTable {
    gate(
      "presenting",
      .presentation,
      decides: .presenting,
      obstacles: [
        .nothingToAskAbout, .otherReceiverIsNotAsked, .typedBackgroundIsNotAsked, .notInForeground,
        .willPresentTooOld, .noDelegateToAsk, .delegateLacksWillPresent, .deniedIsNotAsked,
      ],
      open: .mayAsk
    )
  }

  /// Decides whether `willPresent` is asked what to show.
  static var question: DecisionTable {
    DecisionTable(
      "will present",
      .presentation,
      decides: .question,
      [.alertIsAskedAbout, .provisionalAlertIsAskedAbout, .soundOrBadgeIsAskedAbout, .notAsked]
    )
  }
}

extension Rule {
  static var nothingToAskAbout: Rule {
    Rule(
      "presentation.nothing-to-ask",
      .presenting(.closed),
      when: .nothingVisible,
      because: "The payload has nothing to show, so willPresent is not asked.",
      .documented,
      "R-08 A-035"
    )
  }

  static var otherReceiverIsNotAsked: Rule {
    Rule(
      "presentation.other-receiver-not-asked",
      .presenting(.closed),
      when: !.recipient(.app),
      because: "A push of this type is no notification of the app, so willPresent is not asked.",
      .documented,
      "R-34 A-200"
    )
  }

  static var typedBackgroundIsNotAsked: Rule {
    Rule(
      "presentation.typed-background-not-asked",
      .presenting(.closed),
      when: .since(13),
      .pushType(.background),
      because: "From iOS 13 a push of type background shows nothing, so willPresent is not asked.",
      .contested(
        "Reports say that a push of type background with an alert is shown.",
        settle: "Send an alert with apns-push-type background and priority 5 to an active app."
      ),
      "R-22 A-312"
    )
  }

  static var notInForeground: Rule {
    Rule(
      "presentation.not-in-foreground",
      .presenting(.closed),
      when: !.place(.foreground),
      because: "willPresent is called in the foreground only.",
      .documented,
      "A-032"
    )
  }

  static var willPresentTooOld: Rule {
    Rule(
      "presentation.before-10",
      .presenting(.closed),
      when: .presenter(.tooOld),
      because: "willPresent exists from iOS 10.",
      .documented,
      "A-007"
    )
  }

  static var noDelegateToAsk: Rule {
    Rule(
      "presentation.no-delegate-to-ask",
      .presenting(.closed),
      when: .presenter(.nobody),
      because: "No delegate of the notification center is set.",
      .documented,
      "A-037"
    )
  }

  static var delegateLacksWillPresent: Rule {
    Rule(
      "presentation.no-will-present",
      .presenting(.closed),
      when: .presenter(.silent),
      because: "The notification center's delegate does not implement willPresent.",
      .documented,
      "A-033"
    )
  }

  static var deniedIsNotAsked: Rule {
    Rule(
      "presentation.denied-not-asked",
      .presenting(.closed),
      when: .permission(.refused),
      .place(.foreground),
      .since(10, 0),
      because: "willPresent is not asked for an app whose notifications are not allowed.",
      .contested(
        "willPresent may still be called for an app whose notifications are denied.",
        settle: "Deny notifications, register, and send an alert while the app is active."
      ),
      "R-23 U-08"
    )
  }

  static var mayAsk: Rule {
    Rule(
      "presentation.may-ask",
      .presenting(.open),
      otherwise: "The delegate can say what to show.",
      .documented,
      "A-031"
    )
  }

  static var alertIsAskedAbout: Rule {
    Rule(
      "presentation.will-present",
      .question(.asked),
      when: .presenting(.open),
      .alert,
      !.permission(.historyOnly),
      because: "In the foreground willPresent decides what an alert shows.",
      .documented,
      "R-06 A-031"
    )
  }

  static var provisionalAlertIsAskedAbout: Rule {
    Rule(
      "presentation.will-present-provisional",
      .question(.asked),
      when: .presenting(.open),
      .alert,
      .permission(.historyOnly),
      because: "In the foreground willPresent is asked with provisional authorization, too.",
      .inferred,
      "R-24 A-132"
    )
  }

  static var soundOrBadgeIsAskedAbout: Rule {
    Rule(
      "presentation.will-present-without-alert",
      .question(.asked),
      when: .presenting(.open),
      .withoutAlert,
      because: "In the foreground willPresent decides about a sound or badge alone, too.",
      .inferred,
      "R-06 A-031"
    )
  }

  static var notAsked: Rule {
    Rule(
      "presentation.not-asked",
      .question(.skipped),
      when: .presenting(.closed),
      because: "willPresent is not asked.",
      .documented,
      "A-032"
    )
  }
}
