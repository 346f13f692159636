internal import DecisionTables
internal import PushRules

extension Transitions {
  /// A push arrives; the push rules have decided what it does to the process.
  static let pushes: [Transition] = [
    When("push.without-time", .on(.pushWithoutTime))
      .leads(.handOverPush)
      .because("The push gives the app no time.")
      .rests(on: "A-025 T-L6", .documented),
    When("push.running", .on(.pushWhileRunning), .runningCode)
      .leads(.handOverPush)
      .because("The push is handed to the app, which runs.")
      .rests(on: "A-020 A-026", .documented),
    When("push.running-elsewhere", .on(.pushWhileRunning), !.runningCode)
      .never("the app does not run"),
    When("push.resumes", .on(.pushResumes), .since(7), .from(.suspended))
      .leads(.resume, .handOverPush, to: .rest)
      .because("The push resumes the app in the background; then it is suspended again.")
      .rests(on: "L-08 T-L7", .resumedInBackground),
    When("push.resumes-elsewhere", .on(.pushResumes), !.from(.suspended))
      .never("the app is not suspended"),
    When("push.resumes-before-7", .on(.pushResumes), .before(7), .from(.suspended))
      .never("before iOS 7 no push wakes an app"),
    When("push.launches", .on(.pushLaunches), .since(7), .withoutProcess, .firstUnlock(.done))
      .and(.canLaunch, .staysWhenLeft)
      .leads(.launchBehind, .showViewsUnseen, .handOverPush, to: .rest)
      .because("The push launches the app in the background; then it is suspended.")
      .rests(on: "L-08 T-L5 T-L7 T-V8 T-S10", .launchedInBackground),
    When("push.launches-exits-on-suspend", .on(.pushLaunches), .since(7), .withoutProcess)
      .and(.firstUnlock(.done), .endsWhenLeft)
      .leads(.launchBehind, .showViewsUnseen, .handOverPush, .terminate, to: .end(.system))
      .because(
        "An app with UIApplicationExitsOnSuspend ends when its work in the background is done."
      )
      .rests(on: "L-02 T-L5", .inferred),
    When("push.launch-fails", .on(.pushLaunches), .withoutProcess, .firstUnlock(.done))
      .and(.failsToLaunch)
      .never("built with the iOS 27 SDK and without scenes, the app fails to launch"),
    When("push.launches-elsewhere", .on(.pushLaunches), !.withoutProcess)
      .never("the app is in memory already"),
    When("push.launches-before-7", .on(.pushLaunches), .before(7), .withoutProcess)
      .and(.firstUnlock(.done))
      .never("before iOS 7 no push wakes an app"),
    When("push.launches-before-unlock", .on(.pushLaunches), .withoutProcess, .firstUnlock(.pending))
      .never("before the first unlock nothing is launched in the background"),
  ]
}
