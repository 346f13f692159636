import DecisionTables

extension DecisionTable {
  /// Decides whether the launch options carry the remote-notification key.
  static let launchOptions = DecisionTable(.launchInformation, decides: .launchOptions) {
    Case("launch-options.not-launched", .launchOptions(.notLaunched))
      .when(.launchCause(.nobody))
      .because("The app is not launched, so there are no launch options.")
      .documented("A-060")
    Case("launch-options.scene", .launchOptions(.noKey))
      .when(!.launchCause(.nobody), .lifecycleInEffect(.scene))
      .because("In a scene app the launch options are nil.")
      .documented("R-16 A-102")
    Case("launch-options.push", .launchOptions(.key))
      .when(.launchCause(.push), .lifecycleInEffect(.app))
      .because("A background launch by a push carries the remote-notification key.")
      .observed("R-14 A-108 U-03")
    Case("launch-options.voip", .launchOptions(.unknown))
      .when(.launchCause(.call), .lifecycleInEffect(.app))
      .because("Whether a launch for PushKit carries the remote-notification key is not known.")
      .inferred("A-200")
    Case("launch-options.framework", .launchOptions(.unknown))
      .when(.launchCause(.framework), .lifecycleInEffect(.app))
      .because(
        "Whether a launch for ActivityKit or Push to Talk carries the remote-notification key is "
          + "not known."
      )
      .inferred("R-39 R-40")
    Case("launch-options.icon", .launchOptions(.noKey))
      .when(.launchCause(.icon), .lifecycleInEffect(.app))
      .because("A start by the icon carries no remote-notification key.")
      .documented("R-12 A-060 S4-18 S4-19")
    Case("launch-options.tap", .launchOptions(.key))
      .when(.launchCause(.tap), .lifecycleInEffect(.app))
      .because("A start by a tap carries the payload under the remote-notification key.")
      .documented("R-03 A-062 A-100 S4-20")
    Case("launch-options.action", .launchOptions(.unknown))
      .when(.launchCause(.action, .foregroundAction, .dismissal), .lifecycleInEffect(.app))
      .because("Whether a start by an action carries the remote-notification key is not known.")
      .inferred("R-30 U-15")
  }

  /// Decides whether a scene connects when the user acts, and whether it carries the response.
  static let sceneConnection = DecisionTable(.launchInformation, decides: .sceneConnection) {
    Case("scene-connection.connected-already", .sceneConnection(.notConnected))
      .when(.sceneAtResponse(.connected))
      .because("No scene connects: the app has one, or uses none.")
      .documented("A-105")
    Case("scene-connection.not-opened", .sceneConnection(.notConnected))
      .when(.sceneAtResponse(.disconnected), .reachesApp(.closed))
      .because("Nobody opens the app, so no scene connects.")
      .documented("A-105")
    Case("scene-connection.icon", .sceneConnection(.withoutResponse))
      .when(.sceneAtResponse(.disconnected), .reachesApp(.open), .userAction(.icon))
      .because("A start by the icon connects the scene without a notification response.")
      .documented("R-12 A-103")
    Case("scene-connection.tap", .sceneConnection(.withResponse))
      .when(.sceneAtResponse(.disconnected), .reachesApp(.open), .userAction(.notification))
      .because("The tap is in connectionOptions.notificationResponse.")
      .observed("R-16 R-55 A-103 A-107")
    Case("scene-connection.foreground-action", .sceneConnection(.withResponse))
      .when(.sceneAtResponse(.disconnected), .reachesApp(.open), .userAction(.foregroundAction))
      .because("The action is in connectionOptions.notificationResponse.")
      .inferred("A-103")
    Case("scene-connection.action", .sceneConnection(.unknown))
      .when(.sceneAtResponse(.disconnected), .reachesApp(.open), .launchCause(.action, .dismissal))
      .because("Whether the scene of a background action carries the response is not known.")
      .contested(
        "R-18 U-02",
        otherSide: "A scene may not connect at all in a background launch.",
        settle: "Choose a background action of a scene app that is not running, and log the scene.",
        otherwise: .sceneConnection(.notConnected)
      )
    Case("scene-connection.action-in-memory", .sceneConnection(.notConnected))
      .when(.sceneAtResponse(.disconnected), .reachesApp(.open), .userAction(.action, .textAction))
      .and(!.launchCause(.action, .dismissal))
      .because("A background action connects no scene of an app that is in memory.")
      .inferred("R-55 U-02")
    Case("scene-connection.dismissal-in-memory", .sceneConnection(.notConnected))
      .when(.sceneAtResponse(.disconnected), .reachesApp(.open), .userAction(.dismiss))
      .and(.responseMethod(.delegate), !.launchCause(.action, .dismissal))
      .because("A dismissal connects no scene of an app that is in memory.")
      .inferred("R-55 U-02")
    Case("scene-connection.dismissal-unheard", .sceneConnection(.notConnected))
      .when(.sceneAtResponse(.disconnected), .reachesApp(.open), .userAction(.dismiss))
      .and(!.responseMethod(.delegate))
      .because("A dismissal that nobody hears connects no scene.")
      .documented("R-29 A-073")
  }
}
