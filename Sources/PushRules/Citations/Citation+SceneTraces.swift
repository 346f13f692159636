extension Citation {
  /// Sequences of callbacks of scenes.
  static let sceneTraces: [Citation] = [
    Citation(
      "T-S1",
      """
      A scene app starts with the launch methods, the scene's \
      connection, sceneWillEnterForeground and sceneDidBecomeActive.
      """,
      from: "A1 A7b D-WEF A14 L15 L16 L17"
    ),
    Citation(
      "T-S2",
      """
      Home runs sceneWillResignActive and sceneDidEnterBackground; the twins \
      of the app delegate are not called, their notifications are posted.
      """,
      from: "D-SCN L15 L16"
    ),
    Citation(
      "T-S3",
      "Coming back runs sceneWillEnterForeground, then sceneDidBecomeActive.",
      from: "L16 A14"
    ),
    Citation(
      "T-S4",
      """
      The switcher or an interruption runs sceneWillResignActive, \
      and sceneDidBecomeActive when it is over.
      """,
      from: "L34 D-SCN"
    ),
    Citation(
      "T-S5",
      """
      Removing the front scene on iPhone runs sceneWillResignActive, \
      sceneDidEnterBackground and willTerminate.
      """,
      from: "L18"
    ),
    Citation(
      "T-S5b",
      """
      A log of iOS 16 and 17 on iPhone shows sceneDidDisconnect in place \
      of sceneDidEnterBackground on removal, by the speed of the swipe.
      """,
      from: "L17"
    ),
    Citation(
      "T-S6",
      """
      Removing the only scene on iPad without several windows runs \
      sceneDidDisconnect, didDiscardSceneSessions and willTerminate.
      """,
      from: "L18"
    ),
    Citation(
      "T-S7",
      """
      On iPad with several windows removing the front scene runs sceneDidEnterBackground \
      and perhaps willTerminate; one of several is disconnected and discarded.
      """,
      from: "L18 L19"
    ),
    Citation(
      "T-S8",
      """
      A scene of a suspended app that is removed calls nothing now, \
      and didDiscardSceneSessions shortly after the next launch.
      """,
      from: "L18 H"
    ),
    Citation(
      "T-S9",
      """
      When the system takes a scene away for its memory, sceneDidDisconnect \
      runs and the process goes on; the scene may connect again.
      """,
      from: "A3 A14b"
    ),
    Citation(
      "T-S10",
      """
      A background launch of a scene app runs the launch methods, then \
      the push method; reports differ on whether a scene is connected.
      """,
      from: "D-WEF F-DEVGEM F-WORDPRESS"
    ),
    Citation(
      "T-S11",
      """
      A tap that launches a scene app leaves the launch options nil \
      and hands the response to scene:willConnectToSession:options:.
      """,
      from: "H A15"
    ),
    Citation(
      "T-S12",
      """
      A scene is asked for its restoration activity on its way \
      out, and gets it back after it connects, before it is active.
      """,
      from: "H"
    ),
    Citation(
      "T-S13",
      """
      Built with the iOS 26 SDK or before, an app without \
      scenes still launches, and UIKit logs a warning from 18.4.
      """,
      from: "D-SCN D-TN3187"
    ),
  ]
}
