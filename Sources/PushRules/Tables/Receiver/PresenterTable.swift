extension DecisionTable {
  /// Names who can say what a push shows in the foreground.
  static var presenter: DecisionTable {
    DecisionTable(
      "presenter",
      .receiver,
      decides: .presenter,
      naming: true,
      [.noCenterBeforeTen, .noCenterDelegate, .delegatePresents, .delegateCannotPresent]
    )
  }
}

extension Rule {
  static var noCenterBeforeTen: Rule {
    Rule(
      "receiver.presenter-before-10",
      .presenter(.tooOld),
      when: .before(10, 0),
      because: "UNUserNotificationCenter exists from iOS 10.",
      .documented,
      "A-007"
    )
  }

  static var noCenterDelegate: Rule {
    Rule(
      "receiver.no-delegate",
      .presenter(.nobody),
      when: .since(10, 0),
      .delegate(nil),
      because: "No delegate of the notification center is set.",
      .documented,
      "A-037"
    )
  }

  static var delegatePresents: Rule {
    Rule(
      "receiver.will-present",
      .presenter(.answers),
      when: .since(10, 0),
      .delegateInPlace,
      .implements(.willPresent),
      because: "The notification center's delegate implements willPresent.",
      .documented,
      "A-031"
    )
  }

  static var delegateCannotPresent: Rule {
    Rule(
      "receiver.no-will-present",
      .presenter(.silent),
      when: .since(10, 0),
      .delegateInPlace,
      .lacks(.willPresent),
      because: "The notification center's delegate does not implement willPresent.",
      .documented,
      "A-033"
    )
  }
}
