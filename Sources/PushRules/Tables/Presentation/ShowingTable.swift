internal import DecisionTables

extension DecisionTable {
  /// Decides whether the push has something to show and may show it.
  static var showing: DecisionTable {
    DecisionTable(
      "showing",
      .presentation,
      decides: .showing,
      obstacles: [
        Rule(
          "showing.empty",
          .showing(.closed),
          when: [.nothingVisible],
          because: "The payload has no alert, no sound and no badge.",
          .documented,
          "A-029"
        ),
        Rule(
          "showing.other-receiver",
          .showing(.closed),
          when: [!.recipient(.app)],
          because: "A push of this type is no notification of the app.",
          .documented,
          "R-34 A-200"
        ),
        Rule(
          "showing.never-launched",
          .showing(.closed),
          when: [.neverLaunched],
          because: "The app was never opened, so it has no device token.",
          .inferred,
          "R-28 A-124"
        ),
        Rule(
          "showing.denied",
          .showing(.closed),
          when: [.permission(.refused)],
          because: "The user does not allow notifications.",
          .documented,
          "R-23 A-129 A-130"
        ),
        Rule(
          "showing.typed-background",
          .showing(.closed),
          when: [.since(13), .pushType(.background)],
          because: "From iOS 13 a push of type background shows nothing.",
          .contested(
            "Reports say that a push of type background with an alert is shown.",
            settle:
              "Send an alert with apns-push-type background and priority 5 to a suspended app."
          ),
          "R-22 A-312"
        ),
      ],
      open: Rule(
        "showing.has-content",
        .showing(.open),
        because: "The push shows something and may.",
        .documented,
        "A-025"
      )
    )
  }
}
