internal import DecisionTables

extension DecisionTable {
  /// Decides whether anything keeps `willPresent` from being asked.
  static var willPresentPermit: DecisionTable {
    DecisionTable(
      "will-present permit",
      .presentation,
      decides: .willPresentPermit,
      obstacles: [
        Rule(
          "will-present-permit.nothing-to-ask",
          .willPresentPermit(.closed),
          when: [.nothingVisible],
          because: "The payload has nothing to show, so willPresent is not asked.",
          .documented,
          "R-08 A-035"
        ),
        Rule(
          "will-present-permit.other-receiver",
          .willPresentPermit(.closed),
          when: [!.recipient(.app)],
          because:
            "A push of this type is no notification of the app, so willPresent is not asked.",
          .documented,
          "R-34 A-200"
        ),
        Rule(
          "will-present-permit.typed-background",
          .willPresentPermit(.closed),
          when: [.since(13), .pushType(.background)],
          because:
            "From iOS 13 a push of type background shows nothing, so willPresent is not asked.",
          .contested(
            "Reports say that a push of type background with an alert is shown.",
            settle: "Send an alert with apns-push-type background and priority 5 to an active app."
          ),
          "R-22 A-312"
        ),
        Rule(
          "will-present-permit.not-in-foreground",
          .willPresentPermit(.closed),
          when: [!.place(.foreground)],
          because: "willPresent is called in the foreground only.",
          .documented,
          "A-032"
        ),
        Rule(
          "will-present-permit.before-10",
          .willPresentPermit(.closed),
          when: [.foregroundPresenter(.tooOld)],
          because: "willPresent exists from iOS 10.",
          .documented,
          "A-007"
        ),
        Rule(
          "will-present-permit.no-delegate",
          .willPresentPermit(.closed),
          when: [.foregroundPresenter(.nobody)],
          because: "No delegate of the notification center is set.",
          .documented,
          "A-037"
        ),
        Rule(
          "will-present-permit.no-will-present",
          .willPresentPermit(.closed),
          when: [.foregroundPresenter(.silent)],
          because: "The notification center's delegate does not implement willPresent.",
          .documented,
          "A-033"
        ),
        Rule(
          "will-present-permit.denied",
          .willPresentPermit(.closed),
          when: [.permission(.refused), .place(.foreground), .since(10, 0)],
          because: "willPresent is not asked for an app whose notifications are not allowed.",
          .contested(
            "willPresent may still be called for an app whose notifications are denied.",
            settle: "Deny notifications, register, and send an alert while the app is active."
          ),
          "R-23 U-08"
        ),
      ],
      open: Rule(
        "will-present-permit.may-ask",
        .willPresentPermit(.open),
        because: "The delegate can say what to show.",
        .documented,
        "A-031"
      )
    )
  }
}
