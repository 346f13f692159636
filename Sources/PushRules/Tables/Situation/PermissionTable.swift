extension DecisionTable {
  /// Names what the user allows the app to show.
  static var permission: DecisionTable {
    DecisionTable(
      "permission",
      .situation,
      decides: .permission,
      naming: true,
      [.fullPermission, .provisionalPermission, .provisionalBeforeTwelve, .noPermission]
    )
  }
}

extension Rule {
  static var fullPermission: Rule {
    Rule(
      "situation.authorized",
      .permission(.full),
      when: .authorization(.authorized),
      because: "The user allows notifications.",
      .documented,
      "A-009"
    )
  }

  static var provisionalPermission: Rule {
    Rule(
      "situation.provisional",
      .permission(.historyOnly),
      when: .authorization(.provisional),
      .since(12),
      because: "Provisional authorization allows the history of Notification Center only.",
      .documented,
      "R-24 A-132"
    )
  }

  static var provisionalBeforeTwelve: Rule {
    Rule(
      "situation.provisional-before-12",
      .permission(.full),
      when: .authorization(.provisional),
      .before(12),
      because: "Provisional authorization exists from iOS 12; before, it is not in effect.",
      .inferred,
      "R-24 A-132"
    )
  }

  static var noPermission: Rule {
    Rule(
      "situation.not-authorized",
      .permission(.refused),
      when: .authorization(.denied, .notDetermined),
      because: "The user does not allow notifications.",
      .documented,
      "R-23 A-009"
    )
  }
}
