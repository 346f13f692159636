internal import DecisionTables

extension DecisionTable {
  /// Decides whether anything keeps the notification service extension from running.
  static var extensionPermit: DecisionTable {
    DecisionTable(
      "extension permit",
      .extension,
      decides: .extensionPermit,
      obstacles: [
        Rule(
          "extension-permit.before-10",
          .extensionPermit(.closed),
          when: [.before(10, 0)],
          because: "Notification service extensions exist from iOS 10.",
          .documented,
          "A-007 A-150"
        ),
        Rule(
          "extension-permit.missing",
          .extensionPermit(.closed),
          when: [.lacks(.serviceExtension)],
          because: "The app has no notification service extension.",
          .documented,
          "A-150"
        ),
        Rule(
          "extension-permit.not-mutable",
          .extensionPermit(.closed),
          when: [.mutableContentValue(.absent, .zero, .misplaced)],
          because: "aps has no mutable-content that counts as set.",
          .documented,
          "A-151"
        ),
        Rule(
          "extension-permit.mutable-unreadable",
          .extensionPermit(.closed),
          when: [.mutableContentValue(.unreadable)],
          because:
            "mutable-content is neither a number nor a Boolean, so it does not count as set.",
          .unreadableMutableContent,
          "A-256"
        ),
        Rule(
          "extension-permit.no-alert",
          .extensionPermit(.closed),
          when: [.withoutAlert],
          because: "The push shows no alert, and the extension runs for alerts only.",
          .documented,
          "R-25 A-150 A-152"
        ),
        Rule(
          "extension-permit.not-shown",
          .extensionPermit(.closed),
          when: [.showing(.closed)],
          because: "The push is not shown, so there is nothing to change.",
          .documented,
          "R-23 A-150"
        ),
      ],
      open: Rule(
        "extension-permit.permitted",
        .extensionPermit(.open),
        because: "mutable-content on a visible alert asks for the extension.",
        .documented,
        "R-25 A-150 A-151"
      )
    )
  }
}
