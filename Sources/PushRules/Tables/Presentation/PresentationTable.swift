extension DecisionTable {
  /// Decides what the user gets to see or hear.
  static var presentation: DecisionTable {
    DecisionTable(
      "presentation",
      .presentation,
      decides: .presentation,
      [
        .showsNothing, .otherReceiverIsUnknown, .delegateDecides, .delegateAskedForHistory,
        .silentDelegateHides, .noDelegateHides, .foregroundHidesBeforeTen, .unknownBeforeUnlock,
        .shownBeforeUnlock, .alertIsShown, .alertIsShownAfterForceQuit, .badgeIsSet, .soundIsPlayed,
        .soundIsPlayedSince13, .historyOnly,
      ]
    )
  }
}

extension Box {
  /// The push may be shown, and the app is not in front of it.
  fileprivate static let systemShows =
    showing(.open) & !place(.foreground) & firstUnlock(.done) & permission(.full)
}

extension Rule {
  static var showsNothing: Rule {
    Rule(
      "presentation.none",
      .presentation(.nothing),
      when: .showing(.closed),
      .recipient(.app, .pushKit, .nobody),
      because: "There is nothing to show, or it may not be shown.",
      .documented,
      "A-029 A-200"
    )
  }

  static var otherReceiverIsUnknown: Rule {
    Rule(
      "presentation.unknown",
      .presentation(.unknown),
      when: .showing(.closed),
      !.recipient(.app, .pushKit, .nobody),
      because: "What another receiver shows is outside the tables.",
      .documented,
      "R-34"
    )
  }

  static var delegateDecides: Rule {
    Rule(
      "presentation.app-decides",
      .presentation(.appDecides),
      when: .question(.asked),
      .permission(.full),
      because: "What willPresent returns is shown.",
      .documented,
      "R-06 A-031"
    )
  }

  static var delegateAskedForHistory: Rule {
    Rule(
      "presentation.provisional-foreground",
      .presentation(.historyOnly),
      when: .question(.asked),
      .permission(.historyOnly),
      because: "With provisional authorization the push goes to the history only.",
      .inferred,
      "R-24 A-132"
    )
  }

  static var silentDelegateHides: Rule {
    Rule(
      "presentation.foreground-no-will-present",
      .presentation(.nothing),
      when: .showing(.open),
      .place(.foreground),
      .presenter(.silent),
      because: "The delegate does not implement willPresent, so nothing is shown.",
      .documented,
      "R-05 A-033"
    )
  }

  static var noDelegateHides: Rule {
    Rule(
      "presentation.foreground-no-delegate",
      .presentation(.nothing),
      when: .showing(.open),
      .place(.foreground),
      .presenter(.nobody),
      because: "In the foreground nothing is shown without a delegate.",
      .contested(
        "Apple's page on willPresent says that the notification's own options are used.",
        settle: "Set no delegate and send an alert while the app is active."
      ),
      "R-09 C-08 A-034"
    )
  }

  static var foregroundHidesBeforeTen: Rule {
    Rule(
      "presentation.foreground-before-10",
      .presentation(.nothing),
      when: .showing(.open),
      .place(.foreground),
      .presenter(.tooOld),
      because: "Before iOS 10 the system shows nothing over the app that the push is for.",
      .documented,
      "A-020"
    )
  }

  static var unknownBeforeUnlock: Rule {
    Rule(
      "presentation.first-unlock-before-10",
      .presentation(.unknown),
      when: .showing(.open),
      !.place(.foreground),
      .firstUnlock(.pending),
      .before(10, 0),
      because: "Whether iOS 9 or older shows a push before the first unlock is not known.",
      .inferred,
      "R-26 U-06"
    )
  }

  static var shownBeforeUnlock: Rule {
    Rule(
      "presentation.first-unlock",
      .presentation(.shown),
      when: .showing(.open),
      !.place(.foreground),
      .firstUnlock(.pending),
      .since(10, 0),
      .permission(.full),
      because: "The notification is shown before the first unlock too.",
      .observed,
      "R-26"
    )
  }

  static var alertIsShown: Rule {
    Rule(
      "presentation.shown",
      .presentation(.shown),
      when: .systemShows,
      .alert,
      !.killedByUser,
      because: "The system shows the alert; no code of the app is needed.",
      .documented,
      "A-025 A-140"
    )
  }

  static var alertIsShownAfterForceQuit: Rule {
    Rule(
      "presentation.shown-after-force-quit",
      .presentation(.shown),
      when: .showing(.open),
      .firstUnlock(.done),
      .permission(.full),
      .alert,
      .killedByUser,
      because: "The system shows the alert of an app that the user quit, too.",
      .inferred,
      "A-140 R-13"
    )
  }

  static var badgeIsSet: Rule {
    Rule(
      "presentation.badge",
      .presentation(.shown),
      when: .systemShows,
      .content(.badge),
      because: "The system sets the badge; there is nothing to tap.",
      .inferred,
      "R-37 A-042"
    )
  }

  static var soundIsPlayed: Rule {
    Rule(
      "presentation.sound",
      .presentation(.shown),
      when: .systemShows,
      .content(.sound),
      .before(13),
      because: "The system plays the sound; there is nothing to tap.",
      .inferred,
      "R-37 A-042"
    )
  }

  static var soundIsPlayedSince13: Rule {
    Rule(
      "presentation.sound-since-13",
      .presentation(.shown),
      when: .systemShows,
      .content(.sound),
      .since(13),
      because: "The system plays the sound; there is nothing to tap.",
      .contested(
        "Recent iOS versions may stay silent for a sound without an alert.",
        settle: "Send {\"aps\":{\"sound\":\"default\"}} to a suspended app."
      ),
      "R-37 A-042"
    )
  }

  static var historyOnly: Rule {
    Rule(
      "presentation.provisional",
      .presentation(.historyOnly),
      when: .showing(.open),
      !.place(.foreground),
      .permission(.historyOnly),
      because: "With provisional authorization the push goes to the history only.",
      .documented,
      "R-24 A-132"
    )
  }
}
