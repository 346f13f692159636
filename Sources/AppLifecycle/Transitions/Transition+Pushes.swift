internal import DecisionTables
internal import PushRules

extension Transition {
  /// A push arrives; the push rules have decided what it does to the process.
  static let pushes: [Transition] = [
    Transition(
      "push.without-time",
      when: [.on(.pushWithoutTime)],
      moves: [.handOverPush],
      because: "The push gives the app no time.",
      .documented,
      "A-025 T-L6"
    ),
    Transition(
      "push.running",
      when: [.on(.pushWhileRunning), .runningCode],
      moves: [.handOverPush],
      because: "The push is handed to the app, which runs.",
      .documented,
      "A-020 A-026"
    ),
    .never(
      "push.running-elsewhere",
      [.on(.pushWhileRunning), !.runningCode],
      "the app does not run"
    ),
    Transition(
      "push.resumes",
      when: [.on(.pushResumes), .since(7), .from(.suspended)],
      moves: [.resume, .handOverPush],
      to: .to(.suspended),
      because: "The push resumes the app in the background; then it is suspended again.",
      .resumedInBackground,
      "L-08 T-L7"
    ),
    .never(
      "push.resumes-elsewhere",
      [.on(.pushResumes), !.from(.suspended)],
      "the app is not suspended"
    ),
    .never(
      "push.resumes-before-7",
      [.on(.pushResumes), .before(7), .from(.suspended)],
      "before iOS 7 no push wakes an app"
    ),
    Transition(
      "push.launches",
      when: [
        .on(.pushLaunches), .since(7), .withoutProcess, .firstUnlock(.done), .canLaunch,
        .staysWhenLeft,
      ],
      moves: [.launchBehind, .showViewsUnseen, .handOverPush],
      to: .to(.suspended),
      because: "The push launches the app in the background; then it is suspended.",
      .launchedInBackground,
      "L-08 T-L5 T-L7 T-V8 T-S10"
    ),
    Transition(
      "push.launches-exits-on-suspend",
      when: [.on(.pushLaunches), .since(7), .withoutProcess, .firstUnlock(.done), .endsWhenLeft],
      moves: [.launchBehind, .showViewsUnseen, .handOverPush, .terminate],
      to: .end(.system),
      because:
        "An app with UIApplicationExitsOnSuspend ends when its work in the background is done.",
      .inferred,
      "L-02 T-L5"
    ),
    .never(
      "push.launch-fails",
      [.on(.pushLaunches), .withoutProcess, .firstUnlock(.done), .failsToLaunch],
      "built with the iOS 27 SDK and without scenes, the app fails to launch"
    ),
    .never(
      "push.launches-elsewhere",
      [.on(.pushLaunches), !.withoutProcess],
      "the app is in memory already"
    ),
    .never(
      "push.launches-before-7",
      [.on(.pushLaunches), .before(7), .withoutProcess, .firstUnlock(.done)],
      "before iOS 7 no push wakes an app"
    ),
    .never(
      "push.launches-before-unlock",
      [.on(.pushLaunches), .withoutProcess, .firstUnlock(.pending)],
      "before the first unlock nothing is launched in the background"
    ),
  ]
}
