import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct ViewControllerTests {
  @Test(arguments: [
    (number: 0, name: "A"), (number: 1, name: "B"), (number: 25, name: "Z"),
    (number: 26, name: "AA"), (number: 51, name: "AZ"), (number: 52, name: "BA"),
    (number: 701, name: "ZZ"), (number: 702, name: "AAA"),
  ])
  func `names follow the order of creation`(number: Int, name: String) {
    #expect(ViewController.name(number) == name)
  }

  @Test func `no two names are the same`() {
    #expect(Set((0..<1000).map(ViewController.name)).count == 1000)
  }

  @Test func `what was popped keeps its name for itself`() {
    var machine = ViewMachine.shown(on: .newest, then: .push, .pop)
    #expect(machine.trace(.push).first == "C load-view")
  }

  @Test func `a new process starts with A`() {
    var machine = ViewMachine.shown(on: .newest, then: .push, .present)
    machine.end()
    #expect(machine == ViewMachine(Scenario(.app(), events: [])))
    #expect(machine.trace(.prepare).first == "A load-view")
  }
}

extension ViewMachine {
  /// The machine after a script that starts with the first appearance.
  static func shown(
    on system: SystemVersion,
    sdk: SystemVersion? = nil,
    then events: ViewEvent...
  ) -> ViewMachine {
    var machine = ViewMachine(Scenario(.app(on: system, sdk: sdk), events: []))
    _ = machine.traces([.prepare, .show] + events)
    return machine
  }

  /// What an event runs.
  mutating func play(_ event: ViewEvent, reading state: ApplicationState?) -> [TracedCall] {
    var calls: [TracedCall] = []
    play(event, reading: state, into: &calls)
    return calls
  }

  /// What an event leads to, as lines such as "A view-did-load".
  mutating func trace(_ event: ViewEvent) -> [String] {
    play(event, reading: .active).map(\.line)
  }

  /// What some events lead to.
  mutating func traces(_ events: [ViewEvent]) -> [String] {
    var lines: [String] = []
    for event in events { lines += trace(event) }
    return lines
  }
}

extension TracedCall {
  /// The view controller and the name of the callback.
  var line: String { (viewController ?? "nobody") + " " + (callback?.id ?? "nothing") }
}
