internal import DecisionTables

extension DecisionTable {
  /// Decides whether the situation can exist; the other tables speak only of those that can.
  static var feasibility: DecisionTable {
    DecisionTable(
      "feasibility",
      .situation,
      decides: .feasibility,
      obstacles: [
        Rule(
          "feasibility.no-background-before-4",
          .feasibility(.closed),
          when: [.state(.background, .suspended), .before(4)],
          because: "Before iOS 4 leaving an app ends it: there is no background.",
          .documented,
          "A-001"
        ),
        Rule(
          "feasibility.locked-means-rebooted",
          .feasibility(.closed),
          when: [.firstUnlock(.pending), !.state(.notRunning(.reboot))],
          because: "Before the first unlock the app is not running, ended by the restart.",
          .documented,
          "R-26 A-123"
        ),
        Rule(
          "feasibility.cannot-run",
          .feasibility(.closed),
          when: [.running, .launchability(.fails)],
          because: "Built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27.",
          .documented,
          "R-31 A-013"
        ),
        Rule(
          "feasibility.no-scene-to-lose",
          .feasibility(.closed),
          when: [.scene(.disconnected), !.lifecycleInEffect(.scene)],
          because: "Only an app with the scene life cycle, from iOS 13, has a scene to lose.",
          .documented,
          "R-55 A-105"
        ),
        Rule(
          "feasibility.scene-lost-in-memory",
          .feasibility(.closed),
          when: [.scene(.disconnected), !.state(.background, .suspended)],
          because:
            "The system takes a scene away only while the app is in the background or suspended.",
          .documented,
          "R-55 A-105"
        ),
        Rule(
          "feasibility.opened-from-the-background",
          .feasibility(.closed),
          when: [.meanwhile(.opened), !.state(.background, .suspended)],
          because: "Only an app in the background can be opened between the push and the tap.",
          .documented,
          "R-54"
        ),
        Rule(
          "feasibility.opened-before-a-tap",
          .feasibility(.closed),
          when: [.meanwhile(.opened), !.userAction(.notification)],
          because: "What the user opens before a tap asks for a tap.",
          .documented,
          "R-54"
        ),
        Rule(
          "feasibility.opened-with-its-scene",
          .feasibility(.closed),
          when: [.meanwhile(.opened), .scene(.disconnected)],
          because: "An app that the user has opened has its scene.",
          .documented,
          "R-55"
        ),
      ],
      open: Rule(
        "feasibility.possible",
        .feasibility(.open),
        because: "The situation can exist.",
        .documented,
        "A-002"
      )
    )
  }
}
