extension Citation {
  /// Facts about launch options and scenes.
  static let launchInformation: [Citation] = [
    Citation(
      "A-100",
      """
      The remote-notification key of the launch options holds the whole payload, \
      as does the launch notification's userInfo.
      """,
      from: "D-LOK D-DFL"
    ),
    Citation(
      "A-101",
      """
      The value that didFinishLaunching returns is ignored \
      when a remote notification launched the app.
      """,
      from: "D-DFL"
    ),
    Citation(
      "A-102",
      "In a scene app the launchOptions of didFinishLaunching are nil.",
      from: "D-DFL"
    ),
    Citation(
      "A-103",
      """
      When a tap connects a new scene, connectionOptions.notificationResponse \
      in scene:willConnectToSession:options: holds the response.
      """,
      from: "D-NR H-SC"
    ),
    Citation(
      "A-104",
      """
      iOS 26 deprecates all launch option keys; for silent pushes its header \
      points to the fetchCompletionHandler variant after scene connection.
      """,
      from: "D-LOK H-26 W25-243"
    ),
    Citation(
      "A-105",
      """
      A scene app runs didFinishLaunching as soon as the process is up, \
      then configures, connects and activates its scene.
      """,
      from: "D-DFL"
    ),
    Citation(
      "A-106",
      """
      A response's targetScene tells which scene shows the result; \
      target-content-id in the payload picks the scene to bring forward.
      """,
      from: "H-SC H-UN D-GEN"
    ),
    Citation(
      "A-107",
      """
      When a tap launches a scene app, \
      scene:willConnectToSession:options: and then didReceive response are assumed to run.
      """,
      restingOn: "U-02"
    ),
    Citation(
      "A-108",
      """
      A silent push that launches the app runs didFinishLaunching in the background, \
      without scenes presumably with the remote-notification key.
      """,
      from: "W13-204 D-OLD",
      restingOn: "U-03"
    ),
    Citation(
      "A-109",
      "Local notifications had a launch option key of their own from iOS 4 to 10.",
      from: "H-10"
    ),
  ]
}
