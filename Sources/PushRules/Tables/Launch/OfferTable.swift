extension DecisionTable {
  /// Decides what the push leaves the user to act on.
  static var offer: DecisionTable {
    DecisionTable(
      "offer",
      .launch,
      decides: .offer,
      [.nothingIsOffered, .notificationIsOffered, .bannerIsOffered]
    )
  }
}

extension Rule {
  static var nothingIsOffered: Rule {
    Rule(
      "launch.offers-nothing",
      .offer(.nothing),
      when: .presentation(.nothing),
      because: "The notification is not shown, so there is nothing to act on.",
      .documented,
      "R-36 A-020"
    )
  }

  static var notificationIsOffered: Rule {
    Rule(
      "launch.offers-notification",
      .offer(.notification),
      when: .presentation(.shown, .historyOnly, .unknown),
      because: "The user can act on the notification.",
      .documented,
      "A-062"
    )
  }

  static var bannerIsOffered: Rule {
    Rule(
      "launch.offers-banner",
      .offer(.banner),
      when: .presentation(.appDecides),
      because: "The user can act on the banner if willPresent returned one.",
      .inferred,
      "R-36 A-079"
    )
  }
}
