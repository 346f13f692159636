internal import DecisionTables
internal import PushRules

/// Work for which the system resumes or launches the app, and the rules that all such work shares.
struct BackgroundWork: Sendable {
  /// The event.
  let event: LifecycleEvent
  /// What the work is called in a sentence.
  let name: String
  /// From when on, and with which background mode.
  let granted: [Entry]
  /// Whether iOS had it while UIApplicationExitsOnSuspend counted.
  let isOlderThanScenes: Bool
  /// The move that hands it over.
  let move: Move
  /// What it rests on.
  let citations: String

  /// All of it; their order means nothing.
  static let all = [
    BackgroundWork(
      event: .backgroundFetch,
      name: "fetch",
      granted: [.since(7), .fetchMode(.present)],
      isOlderThanScenes: true,
      move: .fetch,
      citations: "L-19 T-L5"
    ),
    BackgroundWork(
      event: .backgroundProcessing,
      name: "processing task",
      granted: [.since(13), .processingMode(.present)],
      isOlderThanScenes: false,
      move: .process,
      citations: "L-24 T-B1"
    ),
    BackgroundWork(
      event: .backgroundSession,
      name: "finished transfer",
      granted: [.since(7)],
      isOlderThanScenes: true,
      move: .finishTransfers,
      citations: "L-24"
    ),
    BackgroundWork(
      event: .locationWake,
      name: "location event",
      granted: [.multitasking],
      isOlderThanScenes: true,
      move: .locate,
      citations: "L-24"
    ),
  ]
}

extension BackgroundWork {
  /// What comes of it wherever the app is not in the foreground, but for a force quit.
  var transitions: [Transition] {
    refusals + running + launches + (isOlderThanScenes ? [launchThatExits] : [])
  }

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
      Transition(
        prefix + ".refresh-off",
        when: entries(.elsewhere, .backgroundRefresh(.off)),
        because: "Background App Refresh is off, by itself or through Low Power Mode: the "
          + name + " wakes nothing.",
        .inferred,
        citations + " A-125 A-126"
      ),
      Transition(
        prefix + ".never-launched",
        when: entries(.withoutProcess, .backgroundRefresh(.on), .ended(.neverLaunched)),
        because: "The user has not opened the app yet: nothing of it waits for a " + name + ".",
        .inferred,
        citations + " R-28"
      ),
      Transition(
        prefix + ".before-unlock",
        when: entries(
          .withoutProcess,
          .backgroundRefresh(.on),
          .ended(.reboot),
          .firstUnlock(.pending)
        ),
        because: "Before the first unlock nothing is launched in the background.",
        .inferred,
        citations + " R-26"
      ),
    ]
  }

  private var running: [Transition] {
    [
      Transition(
        prefix + ".resumes",
        when: entries(.from(.suspended), .backgroundRefresh(.on)),
        moves: [.resume, move],
        to: .to(.suspended),
        because: "The " + name + " resumes the app in the background; then it is suspended again.",
        .resumedInBackground,
        citations + " L-08 T-L7"
      ),
      Transition(
        prefix + ".background",
        when: entries(.from(.background), .backgroundRefresh(.on)),
        moves: [move],
        because: "The " + name + " is handed to the app, which runs in the background.",
        .documented,
        citations
      ),
    ]
  }

  private var launches: [Transition] {
    [
      Transition(
        prefix + ".launches",
        when: launched + [.canLaunch, .staysWhenLeft],
        moves: [.launchBehind, .showViewsUnseen, move],
        to: .to(.suspended),
        because: "The " + name + " launches the app in the background; then it is suspended.",
        .launchedInBackground,
        citations + " L-08 T-L5 T-L7 T-V8"
      ),
      Transition(
        prefix + ".fails",
        when: launched + [.failsToLaunch],
        because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
        .documented,
        "R-31 A-013"
      ),
    ]
  }

  private var launchThatExits: Transition {
    Transition(
      prefix + ".launches-exits-on-suspend",
      when: launched + [.endsWhenLeft],
      moves: [.launchBehind, .showViewsUnseen, move, .terminate],
      to: .end(.system),
      because:
        "An app with UIApplicationExitsOnSuspend ends when its work in the background is done.",
      .inferred,
      citations + " L-02 T-L5"
    )
  }
}
