import DecisionTables
import PushTestSupport

@testable import AppLifecycle
@testable import PushRules
@testable import RouteReport

/// Handmade traces, so that the tests of the report do not depend on the life cycle.
enum TraceSamples {
  /// Steps of an app without scenes: a launch, views, a push, a task that runs out.
  static func day(notes: TraceNotes = .all) throws -> TraceReport {
    let launch = [
      call("will-finish-launching", .inactive),
      call("did-finish-launching", .inactive, "UIApplicationDidFinishLaunchingNotification"),
    ]
    let appearance = ["view-will-appear", "view-will-layout-subviews", "view-did-layout-subviews"]
    let views = (["load-view", "view-did-load"] + appearance).map { call($0, .inactive, in: "A") }
    let shown = [
      call("did-become-active", .active, "UIApplicationDidBecomeActiveNotification"),
      call("view-did-appear", .active, in: "A", because: .observed),
    ]
    let events = [
      step("tap-icon", at: 0, .notRunning, .active, launch + views + shown, notes: [note]),
      step("view-push", at: 0, .active, .active, pushed),
      step("background-task-begin", at: 0, .active, .active, []),
      step("home", at: 0, .active, .background, left, along: leaving, notes: [note]),
      step("after:30", at: 30, .background, .background, []),
      step("background-task-expire", at: 30, .background, .suspended, expired, byItself: true),
      try push("push:../Payloads/a<b>|`c`.json", at: 30),
      step("lock", at: 30, .suspended, .suspended, locked),
      step("memory-purge", at: 30, .suspended, .notRunning, []),
    ]
    return report(.iOS(12), .ended, events, title: "Payloads/scenarios/day.json", notes: notes)
  }

  /// Steps in which nothing but views changes: B takes the place of A, then C lies over B.
  static func views() -> TraceReport {
    let came = ["view-will-appear", "view-did-appear"].map { call($0, .active, in: "C") }
    let went = ["view-will-disappear", "view-did-disappear"].map { call($0, .active, in: "C") }
    let events = [
      step("view-push", at: 0, .active, .active, pushed),
      step("view-present", at: 0, .active, .active, came),
      step("after:30", at: 30, .active, .active, []),
      step("view-dismiss", at: 30, .active, .active, went),
    ]
    return report(.iOS(12), .active, events, title: nil)
  }

  /// Steps of an app with scenes, with notifications alone and contested calls.
  static func scenes(notes: TraceNotes = .all) throws -> TraceReport {
    let launch = [
      call("did-finish-launching", .background, "UIApplicationDidFinishLaunchingNotification"),
      call("scene-will-connect", .inactive, "UISceneWillConnectNotification", because: .contested),
      call("scene-will-enter-foreground", .inactive, "UISceneWillEnterForegroundNotification"),
      call(nil, .inactive, "UIApplicationWillEnterForegroundNotification", because: .contested),
      call("scene-did-become-active", .active, "UISceneDidActivateNotification"),
      call(nil, .active, "UIApplicationDidBecomeActiveNotification", because: .inferred),
    ]
    let path = "push:" + String(repeating: "a-folder-with-a-long-name/", count: 5) + "payload.json"
    let events = [
      step("prewarm", at: 0, .notRunning, .prewarmed, []),
      step("tap-icon", at: 0, .prewarmed, .active, launch),
      try push(path, at: 3600),
      step("crash", at: 3600, .suspended, .notRunning, [], because: .contested),
    ]
    return report(.iOS(17), .ended, events, title: nil, lifecycle: .scene, notes: notes)
  }

  /// Steps with text that means something in every format.
  static func hostile() -> TraceReport {
    let event = "push:a;b#c%%d\u{1B}[31m\u{202E}\n<script>&\"'|`x`:end"
    let calls = [call("view-did-load", .active, in: "<A>\u{7}|;")]
    let events = [step(event, at: 1, .active, .active, calls)]
    return report(.iOS(12), .active, events, title: "a]]>\u{1B}<b>\u{2066}|`#;*_")
  }

  /// Forty steps.
  static func long() -> TraceReport {
    let events = (0..<20).flatMap { number in
      [
        step("home", at: number, .active, .suspended, left),
        step("tap-icon", at: number, .suspended, .active, returned),
      ]
    }
    return report(.iOS(12), .active, events, title: "forty steps")
  }

  private static let pushed = [
    call("load-view", .active, in: "B"), call("view-did-load", .active, in: "B"),
    call("view-will-disappear", .active, in: "A"), call("view-will-appear", .active, in: "B"),
    call("view-did-disappear", .active, in: "A"), call("view-did-appear", .active, in: "B"),
  ]
  private static let left = [
    call("will-resign-active", .active, "UIApplicationWillResignActiveNotification"),
    call("did-enter-background", .background, "UIApplicationDidEnterBackgroundNotification"),
  ]
  private static let leaving: [ProcessState] = [.active, .inactive, .background]
  private static let returned = [
    call("will-enter-foreground", .background, "UIApplicationWillEnterForegroundNotification"),
    call("did-become-active", .active, "UIApplicationDidBecomeActiveNotification"),
  ]
  private static let expired = [call("expiration-handler", .background)]
  private static let locked = [
    call(
      "protected-data-will-become-unavailable",
      nil,
      "UIApplicationProtectedDataWillBecomeUnavailable",
      because: .contested
    )
  ]
  private static let note = Caveat(
    "a-note",
    in: .any,
    text: "After iOS 11 the app may get didEnterBackground only when the animation of the home"
      + " screen has ended; a quick return brings nothing at all.",
    ""
  )

  static func report(
    _ system: SystemVersion,
    _ state: AppState,
    _ steps: [Step],
    title: String?,
    lifecycle: Lifecycle = .app,
    notes: TraceNotes = .all
  ) -> TraceReport {
    let situation = Situation.on(system, state, .empty, in: .both).with(\.lifecycle, lifecycle)
    return TraceReport(
      scenario: Scenario(situation, events: []),
      initialState: steps.first?.before ?? .notRunning,
      steps: steps,
      finalState: steps.last?.state ?? .notRunning,
      title: title,
      notes: notes
    )
  }

  static func step(
    _ event: String,
    at time: Int,
    _ before: ProcessState,
    _ after: ProcessState,
    _ calls: [TracedCall],
    along path: [ProcessState]? = nil,
    notes: [Caveat] = [],
    byItself: Bool = false,
    because confidence: Confidence = .documented
  ) -> Step {
    Step(
      event: event,
      isConsequence: byItself,
      time: time,
      calls: calls.placed(along: path ?? [before, after]),
      path: path ?? (before == after ? [after] : [before, after]),
      reason: reason("life." + after.name, confidence),
      notes: notes,
      arrival: nil
    )
  }

  private static func push(_ event: String, at time: Int) throws -> Step {
    let situation = Situation.on(.iOS(12), .suspended, .mixed, in: .fetch)
    let wake = try Route(situation).arrival.wake
    return Step(
      event: event,
      isConsequence: false,
      time: time,
      calls: [call("service-extension", nil), call("did-receive-fetch", .background)],
      path: [.suspended],
      reason: reason("life.push", .documented),
      notes: [],
      arrival: Step.Arrival(
        wake: wake.answer,
        wakeRule: wake.rule,
        presentation: .shown,
        situation: situation
      )
    )
  }

  static func call(
    _ id: String?,
    _ state: ApplicationState?,
    _ notification: String? = nil,
    in controller: String? = nil,
    because confidence: Confidence = .documented
  ) -> TracedCall {
    TracedCall(
      callback: id.flatMap { Callback($0) },
      viewController: controller,
      applicationState: state,
      notification: notification,
      reason: reason("callback." + (id ?? "posted"), confidence)
    )
  }

  private static func reason(_ rule: String, _ confidence: Confidence) -> Reason {
    let grade: EvidenceGrade =
      switch confidence {
      case .documented: .documented
      case .observed: .observed
      case .inferred: .inferred
      case .contested:
        .contested(
          "A log of 2022 shows the opposite order, and one vendor's report agrees with it.",
          settle: "Log both with a time stamp on a device, and read the log after a launch."
        )
      }
    return Reason(
      Rule(
        rule,
        nil,
        in: .any,
        because: "The system does it so, and the app learns of it in the order that is shown.",
        grade,
        ""
      )
    )
  }
}

extension [TracedCall] {
  /// The calls, each at the next state of a path that it reads.
  fileprivate func placed(along path: [ProcessState]) -> [TracedCall] {
    var calls = self
    calls.place(from: 0, along: path, from: 0)
    return calls
  }
}
