extension DecisionTable {
  /// Names the life cycle in effect.
  static var interface: DecisionTable {
    DecisionTable(
      "interface",
      .receiver,
      decides: .interface,
      naming: true,
      [.noScenesBeforeThirteen, .scenes, .noScenes]
    )
  }

  /// Names whether the system launches the app.
  static var launchability: DecisionTable {
    DecisionTable(
      "launchability",
      .receiver,
      decides: .launchability,
      naming: true,
      [.launchesBefore27, .launchesWithScenes, .launchesWithOldSDK, .failsToLaunch]
    )
  }
}

extension Rule {
  static var noScenesBeforeThirteen: Rule {
    Rule(
      "receiver.app-before-13",
      .interface(.app),
      when: .before(13),
      because: "Scenes exist from iOS 13.",
      .documented,
      "A-007"
    )
  }

  static var scenes: Rule {
    Rule(
      "receiver.scene",
      .interface(.scene),
      when: .since(13),
      .lifecycle(.scene),
      because: "The app uses the scene life cycle.",
      .documented,
      "A-105"
    )
  }

  static var noScenes: Rule {
    Rule(
      "receiver.app-life-cycle",
      .interface(.app),
      when: .since(13),
      .lifecycle(.app),
      because: "The app uses the life cycle of the app delegate.",
      .documented,
      "A-105"
    )
  }

  static var launchesBefore27: Rule {
    Rule(
      "receiver.launches-before-27",
      .launchability(.launches),
      when: .before(27),
      because: "Before iOS 27 an app launches with and without scenes.",
      .documented,
      "A-013"
    )
  }

  static var launchesWithScenes: Rule {
    Rule(
      "receiver.launches-with-scenes",
      .launchability(.launches),
      when: .since(27),
      .lifecycle(.scene),
      because: "An app that uses scenes launches on iOS 27.",
      .documented,
      "R-31 A-013"
    )
  }

  static var launchesWithOldSDK: Rule {
    Rule(
      "receiver.launches-with-old-sdk",
      .launchability(.launches),
      when: .since(27),
      .lifecycle(.app),
      .builtBefore27,
      because: "Built with an SDK before 27, an app without scenes still launches on iOS 27.",
      .observed,
      "A-013"
    )
  }

  static var failsToLaunch: Rule {
    Rule(
      "receiver.fails-to-launch",
      .launchability(.fails),
      when: .since(27),
      .lifecycle(.app),
      .builtWith27,
      because: "On iOS 27 an app built with the iOS 27 SDK and without scenes fails to launch.",
      .documented,
      "R-31 A-013"
    )
  }
}
