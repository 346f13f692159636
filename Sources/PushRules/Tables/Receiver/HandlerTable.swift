extension DecisionTable {
  /// Decides which of the two methods for remote notifications is the one that is called.
  static var handler: DecisionTable {
    DecisionTable(
      "handler",
      .receiver,
      decides: .handler,
      naming: true,
      [.fetchTakesAll, .oldBeforeSeven, .oldAlone, .noHandlerBeforeSeven, .noHandler]
    )
  }
}

extension Rule {
  static var fetchTakesAll: Rule {
    Rule(
      "receiver.fetch",
      .handler(.fetch),
      when: .since(7),
      .implements(.didReceiveFetch),
      because: "The fetchCompletionHandler variant takes the push, so the old method does not.",
      .documented,
      "R-01 A-024 S4-16"
    )
  }

  static var oldBeforeSeven: Rule {
    Rule(
      "receiver.old-before-7",
      .handler(.old),
      when: .before(7),
      .implements(.didReceive),
      because: "Before iOS 7 application:didReceiveRemoteNotification: is the only method.",
      .documented,
      "R-33 A-007 A-022"
    )
  }

  static var oldAlone: Rule {
    Rule(
      "receiver.old",
      .handler(.old),
      when: .since(7),
      .lacks(.didReceiveFetch),
      .implements(.didReceive),
      because: "Without the fetchCompletionHandler variant the old method is the one to call.",
      .documented,
      "A-021 A-024"
    )
  }

  static var noHandlerBeforeSeven: Rule {
    Rule(
      "receiver.nobody-before-7",
      .handler(.nobody),
      when: .before(7),
      .lacks(.didReceive),
      because: "iOS 3 to 6 know only the old method, and the app lacks it.",
      .documented,
      "R-33 A-007"
    )
  }

  static var noHandler: Rule {
    Rule(
      "receiver.nobody",
      .handler(.nobody),
      when: .since(7),
      .lacks(.didReceiveFetch),
      .lacks(.didReceive),
      because: "The app delegate implements neither method for remote notifications.",
      .documented,
      "A-024"
    )
  }
}
