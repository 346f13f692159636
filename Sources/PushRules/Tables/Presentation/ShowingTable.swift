extension DecisionTable {
  /// Decides whether the push has something to show and may show it.
  static var showing: DecisionTable {
    gate(
      "showing",
      .presentation,
      decides: .showing,
      obstacles: [
        .nothingToShow, .otherReceiverShows, .neverOpenedShowsNothing, .mayNotShow,
        .typedBackground,
      ],
      open: .somethingToShow
    )
  }
}

extension Rule {
  static var nothingToShow: Rule {
    Rule(
      "presentation.empty",
      .showing(.closed),
      when: .nothingVisible,
      because: "The payload has no alert, no sound and no badge.",
      .documented,
      "A-029"
    )
  }

  static var otherReceiverShows: Rule {
    Rule(
      "presentation.other-receiver",
      .showing(.closed),
      when: !.recipient(.app),
      because: "A push of this type is no notification of the app.",
      .documented,
      "R-34 A-200"
    )
  }

  static var neverOpenedShowsNothing: Rule {
    Rule(
      "presentation.never-launched",
      .showing(.closed),
      when: .neverLaunched,
      because: "The app was never opened, so it has no device token.",
      .inferred,
      "R-28 A-124"
    )
  }

  static var mayNotShow: Rule {
    Rule(
      "presentation.denied",
      .showing(.closed),
      when: .permission(.refused),
      because: "The user does not allow notifications.",
      .documented,
      "R-23 A-129 A-130"
    )
  }

  static var typedBackground: Rule {
    Rule(
      "presentation.typed-background",
      .showing(.closed),
      when: .since(13),
      .pushType(.background),
      because: "From iOS 13 a push of type background shows nothing.",
      .contested(
        "Reports say that a push of type background with an alert is shown.",
        settle: "Send an alert with apns-push-type background and priority 5 to a suspended app."
      ),
      "R-22 A-312"
    )
  }

  static var somethingToShow: Rule {
    Rule(
      "presentation.has-content",
      .showing(.open),
      otherwise: "The push shows something and may.",
      .documented,
      "A-025"
    )
  }
}
