internal import DecisionTables

extension DecisionTable {
  /// Decides whether a scene connects, and whether it carries the user's response.
  static var sceneConnection: DecisionTable {
    DecisionTable(
      "scene connection",
      .launchInformation,
      decides: .sceneConnection,
      rules: [
        Rule(
          "scene-connection.not-launched",
          .sceneConnection(.notConnected),
          when: [.launchCause(.nobody)],
          because: "The app is not launched, so no scene connects.",
          .documented,
          "A-105"
        ),
        Rule(
          "scene-connection.no-scenes",
          .sceneConnection(.notConnected),
          when: [!.launchCause(.nobody), .lifecycleInEffect(.app)],
          because: "The app has no scenes.",
          .documented,
          "A-105"
        ),
        Rule(
          "scene-connection.push",
          .sceneConnection(.withoutResponse),
          when: [.launchCause(.push, .call), .lifecycleInEffect(.scene)],
          because: "After a background launch the scene connects without a notification response.",
          .contested(
            "One migration report of 2026 saw no scene connected in a background launch.",
            settle: "Log scene willConnectTo in a scene app that content-available launches."
          ),
          "R-18 A-104 T-S10"
        ),
        Rule(
          "scene-connection.icon",
          .sceneConnection(.withoutResponse),
          when: [.launchCause(.icon), .lifecycleInEffect(.scene)],
          because: "A start by the icon connects the scene without a notification response.",
          .documented,
          "R-12 A-103"
        ),
        Rule(
          "scene-connection.tap",
          .sceneConnection(.withResponse),
          when: [.launchCause(.tap), .lifecycleInEffect(.scene)],
          because: "The tap is in connectionOptions.notificationResponse.",
          .observed,
          "R-16 A-103 A-107"
        ),
        Rule(
          "scene-connection.foreground-action",
          .sceneConnection(.withResponse),
          when: [.launchCause(.foregroundAction), .lifecycleInEffect(.scene)],
          because: "The action is in connectionOptions.notificationResponse.",
          .inferred,
          "A-103"
        ),
        Rule(
          "scene-connection.action",
          .sceneConnection(.unknown),
          when: [.launchCause(.action, .dismissal), .lifecycleInEffect(.scene)],
          because: "Whether the scene of a background action carries the response is not known.",
          .contested(
            "A scene may not connect at all in a background launch.",
            settle:
              "Choose a background action of a scene app that is not running, and log the scene."
          ),
          "R-18 U-02"
        ),
      ]
    )
  }
}
