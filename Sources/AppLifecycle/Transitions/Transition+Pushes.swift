internal import PushRules

// A push arrives; the push rules have said what it does to the process.
extension Transition {
  static let pushes =
    [
      pushPasses, pushWhileRunning, noPushWhileRunning, pushResumes, noPushResumes,
      noPushResumesBeforeSeven,
    ]
    + [pushLaunches, pushLaunchesAndEnds, pushNeverLaunches, noPushLaunches]
    + [noPushLaunchesBeforeSeven, noPushLaunchesLocked]

  static let pushPasses = Transition(
    "push.without-time",
    on: .pushWithoutTime,
    moves: .handOverPush,
    because: "The push gives the app no time.",
    .documented,
    "A-025",
    "T-L6"
  )
  static let pushWhileRunning = Transition(
    "push.running",
    on: .pushWhileRunning,
    when: .from(.active, .inactive, .background),
    moves: .handOverPush,
    because: "The push is handed to the app, which runs.",
    .documented,
    "A-020",
    "A-026"
  )
  static let noPushWhileRunning = Transition(
    "push.running-elsewhere",
    on: .pushWhileRunning,
    never: !.from(.active, .inactive, .background),
    because: "the app does not run"
  )
  static let pushResumes = Transition(
    "push.resumes",
    on: .pushResumes,
    when: .since(7),
    .from(.suspended),
    moves: .resume,
    .handOverPush,
    to: .to(.suspended),
    because: "The push resumes the app in the background; then it is suspended again.",
    .resumedInBackground,
    "L-08",
    "T-L7"
  )
  static let noPushResumesBeforeSeven = Transition(
    "push.resumes-before-7",
    on: .pushResumes,
    never: .before(7),
    .from(.suspended),
    because: "before iOS 7 no push wakes an app"
  )
  static let noPushResumes = Transition(
    "push.resumes-elsewhere",
    on: .pushResumes,
    never: !.from(.suspended),
    because: "the app is not suspended"
  )
  static let pushLaunches = Transition(
    "push.launches",
    on: .pushLaunches,
    when: .since(7),
    .withoutProcess,
    .firstUnlock(.done),
    .canLaunch,
    .staysWhenLeft,
    moves: .launchBehind,
    .showViewsUnseen,
    .handOverPush,
    to: .to(.suspended),
    because: "The push launches the app in the background; then it is suspended.",
    .launchedInBackground,
    "L-08",
    "T-L5",
    "T-L7",
    "T-V8",
    "T-S10"
  )
  static let pushLaunchesAndEnds = Transition(
    "push.launches-exits-on-suspend",
    on: .pushLaunches,
    when: .since(7),
    .withoutProcess,
    .firstUnlock(.done),
    .endsWhenLeft,
    moves: .launchBehind,
    .showViewsUnseen,
    .handOverPush,
    .terminate,
    to: .end(.system),
    because:
      "An app with UIApplicationExitsOnSuspend ends when its work in the background is done.",
    .inferred,
    "L-02",
    "T-L5"
  )
  static let pushNeverLaunches = Transition(
    "push.launch-fails",
    on: .pushLaunches,
    never: .withoutProcess,
    .firstUnlock(.done),
    .failsToLaunch,
    because: "built with the iOS 27 SDK and without scenes, the app fails to launch"
  )
  static let noPushLaunchesBeforeSeven = Transition(
    "push.launches-before-7",
    on: .pushLaunches,
    never: .before(7),
    .withoutProcess,
    .firstUnlock(.done),
    because: "before iOS 7 no push wakes an app"
  )
  static let noPushLaunchesLocked = Transition(
    "push.launches-before-unlock",
    on: .pushLaunches,
    never: .withoutProcess,
    .firstUnlock(.pending),
    because: "before the first unlock nothing is launched in the background"
  )
  static let noPushLaunches = Transition(
    "push.launches-elsewhere",
    on: .pushLaunches,
    never: !.withoutProcess,
    because: "the app is in memory already"
  )
}

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
