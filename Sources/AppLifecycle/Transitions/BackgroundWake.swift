import DecisionTables
import PushRules

/// Work for which the system resumes or launches the app, and the rules that all such work shares.
struct BackgroundWake: Sendable {
  let event: LifecycleEvent
  let name: String
  /// The versions and background mode that it needs.
  let granted: [Entry]
  let move: Move
  let citations: String

  static let all = [
    BackgroundWake(
      event: .backgroundFetch,
      name: "fetch",
      granted: [.since(7), .fetchMode(.present)],
      move: .fetch,
      citations: "L-19"
    ),
    BackgroundWake(
      event: .backgroundProcessing,
      name: "processing task",
      granted: [.since(13), .processingMode(.present)],
      move: .process,
      citations: "L-24"
    ),
    BackgroundWake(
      event: .backgroundSession,
      name: "finished transfer",
      granted: [.since(7)],
      move: .finishTransfers,
      citations: "L-24"
    ),
    BackgroundWake(
      event: .locationWake,
      name: "location event",
      granted: [.multitasking],
      move: .locate,
      citations: "L-24"
    ),
  ]

  /// What it does unless the app is in the foreground.
  var transitions: [Transition] {
    // Processing tasks came when `UIApplicationExitsOnSuspend` did not count any more.
    refusals + (isTask ? afterForceQuit : []) + running + launches
      + (move == .process ? [] : [launchThatExits])
  }

  /// Whether a force quit holds it back as a task; transfers and locations have rules of their own.
  private var isTask: Bool { move == .fetch || move == .process }

  private func entries(_ more: Entry...) -> [Entry] { [.on(event)] + granted + more }

  private var prefix: String { event.name }

  private var launched: [Entry] {
    entries(
      .withoutProcess,
      .backgroundRefresh(.on),
      .ended(.system, .crash, .reboot),
      .firstUnlock(.done)
    )
  }

  private var refusals: [Transition] {
    [
      When(prefix + ".refresh-off", all: entries(!.inForeground, .backgroundRefresh(.off)))
        .changesNothing
        .because(
          "Background App Refresh is off, by itself or through Low Power Mode: the " + name
            + " wakes nothing."
        )
        .rests(on: citations + " A-125 A-126", .inferred),
      When(
        prefix + ".never-launched",
        all: entries(.withoutProcess, .backgroundRefresh(.on), .ended(.neverLaunched))
      )
      .changesNothing
      .because("The user has not opened the app yet: nothing of it waits for a " + name + ".")
      .rests(on: citations + " R-28", .inferred),
      When(
        prefix + ".before-unlock",
        all: entries(
          .withoutProcess,
          .backgroundRefresh(.on),
          .ended(.reboot),
          .firstUnlock(.pending)
        )
      )
      .changesNothing
      .because("Before the first unlock nothing is launched in the background.")
      .rests(on: citations + " R-26", .inferred),
    ]
  }

  private var afterForceQuit: [Transition] {
    let quit = entries(.withoutProcess, .backgroundRefresh(.on), .ended(.user))
    let text = "After a force quit no \(name) launches the app until the user opens it."
    return [
      When(prefix + ".force-quit", all: quit + [.before(18, 3)])
        .changesNothing.because(text).rests(on: citations, .documented),
      When(prefix + ".force-quit-since-18-3", all: quit + [.since(18, 3), .canLaunch])
        .changesNothing.because(text).rests(on: "L-45 " + citations, .taskAfterForceQuit(move)),
      When(prefix + ".force-quit-fails", all: quit + [.since(18, 3), .failsToLaunch])
        .failsToLaunch(),
    ]
  }

  private var running: [Transition] {
    [
      When(prefix + ".resumes", all: entries(.suspended, .backgroundRefresh(.on)))
        .leads(.resume, move, to: .suspend)
        .because("The " + name + " resumes the app in the background; then it is suspended again.")
        .rests(on: citations + " L-08 T-L7", .resumedInBackground),
      When(prefix + ".background", all: entries(.background, .backgroundRefresh(.on)))
        .leads(move)
        .because("The " + name + " is handed to the app, which runs in the background.")
        .rests(on: citations, .documented),
    ]
  }

  private var launches: [Transition] {
    [
      When(prefix + ".launches", all: launched + [.canLaunch, .staysWhenLeft])
        .leads(.launchInBackground, .showViewsUnseen, move, to: .suspend)
        .because("The " + name + " launches the app in the background; then it is suspended.")
        .rests(on: citations + " L-08 T-L5 T-L7 T-V8", .launchedInBackground),
      When(prefix + ".fails", all: launched + [.failsToLaunch])
        .failsToLaunch(),
    ]
  }

  private var launchThatExits: Transition {
    When(prefix + ".launches-exits-on-suspend", all: launched + [.endsWhenLeft])
      .leads(.launchInBackground, .showViewsUnseen, move, .terminate, to: .end(.system))
      .endsAfterWork(citations + " L-02 T-L5")
  }
}

/// Work that the user has asked for and that does not open the app (L-46).
struct AskedWork: Sendable {
  let event: LifecycleEvent
  let name: String
  /// The first version of iOS that has it.
  let since: Int
  let move: Move
  /// What ended an app that it still launches.
  let launchable: Entry

  static let all = [
    AskedWork(
      event: .continuedProcessing,
      name: "continued processing task",
      since: 26,
      move: .continueTask,
      launchable: .ended(.system, .crash, .reboot)
    ),
    AskedWork(
      event: .appIntent,
      name: "intent",
      since: 17,
      move: .performIntent,
      launchable: .ended(.system, .crash, .reboot, .user)
    ),
  ]

  var transitions: [Transition] {
    [
      When(event.name + ".before-\(since)", .on(event), .before(since))
        .never("such work exists from iOS \(since)"),
      When(event.name + ".running", .on(event), .since(since), .runningCode)
        .leads(move)
        .because("The app runs already: the \(name) runs in its process.")
        .rests(on: "L-46", .documented),
      When(event.name + ".resumes", .on(event), .since(since), .from(.suspended))
        .leads(.resume, move, to: .suspend)
        .because("The \(name) resumes the app in the background; then it is suspended again.")
        .rests(on: "L-46 L-08 T-L7", .resumedInBackground),
      When(event.name + ".before-unlock", .on(event), .since(since), .firstUnlock(.pending))
        .changesNothing
        .because("Before the first unlock nothing of the app is launched.")
        .rests(on: "L-46 R-26", .inferred),
      When(event.name + ".launches-nothing", all: withoutProcess + [!launchable])
        .changesNothing
        .because("No \(name) of the app waits.")
        .rests(on: "L-46 R-28", .inferred),
      When(event.name + ".fails", all: withoutProcess + [launchable, .failsToLaunch])
        .failsToLaunch(),
      When(event.name + ".launches", all: withoutProcess + [launchable, .canLaunch, .app])
        .leads(.launchInBackground, .showViewsUnseen, move, to: .suspend)
        .because("The \(name) launches the process in the background, without opening the app.")
        .rests(on: "L-46 L-08 T-L5", .launchedInBackground),
      When(event.name + ".launches-without-scene", all: withoutProcess + [launchable, .scene])
        .leads(.launchWithoutScene, move, to: .suspend)
        .because("The \(name) launches the process in the background, and no scene connects.")
        .rests(on: "L-46", .inferred),
    ]
  }

  private var withoutProcess: [Entry] {
    [.on(event), .since(since), .withoutProcess, .firstUnlock(.done)]
  }
}
