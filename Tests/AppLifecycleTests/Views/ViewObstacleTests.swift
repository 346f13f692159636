import PushRules
import Testing

@testable import AppLifecycle

struct ViewObstacleTests {
  private static let events: [(script: [ViewEvent], event: ViewEvent, clause: String)] = [
    (script: [ViewEvent](), event: ViewEvent.push, clause: "no view is visible"),
    (script: [], event: .present, clause: "no view is visible"),
    (script: [], event: .show, clause: "no view is about to appear"),
    (script: [], event: .hide, clause: "no view is visible"),
    (script: [.prepare], event: .push, clause: "A has not appeared yet"),
    (script: [.prepare], event: .hide, clause: "A has not appeared yet"),
    (
      script: [.prepare, .show], event: .pop,
      clause: "A is the root view controller: nothing can be popped"
    ),
    (script: [.prepare, .show], event: .dismiss, clause: "no view controller is presented"),
    (script: [.prepare, .show, .push], event: .dismiss, clause: "no view controller is presented"),
    (
      script: [.prepare, .show, .push, .present], event: .pop,
      clause: "C is presented: dismiss it instead"
    ),
    (script: [.prepare, .show, .hide], event: .prepare, clause: "the app is about to end"),
    (script: [.prepare, .show, .hide], event: .dismiss, clause: "no view is visible"),
  ]

  @Test(arguments: events)
  func `an event that cannot happen is refused and changes nothing`(
    script: [ViewEvent],
    event: ViewEvent,
    clause: String
  ) {
    var machine = ViewMachine(LifecycleConfiguration(system: .iOS(12)))
    _ = machine.traces(script)
    #expect(machine.obstacle(to: event) == clause)
    let before = machine
    #expect(machine.trace(event).isEmpty)
    #expect(machine == before)
  }

  @Test func `what was presented can present, and is dismissed in turns`() {
    var machine = ViewMachine.shown(on: .newest, then: .push, .present, .present)
    #expect(machine.obstacle(to: .pop) == "D is presented: dismiss it instead")
    #expect(machine.trace(.dismiss) == ["D view-will-disappear", "D view-did-disappear"])
    #expect(machine.obstacle(to: .pop) == "C is presented: dismiss it instead")
    #expect(machine.trace(.dismiss) == ["C view-will-disappear", "C view-did-disappear"])
    #expect(machine.obstacle(to: .pop) == nil)
  }

  @Test func `what is pushed on a presented view is popped, or dismissed with it`() {
    var machine = ViewMachine.shown(on: .iOS(12), then: .present, .push)
    #expect(machine.place == .pushedOnPresented)
    #expect(machine.trace(.pop).contains("C view-did-disappear"))
    #expect(machine.place == .presented)
    _ = machine.traces([.push, .push])
    #expect(
      machine.trace(.dismiss) == [
        "E view-will-disappear", "A view-will-appear", "A view-will-layout-subviews",
        "A view-did-layout-subviews", "A view-did-appear", "E view-did-disappear",
      ]
    )
    #expect(machine.place == .root)
  }
}
