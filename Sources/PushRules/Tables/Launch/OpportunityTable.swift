extension DecisionTable {
  /// Decides whether the user can do this at all.
  static var opportunity: DecisionTable {
    gate(
      "opportunity",
      .launch,
      decides: .opportunity,
      obstacles: [
        .userDoesNothing, .appIsOpen, .otherReceiverHasNothing, .silentHasNothing, .nothingToTap,
        .notShown, .noButtonsBeforeEight, .noTextBeforeNine, .noCategory,
      ],
      open: .userCan
    )
  }
}

extension Rule {
  static var userDoesNothing: Rule {
    Rule(
      "launch.nothing",
      .opportunity(.closed),
      when: .launch(nil),
      because: "Nothing more happens until the user acts.",
      .documented,
      "A-025"
    )
  }

  static var appIsOpen: Rule {
    Rule(
      "launch.icon-of-active-app",
      .opportunity(.closed),
      when: .launch(.icon),
      .state(.active),
      because: "The app is open: its icon cannot be tapped.",
      .documented,
      "A-001"
    )
  }

  static var otherReceiverHasNothing: Rule {
    Rule(
      "launch.other-receiver",
      .opportunity(.closed),
      when: !.launch(nil, .icon),
      !.recipient(.app),
      because: "A push of this type leaves no notification of the app to act on.",
      .documented,
      "R-34 A-200"
    )
  }

  static var silentHasNothing: Rule {
    Rule(
      "launch.silent",
      .opportunity(.closed),
      when: !.launch(nil, .icon),
      .nothingVisible,
      because: "The push shows nothing, so there is nothing to act on.",
      .documented,
      "A-029"
    )
  }

  static var nothingToTap: Rule {
    Rule(
      "launch.no-alert",
      .opportunity(.closed),
      when: !.launch(nil, .icon),
      .content(.badge, .sound),
      because: "A badge or a sound alone leaves nothing to act on.",
      .inferred,
      "R-37 A-042"
    )
  }

  static var notShown: Rule {
    Rule(
      "launch.not-shown",
      .opportunity(.closed),
      when: !.launch(nil, .icon),
      .offer(.nothing),
      because: "The notification is not shown, so there is nothing to act on.",
      .documented,
      "R-36 A-020"
    )
  }

  static var noButtonsBeforeEight: Rule {
    Rule(
      "launch.actions-before-8",
      .opportunity(.closed),
      when: .button,
      .before(8),
      because: "Action buttons exist from iOS 8.",
      .documented,
      "A-068 A-076"
    )
  }

  static var noTextBeforeNine: Rule {
    Rule(
      "launch.text-before-9",
      .opportunity(.closed),
      when: .launch(.textAction),
      .before(9),
      because: "Text actions exist from iOS 9.",
      .documented,
      "A-070"
    )
  }

  static var noCategory: Rule {
    Rule(
      "launch.no-category",
      .opportunity(.closed),
      when: .button,
      .category(.absent),
      because: "The payload names no category, so the notification has no action buttons.",
      .documented,
      "A-076"
    )
  }

  static var userCan: Rule {
    Rule(
      "launch.possible",
      .opportunity(.open),
      otherwise: "The user can do this.",
      .documented,
      "A-076 A-080"
    )
  }
}
