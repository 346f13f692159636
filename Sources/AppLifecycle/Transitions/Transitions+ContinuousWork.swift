internal import DecisionTables
internal import PushRules

extension Transitions {
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
      When(start.name + ".background-without-mode", .on(start), .from(.background), !granted)
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
      When(stop.name + ".background-without-mode", .on(stop), .from(.background), !granted)
        .never("in the background that takes " + mode),
      When(stop.name + ".foreground", .on(stop), .inForeground, ongoing)
        .leads(to: .stay.stopping(assertion))
        .because("From now on this does not keep the app running in the background.")
        .rests(on: "L-24", .documented),
      When(stop.name + ".without-mode", .on(stop), .inForeground, !granted)
        .changesNothing
        .because("This did not keep the app running in the background.")
        .rests(on: "L-24", .documented),
      When(stop.name + ".background", .on(stop), .from(.background), ongoing)
        .leads(to: .suspend.stopping(assertion))
        .because("Unless something else keeps it running the app is suspended, silently.")
        .rests(on: "L-24 L-01", .documented),
    ]
  }
}
