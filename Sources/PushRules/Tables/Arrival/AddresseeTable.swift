extension DecisionTable {
  /// Decides to which part of the app the push is handed on arrival.
  static var addressee: DecisionTable {
    DecisionTable(
      "addressee",
      .arrival,
      decides: .addressee,
      [
        .forPushKitDelegate, .forForegroundApp, .forNobodyInForeground, .notHandedOver,
        .forBackgroundApp, .forNobody,
      ]
    )
  }
}

extension Rule {
  static var forPushKitDelegate: Rule {
    Rule(
      "arrival.for-pushkit",
      .addressee(.pushKit),
      when: .wake(.running, .resumed, .launched),
      .errand(.incomingCall),
      because: "The VoIP push is for PushKit's delegate.",
      .documented,
      "A-200"
    )
  }

  static var forForegroundApp: Rule {
    Rule(
      "arrival.for-foreground",
      .addressee(.foreground),
      when: .place(.foreground),
      .callTime(.closed),
      .admission(.open),
      .handler(.fetch, .old),
      because: "The push reaches the app in the foreground.",
      .documented,
      "A-020"
    )
  }

  static var forNobodyInForeground: Rule {
    Rule(
      "arrival.no-method",
      .addressee(.nobody),
      when: .place(.foreground),
      .callTime(.closed),
      .admission(.open),
      .handler(.nobody),
      because: "The app delegate implements neither method for remote notifications.",
      .documented,
      "A-024"
    )
  }

  static var notHandedOver: Rule {
    Rule(
      "arrival.not-handed-over",
      .addressee(.nobody),
      when: .place(.foreground),
      .callTime(.closed),
      .admission(.closed),
      because: "The push is not handed to the app delegate.",
      .documented,
      "R-22 R-23 R-34"
    )
  }

  static var forBackgroundApp: Rule {
    Rule(
      "arrival.for-background",
      .addressee(.background),
      when: !.place(.foreground),
      .wake(.running, .resumed, .launched),
      .errand(.silentPush),
      because: "The push gives the app background time.",
      .documented,
      "A-026"
    )
  }

  static var forNobody: Rule {
    Rule(
      "arrival.for-nobody",
      .addressee(.nobody),
      when: .wake(.nothing),
      because: "The push gives the app no time.",
      .documented,
      "A-025 S4-28"
    )
  }
}
