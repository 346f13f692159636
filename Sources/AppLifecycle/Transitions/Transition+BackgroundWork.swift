internal import DecisionTables
internal import PushRules

extension Transition {
  /// The system gives the app time for something else than a push.
  static let backgroundWork: [Transition] = [
    Transition(
      "background-fetch.before-7",
      never: [.on(.backgroundFetch), .before(7)],
      because: "background fetch exists from iOS 7"
    ),
    Transition(
      "background-fetch.foreground",
      never: [.on(.backgroundFetch), .since(7), .inForeground],
      because: "the app is in the foreground"
    ),
    Transition(
      "background-fetch.refresh-off",
      never: [.on(.backgroundFetch), .since(7), .elsewhere, .backgroundRefresh(.off)],
      because: "Background App Refresh is off, by itself or through Low Power Mode"
    ),
    Transition(
      "background-fetch.refused",
      never: [
        .on(.backgroundFetch), .since(7), .withoutProcess, .backgroundRefresh(.on),
        .ended(.user, .neverLaunched),
      ],
      because: "the system launches the app in the background only after the user has opened it"
    ),
    Transition(
      "background-fetch.before-unlock",
      never: [
        .on(.backgroundFetch), .since(7), .withoutProcess, .backgroundRefresh(.on),
        .ended(.system, .crash, .reboot), .firstUnlock(.pending),
      ],
      because: "before the first unlock nothing is launched in the background"
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
    Transition(
      "background-fetch.fails",
      never: [
        .on(.backgroundFetch), .withoutProcess, .backgroundRefresh(.on),
        .ended(.system, .crash, .reboot), .firstUnlock(.done), .failsToLaunch,
      ],
      because: "built with the iOS 27 SDK and without scenes, the app fails to launch"
    ),
    Transition(
      "prewarm.before-15",
      never: [.on(.prewarm), .before(15)],
      because: "iOS prewarms apps from iOS 15"
    ),
    Transition(
      "prewarm.in-memory",
      never: [.on(.prewarm), .since(15), !.from(.notRunning)],
      because: "the app has a process already"
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
