extension DecisionTable {
  /// Decides which method for remote notifications a tap falls back to.
  static var tapFallback: DecisionTable {
    DecisionTable(
      "tap fallback",
      .launch,
      decides: .tapFallback,
      [
        .tapToFetch, .lateTapToFetch, .warmTapToOld, .coldTapSkipsOld, .tapToNobody,
        .tenZeroOldInsteadOfFetch, .tenZeroOldAlone, .tenZeroFetchAlone,
      ]
    )
  }
}

extension Rule {
  static var tapToFetch: Rule {
    Rule(
      "launch.fallback-fetch",
      .tapFallback(.fetch),
      when: !.only(10, 0),
      .handler(.fetch),
      !.responder(.tooLate),
      because: "A tap hands the push to the fetchCompletionHandler variant.",
      .documented,
      "R-03 A-063 A-065"
    )
  }

  static var lateTapToFetch: Rule {
    Rule(
      "launch.fallback-fetch-late-delegate",
      .tapFallback(.fetch),
      when: !.only(10, 0),
      .handler(.fetch),
      .responder(.tooLate),
      because:
        "A tap that comes before the delegate falls back to the fetchCompletionHandler variant.",
      .contested(
        "The tap may be lost: Apple only says that responses can be missed.",
        settle: "Set the delegate after the launch has finished and start the app by a tap."
      ),
      "R-19 A-012"
    )
  }

  static var warmTapToOld: Rule {
    Rule(
      "launch.fallback-old",
      .tapFallback(.old),
      when: !.only(10, 0),
      .handler(.old),
      !.standing(.gone),
      because: "On the way to the foreground a tap hands the push to the old method.",
      .contested(
        "The SDK header and Apple's page on the fetch variant say that the old method is not called "
          + "when a push resumes the app.",
        settle: "Implement only the old method, suspend the app, tap a push, and log the callbacks."
      ),
      "R-02 A-066 C-01 S4-23"
    )
  }

  static var coldTapSkipsOld: Rule {
    Rule(
      "launch.fallback-old-cold",
      .tapFallback(.nobody),
      when: !.only(10, 0),
      .handler(.old),
      .standing(.gone),
      because: "The old method is not called for the notification that launched the app.",
      .documented,
      "R-03 A-064"
    )
  }

  static var tapToNobody: Rule {
    Rule(
      "launch.fallback-nobody",
      .tapFallback(.nobody),
      when: .handler(.nobody),
      because: "The app delegate implements neither method for remote notifications.",
      .documented,
      "A-024"
    )
  }

  static var tenZeroOldInsteadOfFetch: Rule {
    Rule(
      "launch.10-0-old-instead-of-fetch",
      .tapFallback(.old),
      when: .only(10, 0),
      .handler(.fetch),
      .implements(.didReceive),
      because: "iOS 10.0 calls the old method for a tap, although the fetch variant is there.",
      .observed,
      "R-04"
    )
  }

  static var tenZeroOldAlone: Rule {
    Rule(
      "launch.10-0-old",
      .tapFallback(.old),
      when: .only(10, 0),
      .handler(.old),
      because: "iOS 10.0 calls the old method for a tap, for one that launches the app too.",
      .inferred,
      "R-04"
    )
  }

  static var tenZeroFetchAlone: Rule {
    Rule(
      "launch.10-0-fetch",
      .tapFallback(.nobody),
      when: .only(10, 0),
      .handler(.fetch),
      .lacks(.didReceive),
      because: "iOS 10.0 does not call the fetchCompletionHandler variant for a tap.",
      .observed,
      "R-04"
    )
  }
}
