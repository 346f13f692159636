internal import DecisionTables
internal import PushRules

extension Transition {
  /// The system gives the app time for something else than a push.
  static let backgroundWork: [Transition] = [
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
    .never(
      "background-fetch.refresh-off",
      [.on(.backgroundFetch), .since(7), .elsewhere, .backgroundRefresh(.off)],
      "Background App Refresh is off, by itself or through Low Power Mode"
    ),
    .never(
      "background-fetch.refused",
      [
        .on(.backgroundFetch), .since(7), .withoutProcess, .backgroundRefresh(.on),
        .ended(.user, .neverLaunched),
      ],
      "the system launches the app in the background only after the user has opened it"
    ),
    .never(
      "background-fetch.before-unlock",
      [
        .on(.backgroundFetch), .since(7), .withoutProcess, .backgroundRefresh(.on),
        .ended(.system, .crash, .reboot), .firstUnlock(.pending),
      ],
      "before the first unlock nothing is launched in the background"
    ),
    Transition(
      "background-fetch.resumes",
      when: [.on(.backgroundFetch), .since(7), .from(.suspended), .backgroundRefresh(.on)],
      moves: [.resume, .fetch],
      to: .to(.suspended),
      because: "The fetch resumes the app in the background; then it is suspended again.",
      .resumedInBackground,
      "L-08 T-L7"
    ),
    Transition(
      "background-fetch.background",
      when: [.on(.backgroundFetch), .since(7), .from(.background), .backgroundRefresh(.on)],
      moves: [.fetch],
      because: "The fetch is handed to the app, which runs in the background.",
      .documented,
      "T-L5"
    ),
    Transition(
      "background-fetch.launches",
      when: [
        .on(.backgroundFetch), .since(7), .withoutProcess, .backgroundRefresh(.on),
        .ended(.system, .crash, .reboot), .firstUnlock(.done), .canLaunch, .staysWhenLeft,
      ],
      moves: [.launchBehind, .showViewsUnseen, .fetch],
      to: .to(.suspended),
      because: "The fetch launches the app in the background; then it is suspended.",
      .launchedInBackground,
      "L-08 T-L5 T-L7 T-V8"
    ),
    Transition(
      "background-fetch.launches-exits-on-suspend",
      when: [
        .on(.backgroundFetch), .since(7), .withoutProcess, .backgroundRefresh(.on),
        .ended(.system, .crash, .reboot), .firstUnlock(.done), .endsWhenLeft,
      ],
      moves: [.launchBehind, .showViewsUnseen, .fetch, .terminate],
      to: .end(.system),
      because:
        "An app with UIApplicationExitsOnSuspend ends when its work in the background is done.",
      .inferred,
      "L-02 T-L5"
    ),
    .never(
      "background-fetch.fails",
      [
        .on(.backgroundFetch), .withoutProcess, .backgroundRefresh(.on),
        .ended(.system, .crash, .reboot), .firstUnlock(.done), .failsToLaunch,
      ],
      "built with the iOS 27 SDK and without scenes, the app fails to launch"
    ),
    .never("prewarm.before-15", [.on(.prewarm), .before(15)], "iOS prewarms apps from iOS 15"),
    .never(
      "prewarm.in-memory",
      [.on(.prewarm), .since(15), !.from(.notRunning)],
      "the app has a process already"
    ),
    Transition(
      "prewarm.start",
      when: [.on(.prewarm), .since(15), .from(.notRunning)],
      to: .to(.prewarmed),
      because: "A prewarmed process stops before the app's own callbacks: nothing runs.",
      .documented,
      "T-L11"
    ),
  ]
}
