import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct ScenarioProblemTests {
  /// Events with the first release that has them, and what leads to a state where they can happen.
  static let firsts: [(event: String, since: SystemVersion, state: AppState, prelude: String)] = [
    ("open-switcher", .iOS(4, 0), .active, ""),
    ("background-task-begin", .iOS(4, 0), .active, ""),
    ("notification-center-open", .iOS(5, 0), .active, ""),
    ("control-center-open", .iOS(7, 0), .active, ""),
    ("background-fetch", .iOS(7, 0), .ended, ""),
    ("open-universal-link", .iOS(8, 0), .ended, ""),
    ("prewarm", .iOS(15, 0), .ended, ""),
  ]

  @Test(arguments: firsts)
  func `an event is refused before the release that has it`(
    event: String,
    since: SystemVersion,
    state: AppState,
    prelude: String
  ) throws {
    for system in SystemVersion.releases {
      let play = Play.app([system], from: state, event).after(prelude)
      let trace = try? play.trace(on: system)
      #expect((trace != nil) == (system >= since), "iOS \(system)")
    }
  }

  private static let impossibleStarts:
    [(system: SystemVersion, sdk: SystemVersion, state: AppState)] = [
      (system: SystemVersion.iOS(3), sdk: SystemVersion.iOS(3), state: AppState.background),
      (system: .iOS(3), sdk: .iOS(3), state: .suspended),
      (system: .iOS(27), sdk: .iOS(27), state: .active),
      (system: .iOS(27), sdk: .iOS(27), state: .suspended),
    ]

  @Test(arguments: impossibleStarts)
  func `a script cannot start from a contradiction`(
    system: SystemVersion,
    sdk: SystemVersion,
    state: AppState
  ) {
    var situation = Situation.starting(state, system)
    situation.sdk = sdk
    let problem = #expect(throws: ScenarioProblem.self) {
      try Trace(playing: Scenario(situation, events: []))
    }
    if case .contradiction? = problem { return }
    Issue.record("\(String(describing: problem))")
  }

  @Test(arguments: [
    (systems: [SystemVersion].majors(4...6), seconds: 600), (.majors(7...12), 180),
    (.since(13), 30),
  ])
  func `L-10, T-B1: the time of a background task is up at its second`(
    systems: [SystemVersion],
    seconds: Int
  ) throws {
    for system in systems {
      let script = "after:7 background-task-begin after:5 home after:1000"
      let trace = try Trace(.starting(.active, system), script)
      let expiry = try #require(trace.steps.first { $0.event == "background-task-expire" })
      #expect(expiry.time == 12 + seconds, "iOS \(system)")
      #expect(trace.steps.last?.time == 1012, "iOS \(system)")
    }
  }

  @Test func `a problem describes itself`() throws {
    let locked = Play.app([.iOS(12)], from: .active, "home").after(
      "call-incoming call-decline lock"
    )
    let problem = #expect(throws: ScenarioProblem.self) { try locked.trace(on: .iOS(12)) }
    #expect(
      problem?.description
        == "event 4: home cannot happen while the app is suspended, the device locked: "
        + "the device is locked"
    )
    #expect(
      ScenarioProblem.impossibleStart(reason: "it cannot be").description
        == "no script can start there: it cannot be"
    )
    let situation = Situation.starting(.background, .iOS(3))
    let contradiction = #expect(throws: ScenarioProblem.self) {
      try Trace(playing: Scenario(situation, events: []))
    }
    #expect(contradiction?.description == situation.contradiction?.description)
  }

  private static let states: [(state: LifecycleState, words: String)] = [
    (
      LifecycleState(process: .active, overlay: .notificationCenter),
      "active, Notification Center open"
    ),
    (LifecycleState(process: .inactive, overlay: .switcher), "inactive, the switcher open"),
    (LifecycleState(process: .inactive, overlay: .call), "inactive, a call ringing"),
    (LifecycleState(process: .inactive, overlay: .controlCenter), "inactive, Control Center open"),
    (LifecycleState(process: .inactive, overlay: .unnamed), "inactive"),
    (LifecycleState(process: .notRunning, termination: .user), "not-running (user)"),
    (LifecycleState(process: .prewarmed, screen: .lockedElsewhere), "prewarmed, the device locked"),
  ]

  @Test(arguments: states)
  func `an impossible event names the state that it met`(state: LifecycleState, words: String) {
    let event = ImpossibleEvent(
      event: "lock",
      state: state,
      reason: "no",
      possible: ["home", "crash"]
    )
    #expect(event.description == "lock cannot happen while the app is \(words): no")
    #expect(event.alternatives == "home, crash")
    let stuck = ImpossibleEvent(event: "lock", state: state, reason: "no", possible: [])
    #expect(stuck.alternatives == "nothing")
  }
}
