internal import DecisionTables
internal import PushRules

extension Transition {
  /// The app plays sound or follows its position, which can keep it running in the background.
  static let keepers: [Transition] = ContinuousWork.all.flatMap { $0.starting + $0.stopping }
}

/// Work that goes on for as long as the app likes, and the rules that all such work shares.
private struct ContinuousWork: Sendable {
  /// What it is to the app.
  let keeper: Keeper
  /// The events between which it goes on.
  let start, stop: LifecycleEvent
  /// The moments in which its background mode is in effect.
  let granted: Entry
  /// That it goes on, as a clause.
  let clause: String

  static let all = [
    ContinuousWork(
      keeper: .audio,
      start: .audioStart,
      stop: .audioStop,
      granted: .audioMode(.present),
      clause: "sound plays"
    ),
    ContinuousWork(
      keeper: .location,
      start: .locationStart,
      stop: .locationStop,
      granted: .locationMode(.present),
      clause: "its position is followed"
    ),
  ]

  private var goingOn: Entry { .kept(by: keeper, .both) }
  private var mode: String { keeper.name + " in UIBackgroundModes" }

  var starting: [Transition] {
    [
      .never(start.name + ".no-code", [.on(start), !.runningCode], "no code of the app runs"),
      .never(start.name + ".again", [.on(start), granted, goingOn], clause + " already"),
      .never(
        start.name + ".background-without-mode",
        [.on(start), .from(.background), !granted],
        "in the background that takes " + mode
      ),
      Transition(
        start.name + ".without-mode",
        when: [.on(start), .inForeground, !granted],
        because: "Without " + mode + " the app is suspended when it is left, though " + clause
          + ".",
        .documented,
        "L-24 S3-11"
      ),
      Transition(
        start.name + ".starts",
        when: [.on(start), .runningCode, granted, !goingOn],
        to: .stay.starting(keeper),
        because: "With " + mode + " the app runs on in the background while " + clause + ".",
        .documented,
        "L-24 S3-11"
      ),
    ]
  }

  var stopping: [Transition] {
    [
      .never(stop.name + ".no-code", [.on(stop), !.runningCode], "no code of the app runs"),
      .never(
        stop.name + ".not-started",
        [.on(stop), .runningCode, granted, !goingOn],
        start.name + " must come first"
      ),
      .never(
        stop.name + ".background-without-mode",
        [.on(stop), .from(.background), !granted],
        "in the background that takes " + mode
      ),
      Transition(
        stop.name + ".foreground",
        when: [.on(stop), .inForeground, goingOn],
        to: .stay.stopping(keeper),
        because: "From now on this does not keep the app running in the background.",
        .documented,
        "L-24"
      ),
      Transition(
        stop.name + ".without-mode",
        when: [.on(stop), .inForeground, !granted],
        because: "This did not keep the app running in the background.",
        .documented,
        "L-24"
      ),
      Transition(
        stop.name + ".background",
        when: [.on(stop), .from(.background), goingOn],
        to: .rest.stopping(keeper),
        because: "Unless something else keeps it running the app is suspended, silently.",
        .documented,
        "L-24 L-01"
      ),
    ]
  }
}
