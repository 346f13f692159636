internal import PushRules

// The system gives the app time for something else than a push.
extension Transition {
  static let backgroundWork =
    [noFetchBeforeSeven, noFetchInFront, fetchSwitchedOff, fetchRefused, fetchBeforeUnlock]
    + [fetchResumes, fetchWhileRunning, fetchLaunches, fetchLaunchesAndEnds, fetchFails]
    + [noPrewarmingBefore15, noPrewarming, prewarms]

  static let noFetchBeforeSeven = Transition(
    "background-fetch.before-7",
    on: .backgroundFetch,
    never: .before(7),
    because: "background fetch exists from iOS 7"
  )
  static let noFetchInFront = Transition(
    "background-fetch.foreground",
    on: .backgroundFetch,
    never: .since(7),
    .inForeground,
    because: "the app is in the foreground"
  )
  static let fetchSwitchedOff = Transition(
    "background-fetch.refresh-off",
    on: .backgroundFetch,
    never: .since(7),
    .elsewhere,
    .backgroundRefresh(.off),
    because: "Background App Refresh is off, by itself or through Low Power Mode"
  )
  static let fetchRefused = Transition(
    "background-fetch.refused",
    on: .backgroundFetch,
    never: .since(7),
    .withoutProcess,
    .backgroundRefresh(.on),
    .ended(.user, .neverLaunched),
    because: "the system launches the app in the background only after the user has opened it"
  )
  static let fetchBeforeUnlock = Transition(
    "background-fetch.before-unlock",
    on: .backgroundFetch,
    never: .since(7),
    .withoutProcess,
    .backgroundRefresh(.on),
    .ended(.system, .crash, .reboot),
    .firstUnlock(.pending),
    because: "before the first unlock nothing is launched in the background"
  )
  static let fetchWhileRunning = Transition(
    "background-fetch.background",
    on: .backgroundFetch,
    when: .since(7),
    .from(.background),
    .backgroundRefresh(.on),
    moves: .fetch,
    because: "The fetch is handed to the app, which runs in the background.",
    .documented,
    "T-L5"
  )
  static let fetchResumes = Transition(
    "background-fetch.resumes",
    on: .backgroundFetch,
    when: .since(7),
    .from(.suspended),
    .backgroundRefresh(.on),
    moves: .resume,
    .fetch,
    to: .to(.suspended),
    because: "The fetch resumes the app in the background; then it is suspended again.",
    .resumedInBackground,
    "L-08",
    "T-L7"
  )
  static let fetchLaunches = Transition(
    "background-fetch.launches",
    on: .backgroundFetch,
    when: .since(7),
    .withoutProcess,
    .backgroundRefresh(.on),
    .ended(.system, .crash, .reboot),
    .firstUnlock(.done),
    .canLaunch,
    .staysWhenLeft,
    moves: .launchBehind,
    .showViewsUnseen,
    .fetch,
    to: .to(.suspended),
    because: "The fetch launches the app in the background; then it is suspended.",
    .launchedInBackground,
    "L-08",
    "T-L5",
    "T-L7",
    "T-V8"
  )
  static let fetchLaunchesAndEnds = Transition(
    "background-fetch.launches-exits-on-suspend",
    on: .backgroundFetch,
    when: .since(7),
    .withoutProcess,
    .backgroundRefresh(.on),
    .ended(.system, .crash, .reboot),
    .firstUnlock(.done),
    .endsWhenLeft,
    moves: .launchBehind,
    .showViewsUnseen,
    .fetch,
    .terminate,
    to: .end(.system),
    because:
      "An app with UIApplicationExitsOnSuspend ends when its work in the background is done.",
    .inferred,
    "L-02",
    "T-L5"
  )
  static let fetchFails = Transition(
    "background-fetch.fails",
    on: .backgroundFetch,
    never: .withoutProcess,
    .backgroundRefresh(.on),
    .ended(.system, .crash, .reboot),
    .firstUnlock(.done),
    .failsToLaunch,
    because: "built with the iOS 27 SDK and without scenes, the app fails to launch"
  )

  static let noPrewarmingBefore15 = Transition(
    "prewarm.before-15",
    on: .prewarm,
    never: .before(15),
    because: "iOS prewarms apps from iOS 15"
  )
  static let noPrewarming = Transition(
    "prewarm.in-memory",
    on: .prewarm,
    never: .since(15),
    !.from(.notRunning),
    because: "the app has a process already"
  )
  static let prewarms = Transition(
    "prewarm.start",
    on: .prewarm,
    when: .since(15),
    .from(.notRunning),
    to: .to(.prewarmed),
    because: "A prewarmed process stops before the app's own callbacks: nothing runs.",
    .documented,
    "T-L11"
  )
}
