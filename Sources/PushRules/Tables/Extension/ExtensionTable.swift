extension DecisionTable {
  /// Decides whether anything keeps the notification service extension from running.
  static var extensionPermit: DecisionTable {
    gate(
      "extension permit",
      .extension,
      decides: .extensionPermit,
      obstacles: [
        .noExtensionsBeforeTen, .noExtension, .notMutable, .mutableUnreadable, .noAlertToChange,
        .alertNotShown,
      ],
      open: .extensionMayRun
    )
  }

  /// Decides whether the notification service extension runs.
  static var extensionRun: DecisionTable {
    DecisionTable(
      "service extension",
      .extension,
      decides: .extensionRun,
      [
        .extensionRuns, .extensionRunsForHistory, .extensionRunsAfterForceQuit,
        .extensionRunsForString, .extensionRunsBeforeUnlock, .extensionRunsForStringBeforeUnlock,
        .extensionSkipped,
      ]
    )
  }
}

extension Rule {
  static var noExtensionsBeforeTen: Rule {
    Rule(
      "extension.before-10",
      .extensionPermit(.closed),
      when: .before(10, 0),
      because: "Notification service extensions exist from iOS 10.",
      .documented,
      "A-007 A-150"
    )
  }

  static var noExtension: Rule {
    Rule(
      "extension.missing",
      .extensionPermit(.closed),
      when: .lacks(.serviceExtension),
      because: "The app has no notification service extension.",
      .documented,
      "A-150"
    )
  }

  static var notMutable: Rule {
    Rule(
      "extension.not-mutable",
      .extensionPermit(.closed),
      when: .mutableContentValue(.absent, .zero, .misplaced),
      because: "No mutable-content that counts as set stands in aps.",
      .documented,
      "A-151"
    )
  }

  static var mutableUnreadable: Rule {
    Rule(
      "extension.mutable-unreadable",
      .extensionPermit(.closed),
      when: .mutableContentValue(.unreadable),
      because: "mutable-content is neither a number nor a Boolean, so it does not count as set.",
      .unreadableMutableContent,
      "A-256"
    )
  }

  static var noAlertToChange: Rule {
    Rule(
      "extension.no-alert",
      .extensionPermit(.closed),
      when: .withoutAlert,
      because: "The push shows no alert, and the extension runs for alerts only.",
      .documented,
      "R-25 A-150 A-152"
    )
  }

  static var alertNotShown: Rule {
    Rule(
      "extension.not-shown",
      .extensionPermit(.closed),
      when: .showing(.closed),
      because: "The push is not shown, so there is nothing to change.",
      .documented,
      "R-23 A-150"
    )
  }

  static var extensionMayRun: Rule {
    Rule(
      "extension.permitted",
      .extensionPermit(.open),
      otherwise: "mutable-content on a visible alert asks for the extension.",
      .documented,
      "R-25 A-150 A-151"
    )
  }

  static var extensionRuns: Rule {
    Rule(
      "extension.runs",
      .extensionRun(.runs),
      when: .extensionPermit(.open),
      .mutableContent(.present),
      .firstUnlock(.done),
      .content(.alertDictionary),
      !.killedByUser,
      !.permission(.historyOnly),
      because: "The service extension runs before the alert is shown.",
      .documented,
      "R-25 A-150 A-151"
    )
  }

  static var extensionRunsForHistory: Rule {
    Rule(
      "extension.runs-provisional",
      .extensionRun(.runs),
      when: .extensionPermit(.open),
      .mutableContent(.present),
      .firstUnlock(.done),
      .content(.alertDictionary),
      .permission(.historyOnly),
      because: "With provisional authorization the service extension runs, too.",
      .inferred,
      "R-24 U-09"
    )
  }

  static var extensionRunsAfterForceQuit: Rule {
    Rule(
      "extension.runs-after-force-quit",
      .extensionRun(.runs),
      when: .extensionPermit(.open),
      .mutableContent(.present),
      .firstUnlock(.done),
      .content(.alertDictionary),
      .killedByUser,
      !.permission(.historyOnly),
      because: "The service extension is a process of its own and runs after a force quit too.",
      .observed,
      "R-25 A-156"
    )
  }

  static var extensionRunsForString: Rule {
    Rule(
      "extension.runs-for-string",
      .extensionRun(.runs),
      when: .extensionPermit(.open),
      .mutableContent(.present),
      .firstUnlock(.done),
      .content(.alertString),
      because: "The service extension runs for an alert given as a string, too.",
      .contested(
        "Apple's page asks for an alert dictionary with a title, subtitle or body.",
        settle:
          "Send {\"aps\":{\"alert\":\"Hello\",\"mutable-content\":1}} and log in the extension."
      ),
      "R-25 A-151 C-16 U-10"
    )
  }

  static var extensionRunsBeforeUnlock: Rule {
    Rule(
      "extension.runs-before-unlock",
      .extensionRun(.runs),
      when: .extensionPermit(.open),
      .mutableContent(.present),
      .firstUnlock(.pending),
      .content(.alertDictionary),
      because: "The service extension runs before the first unlock, without protected data.",
      .observed,
      "R-26"
    )
  }

  static var extensionRunsForStringBeforeUnlock: Rule {
    Rule(
      "extension.runs-for-string-before-unlock",
      .extensionRun(.runs),
      when: .extensionPermit(.open),
      .mutableContent(.present),
      .firstUnlock(.pending),
      .content(.alertString),
      because: "The service extension runs for an alert given as a string, too.",
      .contested(
        "Apple's page asks for an alert dictionary with a title, subtitle or body.",
        settle:
          "Send {\"aps\":{\"alert\":\"Hello\",\"mutable-content\":1}} before the first unlock."
      ),
      "R-25 R-26 C-16"
    )
  }

  static var extensionSkipped: Rule {
    Rule(
      "extension.skipped",
      .extensionRun(.skipped),
      when: .extensionPermit(.closed),
      because: "The service extension does not run.",
      .documented,
      "A-150"
    )
  }
}
