extension DecisionTable {
  /// Decides whether a scene connects, and whether it carries the user's response.
  static var sceneConnection: DecisionTable {
    DecisionTable(
      "scene connection",
      .launchInformation,
      decides: .sceneConnection,
      [
        .noLaunchNoScene, .noSceneInApp, .sceneConnectsForPush, .sceneConnectsForIcon,
        .sceneCarriesTap, .sceneCarriesForegroundAction, .sceneConnectsForAction,
      ]
    )
  }
}

extension Rule {
  static var noLaunchNoScene: Rule {
    Rule(
      "launch-information.no-connection",
      .sceneConnection(.notConnected),
      when: .launcher(.nobody),
      because: "The app is not launched, so no scene connects.",
      .documented,
      "A-105"
    )
  }

  static var noSceneInApp: Rule {
    Rule(
      "launch-information.no-scenes",
      .sceneConnection(.notConnected),
      when: !.launcher(.nobody),
      .interface(.app),
      because: "The app has no scenes.",
      .documented,
      "A-105"
    )
  }

  static var sceneConnectsForPush: Rule {
    Rule(
      "launch-information.scene-push",
      .sceneConnection(.withoutResponse),
      when: .launcher(.push, .call),
      .interface(.scene),
      because: "After a background launch the scene connects without a notification response.",
      .contested(
        "One migration report of 2026 saw no scene connected in a background launch.",
        settle: "Log scene willConnectTo in a scene app that content-available launches."
      ),
      "R-18 A-104 T-S10"
    )
  }

  static var sceneConnectsForIcon: Rule {
    Rule(
      "launch-information.scene-icon",
      .sceneConnection(.withoutResponse),
      when: .launcher(.icon),
      .interface(.scene),
      because: "A start by the icon connects the scene without a notification response.",
      .documented,
      "R-12 A-103"
    )
  }

  static var sceneCarriesTap: Rule {
    Rule(
      "launch-information.scene-tap",
      .sceneConnection(.withResponse),
      when: .launcher(.tap),
      .interface(.scene),
      because: "The tap is in connectionOptions.notificationResponse.",
      .observed,
      "R-16 A-103 A-107"
    )
  }

  static var sceneCarriesForegroundAction: Rule {
    Rule(
      "launch-information.scene-foreground-action",
      .sceneConnection(.withResponse),
      when: .launcher(.foregroundAction),
      .interface(.scene),
      because: "The action is in connectionOptions.notificationResponse.",
      .inferred,
      "A-103"
    )
  }

  static var sceneConnectsForAction: Rule {
    Rule(
      "launch-information.scene-action",
      .sceneConnection(.unknown),
      when: .launcher(.action, .dismissal),
      .interface(.scene),
      because: "Whether the scene of a background action carries the response is not known.",
      .contested(
        "A scene may not connect at all in a background launch.",
        settle: "Choose a background action of a scene app that is not running, and log the scene."
      ),
      "R-18 U-02"
    )
  }
}
