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
    when: .runningCode,
    moves: .handOverPush,
    because: "The push is handed to the app, which runs.",
    .documented,
    "A-020",
    "A-026"
  )
  static let noPushWhileRunning = Transition(
    "push.running-elsewhere",
    on: .pushWhileRunning,
    never: !.runningCode,
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
