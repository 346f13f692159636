extension DecisionTable {
  /// Decides whether the app is built to take background time.
  static var setup: DecisionTable {
    gate(
      "setup",
      .wake,
      decides: .setup,
      obstacles: [.noBackgroundPushBeforeSeven, .oldMethodAlone, .noMethodAtAll, .modeMissing],
      open: .canTakeTime
    )
  }
}

extension Rule {
  static var noBackgroundPushBeforeSeven: Rule {
    Rule(
      "wake.before-7",
      .setup(.closed),
      when: .before(7),
      because: "Before iOS 7 a push never runs an app in the background.",
      .documented,
      "R-33 A-007 A-011"
    )
  }

  static var oldMethodAlone: Rule {
    Rule(
      "wake.old-method-only",
      .setup(.closed),
      when: .since(7),
      .handler(.old),
      because:
        "Background delivery needs the fetchCompletionHandler variant; the old method has none.",
      .contested(
        "The process may be resumed or launched without the old method being called.",
        settle: "Implement only the old method, send content-available, and log the process start."
      ),
      "R-35 A-027 A-137"
    )
  }

  static var noMethodAtAll: Rule {
    Rule(
      "wake.no-method",
      .setup(.closed),
      when: .since(7),
      .handler(.nobody),
      because: "Background delivery needs the fetchCompletionHandler variant.",
      .documented,
      "A-137"
    )
  }

  static var modeMissing: Rule {
    Rule(
      "wake.no-background-mode",
      .setup(.closed),
      when: .remoteNotificationMode(.absent),
      .since(7),
      because: "UIBackgroundModes lacks remote-notification.",
      .documented,
      "A-120"
    )
  }

  static var canTakeTime: Rule {
    Rule(
      "wake.set-up",
      .setup(.open),
      otherwise: "The app is set up for background pushes.",
      .documented,
      "A-120 A-137"
    )
  }
}
