import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct ViewObstacleTests {
  /// Events that run nothing; without a clause they can happen.
  static let events: [(rule: String, script: [ViewEvent], event: ViewEvent, clause: String?)] = [
    ("view.stays-prepared", [.prepare, .show, .push], .prepare, nil),
    ("view.stays-shown", [.prepare, .show, .push], .show, nil),
    ("view-obstacle.not-visible", [], .push, "no view is visible"),
    ("view-obstacle.not-visible", [], .present, "no view is visible"),
    ("view-obstacle.restored", [.restore], .restore, "the views are loaded already"),
    (
      "view-obstacle.tab-covered", [.prepare, .show, .present], .select,
      "a view controller is presented: dismiss it first"
    ),
    ("view-obstacle.nothing-to-show", [], .show, "no view is about to appear"),
    ("view-obstacle.nothing-to-hide", [], .hide, "no view is visible"),
    ("view-obstacle.too-early", [.prepare], .push, "A has not appeared yet"),
    ("view-obstacle.hidden-too-early", [.prepare], .hide, "A has not appeared yet"),
    (
      "view-obstacle.root", [.prepare, .show], .pop,
      "A is the root view controller: nothing can be popped"
    ),
    (
      "view-obstacle.nothing-presented", [.prepare, .show], .dismiss,
      "no view controller is presented"
    ),
    (
      "view-obstacle.nothing-presented", [.prepare, .show, .push], .dismiss,
      "no view controller is presented"
    ),
    (
      "view-obstacle.presented", [.prepare, .show, .push, .present], .pop,
      "C is presented: dismiss it instead"
    ),
    ("view-obstacle.ending", [.prepare, .show, .hide], .prepare, "the app is about to end"),
    ("view-obstacle.not-visible", [.prepare, .show, .hide], .dismiss, "no view is visible"),
  ]

  @Test(arguments: events)
  func `an event that runs nothing is refused or changes nothing`(
    rule: String,
    script: [ViewEvent],
    event: ViewEvent,
    clause: String?
  ) {
    var machine = ViewMachine(Scenario(.app(on: .iOS(12)), events: []))
    _ = machine.traces(script)
    #expect(machine.rule(for: event).id == rule)
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
