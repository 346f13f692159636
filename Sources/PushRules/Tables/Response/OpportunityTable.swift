internal import DecisionTables

extension DecisionTable {
  /// Decides whether the user can do this at all.
  static var opportunity: DecisionTable {
    DecisionTable(
      "opportunity",
      .response,
      decides: .opportunity,
      obstacles: [
        Rule(
          "opportunity.nothing",
          .opportunity(.closed),
          when: [.userAction(nil)],
          because: "Nothing more happens until the user acts.",
          .documented,
          "A-025"
        ),
        Rule(
          "opportunity.icon-of-active-app",
          .opportunity(.closed),
          when: [.userAction(.icon), .state(.active)],
          because: "The app is open: its icon cannot be tapped.",
          .documented,
          "A-001"
        ),
        Rule(
          "opportunity.other-receiver",
          .opportunity(.closed),
          when: [!.userAction(nil, .icon), !.recipient(.app)],
          because: "A push of this type leaves no notification of the app to act on.",
          .documented,
          "R-34 A-200"
        ),
        Rule(
          "opportunity.silent",
          .opportunity(.closed),
          when: [!.userAction(nil, .icon), .nothingVisible],
          because: "The push shows nothing, so there is nothing to act on.",
          .documented,
          "A-029"
        ),
        Rule(
          "opportunity.no-alert",
          .opportunity(.closed),
          when: [!.userAction(nil, .icon), .content(.badge, .sound)],
          because: "A badge or a sound alone leaves nothing to act on.",
          .inferred,
          "R-37 A-042"
        ),
        Rule(
          "opportunity.not-shown",
          .opportunity(.closed),
          when: [!.userAction(nil, .icon), .actionableNotification(.nothing)],
          because: "The notification is not shown, so there is nothing to act on.",
          .documented,
          "R-36 A-020"
        ),
        Rule(
          "opportunity.actions-before-8",
          .opportunity(.closed),
          when: [.button, .before(8)],
          because: "Action buttons exist from iOS 8.",
          .documented,
          "A-068 A-076"
        ),
        Rule(
          "opportunity.text-before-9",
          .opportunity(.closed),
          when: [.userAction(.textAction), .before(9)],
          because: "Text actions exist from iOS 9.",
          .documented,
          "A-070"
        ),
        Rule(
          "opportunity.no-category",
          .opportunity(.closed),
          when: [.button, .category(.absent)],
          because: "The payload names no category, so the notification has no action buttons.",
          .documented,
          "A-076"
        ),
      ],
      open: Rule(
        "opportunity.possible",
        .opportunity(.open),
        because: "The user can do this.",
        .documented,
        "A-076 A-080"
      )
    )
  }
}
