import PushRules

enum Callbacks {
  /// All rules; those of one move stand in the order in which they run.
  static let all: [CallbackRule] = [
    launch, launchOfScene, launchInBackground, launchWithoutScene, reconnection, foreground,
    activation, background, saving, work, ends, links, activities, quickActions, windows,
    notCalled,
  ].flatMap { $0 }

  /// What a move does not run, where sources differ.
  private static let notCalled: [CallbackRule] = [
    When("view-pop.no-layout")
      .callsNothing(on: .popView)
      .because("A pop does not lay out the view that returns.")
      .contested(
        "L-37",
        otherSide: "One of four logs has viewWillLayoutSubviews and viewDidLayoutSubviews after "
          + "viewWillAppear of the view that returns.",
        settle: "Log the view beneath while a view controller is popped.",
        otherwise: .methods(
          [.viewWillLayoutSubviews, .viewDidLayoutSubviews],
          after: .viewWillAppear
        )
      )
  ]

  /// A launch into the foreground.
  static let launch: [CallbackRule] = [
    When("launch.will-finish", .since(6), .app)
      .calls(.push(.willFinishLaunching), on: .launch, reading: .inactive)
      .carrying(.inLaunchOptions)
      .because("From iOS 6 the first callback of a launch is willFinishLaunching.")
      .rests(on: "T-L1", .documented),
    When("launch.will-finish-scene", .scene)
      .calls(.push(.willFinishLaunching), on: .launch, reading: .background)
      .readingIs(.observed)
      .because("An app with scenes starts in the background, until its scene comes forward.")
      .rests(on: "T-S1 R-68 A-531", .documented),
    When("launch.should-restore", .since(6), .app, .stateRestoration(.present), .archive(.present))
      .calls(.lifecycle(.shouldRestoreState), on: .launch, reading: .inactive)
      .because("Where a saved state exists, the app is asked whether to restore it.")
      .rests(on: "T-L1 T-L13", .documented),
    When("launch.did-decode", .since(6), .app, .stateRestoration(.present), .archive(.present))
      .calls(.lifecycle(.didDecodeState), on: .launch, reading: .inactive)
      .after(.restore)
      .because("The saved state is decoded before the launch is finished.")
      .rests(on: "T-L1 T-L13", .documented),
    When("launch.did-finish", .app)
      .calls(.push(.didFinishLaunching), on: .launch, reading: .inactive)
      .carrying(.inLaunchOptions)
      .because("The launch is finished; the app is inactive.")
      .rests(on: "T-L1 S0-27", .documented),
    When("launch.did-finish-scene", .scene)
      .calls(.push(.didFinishLaunching), on: .launch, reading: .background)
      .readingIs(.observed)
      .because("The launch is finished; the scene of the app follows.")
      .rests(on: "T-S1 R-68 A-531", .documented),
  ]

  /// A scene that a launch connects.
  static let launchOfScene: [CallbackRule] =
    newSession("launch", on: .connectScene, reported: .documented) + [
      When("launch.scene-connects", .scene)
        .calls(.push(.sceneWillConnect), on: .connectScene, reading: .background)
        .carrying(.inConnectionOptions)
        .because(
          "The scene of the app is connected, with what opened it in the connection options."
        )
        .rests(on: "T-S1 L-21", .documented),
      When("launch.scene-restores", .scene, .since(15), .stateRestoration(.present))
        .and(.archive(.present))
        .calls(.lifecycle(.sceneRestoreInteractionState), on: .connectScene, reading: .background)
        .because("Where a saved activity exists, the scene gets it once it is connected.")
        .rests(on: "T-S12", .documented),
      When("launch.scene-foreground", .scene)
        .calls(.lifecycle(.sceneWillEnterForeground), on: .presentScene, reading: .background)
        .because("A scene enters the foreground at a launch, too.")
        .rests(on: "T-S1", .documented),
      When("launch.app-foreground", .scene)
        .posts(.willEnterForeground, on: .presentScene, reading: .background)
        .rests(on: "T-S1", seen: 13...17),
    ]

  /// A launch into the background that connects no scene.
  static let launchWithoutScene: [CallbackRule] = [
    When("launch-unseen.will-finish")
      .calls(.push(.willFinishLaunching), on: .launchWithoutScene, reading: .background)
      .because("The process is launched in the background.")
      .rests(on: "L-46", .inferred),
    When("launch-unseen.did-finish")
      .calls(.push(.didFinishLaunching), on: .launchWithoutScene, reading: .background)
      .because("The launch in the background is finished; no scene follows.")
      .rests(on: "L-46", .inferred),
  ]

  /// A launch into the background.
  static let launchInBackground: [CallbackRule] =
    [
      When("launch-behind.will-finish", .since(6))
        .calls(.push(.willFinishLaunching), on: .launchInBackground, reading: .background)
        .carrying([.on(.locationWake, .locationKey, when: .app)])
        .because("The app is launched in the background.")
        .rests(on: "T-L5 T-S10", seen: 7...18),
      When("launch-behind.did-finish")
        .calls(.push(.didFinishLaunching), on: .launchInBackground, reading: .background)
        .carrying([.on(.locationWake, .locationKey, when: .app)])
        .because("The launch in the background is finished.")
        .rests(on: "T-L5 T-S10", seen: 7...18),
    ] + newSession("launch-behind", on: .launchInBackground, reported: .documented) + [
      When("launch-behind.scene-connects", .scene)
        .calls(.push(.sceneWillConnect), on: .launchInBackground, reading: .background)
        .because("The scene of the app is connected in the background, too.")
        .contested(
          "R-18 T-S10",
          otherSide:
            "One migration report of 2026 saw no scene connected until the user opened the app.",
          settle: "Log all callbacks of an app with scenes that a content-available push launches.",
          otherwise: .notCalled
        )
    ]

  /// A process without a scene is opened, and the session of its scene is new.
  static let reconnection = newSession("reconnect", on: .reconnectScene, reported: .inferred)

  /// What runs before a scene connects if the session of the last launch is gone.
  private static func newSession(
    _ prefix: String,
    on move: Move,
    reported grade: EvidenceGrade
  ) -> [CallbackRule] {
    [
      When(prefix + ".did-discard-sessions", .scene, .session(.discarded))
        .calls(.lifecycle(.didDiscardSceneSessions), on: move, reading: .background)
        .because("Sessions thrown away meanwhile are reported before the next scene connects.")
        .rests(on: "T-S8", grade),
      When(prefix + ".scene-configuration", .scene, .session(.discarded, .missing))
        .calls(.lifecycle(.configurationForConnectingScene), on: move, reading: .background)
        .because("A new session asks the app for its configuration.")
        .rests(on: "L-34 T-S1", .inferred),
    ]
  }
}
