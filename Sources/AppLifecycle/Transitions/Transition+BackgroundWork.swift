internal import DecisionTables
internal import PushRules

extension Transition {
  /// The system gives the app time for something else than a push.
  static let backgroundWork: [Transition] =
    BackgroundWork.all.flatMap { $0.transitions } + fetches + processing + sessions + locationEvents

  /// What is true of background fetches alone.
  private static let fetches: [Transition] = [
    .never(
      "background-fetch.before-7",
      [.on(.backgroundFetch), .before(7)],
      "background fetch exists from iOS 7"
    ),
    .never(
      "background-fetch.foreground",
      [.on(.backgroundFetch), .since(7), .inForeground],
      "the app is in the foreground"
    ),
    Transition(
      "background-fetch.without-mode",
      when: [.on(.backgroundFetch), .since(7), .elsewhere, .fetchMode(.absent)],
      because: "Without fetch in UIBackgroundModes the system gives the app no time to fetch.",
      .documented,
      "L-19"
    ),
    Transition(
      "background-fetch.force-quit",
      when: [
        .on(.backgroundFetch), .since(7), .withoutProcess, .fetchMode(.present),
        .backgroundRefresh(.on), .ended(.user),
      ],
      because: "After a force quit no fetch launches the app until the user opens it.",
      .documented,
      "L-19"
    ),
  ]

  /// What is true of background processing alone.
  private static let processing: [Transition] = [
    .never(
      "background-processing.before-13",
      [.on(.backgroundProcessing), .before(13)],
      "background processing exists from iOS 13"
    ),
    .never(
      "background-processing.foreground",
      [.on(.backgroundProcessing), .since(13), .inForeground],
      "the app is in the foreground"
    ),
    Transition(
      "background-processing.without-mode",
      when: [.on(.backgroundProcessing), .since(13), .elsewhere, .processingMode(.absent)],
      because: "Without processing in UIBackgroundModes no processing task is run.",
      .documented,
      "L-24"
    ),
    Transition(
      "background-processing.force-quit",
      when: [
        .on(.backgroundProcessing), .since(13), .withoutProcess, .processingMode(.present),
        .backgroundRefresh(.on), .ended(.user),
      ],
      because: "After a force quit no processing task launches the app until the user opens it.",
      .documented,
      "L-24"
    ),
  ]

  /// What is true of background sessions alone.
  private static let sessions: [Transition] = [
    .never(
      "background-session.before-7",
      [.on(.backgroundSession), .before(7)],
      "background sessions exist from iOS 7"
    ),
    Transition(
      "background-session.foreground",
      when: [.on(.backgroundSession), .since(7), .inForeground],
      because: "The app runs: the delegate of the session gets the events, no method of the app's.",
      .documented,
      "L-24"
    ),
    Transition(
      "background-session.force-quit",
      when: [
        .on(.backgroundSession), .since(7), .withoutProcess, .backgroundRefresh(.on), .ended(.user),
      ],
      because: "The force quit has cancelled the transfers: none finishes.",
      .documented,
      "L-24"
    ),
  ]

  /// What is true of region events and significant changes of the location alone.
  private static let locationEvents: [Transition] = [
    .never(
      "location-wake.single-tasking",
      [.on(.locationWake), .singleTasking],
      "location events in the background need iOS 4, on a device with multitasking"
    ),
    Transition(
      "location-wake.foreground",
      when: [.on(.locationWake), .multitasking, .inForeground],
      moves: [.locate],
      because: "The location event is handed to the app, which runs.",
      .documented,
      "L-24"
    ),
    Transition(
      "location-wake.force-quit-before-8",
      when: [
        .on(.locationWake), .multitasking, .before(8), .withoutProcess, .backgroundRefresh(.on),
        .ended(.user),
      ],
      because: "Until iOS 7 a location event does not launch an app that the user has removed.",
      .documented,
      "L-24"
    ),
    Transition(
      "location-wake.force-quit",
      when: [
        .on(.locationWake), .since(8), .withoutProcess, .backgroundRefresh(.on), .ended(.user),
        .firstUnlock(.done), .canLaunch, .staysWhenLeft,
      ],
      moves: [.launchBehind, .showViewsUnseen, .locate],
      to: .to(.suspended),
      because:
        "From iOS 8 region and significant-change events launch the app even after a force quit.",
      .launchedInBackground,
      "L-24 L-08 T-L5"
    ),
    Transition(
      "location-wake.force-quit-exits-on-suspend",
      when: [
        .on(.locationWake), .since(8), .withoutProcess, .backgroundRefresh(.on), .ended(.user),
        .firstUnlock(.done), .endsWhenLeft,
      ],
      moves: [.launchBehind, .showViewsUnseen, .locate, .terminate],
      to: .end(.system),
      because:
        "An app with UIApplicationExitsOnSuspend ends when its work in the background is done.",
      .inferred,
      "L-02 L-24"
    ),
    Transition(
      "location-wake.force-quit-fails",
      when: [
        .on(.locationWake), .withoutProcess, .backgroundRefresh(.on), .ended(.user), .failsToLaunch,
      ],
      because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
      .documented,
      "R-31 A-013"
    ),
  ]
}
