import DecisionTables
import PushRules

extension Transitions {
  /// The system gives the app time for work other than a push.
  static let backgroundWork: [Transition] =
    BackgroundWake.all.flatMap { $0.transitions } + fetches + processing + sessions + locationEvents

  private static let fetches: [Transition] = [
    When("background-fetch.before-7", .on(.backgroundFetch), .before(7))
      .never("background fetch exists from iOS 7"),
    When("background-fetch.foreground", .on(.backgroundFetch), .since(7), .inForeground)
      .never("the app is in the foreground"),
    When("background-fetch.without-mode", .on(.backgroundFetch), .since(7), !.inForeground)
      .and(.fetchMode(.absent))
      .changesNothing
      .because("Without fetch in UIBackgroundModes the system gives the app no time to fetch.")
      .rests(on: "L-19", .documented),
  ]

  private static let processing: [Transition] = [
    When("background-processing.before-13", .on(.backgroundProcessing), .before(13))
      .never("background processing exists from iOS 13"),
    When("background-processing.foreground", .on(.backgroundProcessing), .since(13), .inForeground)
      .never("the app is in the foreground"),
    When("background-processing.without-mode", .on(.backgroundProcessing), .since(13))
      .and(!.inForeground, .processingMode(.absent))
      .changesNothing
      .because("Without processing in UIBackgroundModes no processing task is run.")
      .rests(on: "L-24", .documented),
  ]

  private static let sessions: [Transition] = [
    When("background-session.before-7", .on(.backgroundSession), .before(7))
      .never("background sessions exist from iOS 7"),
    When("background-session.foreground", .on(.backgroundSession), .since(7), .inForeground)
      .changesNothing
      .because("The app runs: the delegate of the session gets the events, no method of the app's.")
      .rests(on: "L-24", .documented),
    When("background-session.force-quit", .on(.backgroundSession), .since(7), .withoutProcess)
      .and(.backgroundRefresh(.on), .ended(.user))
      .changesNothing
      .because("The force quit has cancelled the transfers: none finishes.")
      .rests(on: "L-24", .documented),
  ]

  /// Only region events and significant location changes.
  private static let locationEvents: [Transition] = [
    When("location-wake.single-tasking", .on(.locationWake), .singleTasking)
      .never("location events in the background need iOS 4, on a device with multitasking"),
    When("location-wake.foreground", .on(.locationWake), .multitasking, .inForeground)
      .leads(.locate)
      .because("The location event is handed to the app, which runs.")
      .rests(on: "L-24", .documented),
    When("location-wake.force-quit-before-8", .on(.locationWake), .multitasking, .before(8))
      .and(.withoutProcess, .backgroundRefresh(.on), .ended(.user))
      .changesNothing
      .because("Until iOS 7 a location event does not launch an app that the user has removed.")
      .rests(on: "L-24", .documented),
    When("location-wake.force-quit", .on(.locationWake), .since(8), .withoutProcess)
      .and(.backgroundRefresh(.on), .ended(.user), .firstUnlock(.done), .canLaunch, .staysWhenLeft)
      .leads(.launchInBackground, .showViewsUnseen, .locate, to: .suspend)
      .because(
        "From iOS 8 region and significant-change events launch the app even after a force quit."
      )
      .rests(on: "L-24 L-08 T-L5", .launchedInBackground),
    When("location-wake.force-quit-exits-on-suspend", .on(.locationWake), .since(8))
      .and(.withoutProcess, .backgroundRefresh(.on), .ended(.user), .firstUnlock(.done))
      .and(.endsWhenLeft)
      .leads(.launchInBackground, .showViewsUnseen, .locate, .terminate, to: .end(.system))
      .endsAfterWork("L-02 L-24"),
    When("location-wake.force-quit-fails", .on(.locationWake), .withoutProcess)
      .and(.backgroundRefresh(.on), .ended(.user), .failsToLaunch)
      .failsToLaunch(),
  ]

  /// The app plays audio or tracks its location, which can keep it running in the background.
  static let continuousWork: [Transition] = ContinuousWork.all.flatMap { $0.starting + $0.stopping }
}

/// Work that can continue without limit, and the rules that all such work shares.
private struct ContinuousWork: Sendable {
  let assertion: ProcessAssertion
  let start, stop: LifecycleEvent
  /// The moments in which its background mode is in effect.
  let granted: Entry
  /// That the work continues, as a clause.
  let clause: String

  static let all = [
    ContinuousWork(
      assertion: .audio,
      start: .audioStart,
      stop: .audioStop,
      granted: .audioMode(.present),
      clause: "sound plays"
    ),
    ContinuousWork(
      assertion: .location,
      start: .locationStart,
      stop: .locationStop,
      granted: .locationMode(.present),
      clause: "its position is followed"
    ),
  ]

  private var ongoing: Entry { .kept(by: assertion, .both) }
  private var mode: String { assertion.name + " in UIBackgroundModes" }

  var starting: [Transition] {
    [
      When(start.name + ".no-code", .on(start), !.runningCode)
        .never("no code of the app runs"),
      When(start.name + ".again", .on(start), granted, ongoing)
        .never(clause + " already"),
      When(start.name + ".background-without-mode", .on(start), .background, !granted)
        .never("in the background that takes " + mode),
      When(start.name + ".without-mode", .on(start), .inForeground, !granted)
        .changesNothing
        .because(
          "Without " + mode + " the app is suspended when it is left, though " + clause + "."
        )
        .rests(on: "L-24 S3-11", .documented),
      When(start.name + ".starts", .on(start), .runningCode, granted, !ongoing)
        .leads(to: .stay.starting(assertion))
        .because("With " + mode + " the app runs on in the background while " + clause + ".")
        .rests(on: "L-24 S3-11", .documented),
    ]
  }

  var stopping: [Transition] {
    [
      When(stop.name + ".no-code", .on(stop), !.runningCode)
        .never("no code of the app runs"),
      When(stop.name + ".not-started", .on(stop), .runningCode, granted, !ongoing)
        .never(start.name + " must come first"),
      When(stop.name + ".background-without-mode", .on(stop), .background, !granted)
        .never("in the background that takes " + mode),
      When(stop.name + ".foreground", .on(stop), .inForeground, ongoing)
        .leads(to: .stay.stopping(assertion))
        .because("From now on this does not keep the app running in the background.")
        .rests(on: "L-24", .documented),
      When(stop.name + ".without-mode", .on(stop), .inForeground, !granted)
        .changesNothing
        .because("This did not keep the app running in the background.")
        .rests(on: "L-24", .documented),
      When(stop.name + ".background", .on(stop), .background, ongoing)
        .leads(to: .suspend.stopping(assertion))
        .because("Unless something else keeps it running the app is suspended, silently.")
        .rests(on: "L-24 L-01", .documented),
    ]
  }
}
