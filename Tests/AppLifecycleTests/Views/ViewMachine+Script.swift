import PushRules
import PushTestSupport

@testable import AppLifecycle

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
