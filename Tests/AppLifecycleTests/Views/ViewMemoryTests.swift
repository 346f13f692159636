import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct ViewMemoryTests {
  @Test func `T-M1, S1-43: every view controller is warned, the visible one first`() {
    var machine = ViewMachine.shown(on: .iOS(6, 0), then: .push, .present)
    #expect(
      machine.trace(.warnOfMemory) == [
        "C view-did-receive-memory-warning", "B view-did-receive-memory-warning",
        "A view-did-receive-memory-warning",
      ]
    )
  }

  @Test func `what was popped or dismissed is warned no more`() {
    var machine = ViewMachine.shown(on: .newest, then: .push, .present, .dismiss, .pop)
    #expect(machine.trace(.warnOfMemory) == ["A view-did-receive-memory-warning"])
  }

  @Test func `T-V10: from iOS 6 a view is loaded once in the life of its view controller`() {
    var machine = ViewMachine.shown(on: .iOS(6, 0), then: .push, .warnOfMemory)
    #expect(!machine.trace(.pop).contains("A view-did-load"))
  }

  @Test func `T-V10: iOS 5 unloads the views that are not visible, one after the other`() {
    var machine = ViewMachine.shown(on: .iOS(5), then: .push, .push)
    #expect(
      machine.trace(.warnOfMemory) == [
        "C view-did-receive-memory-warning", "B view-did-receive-memory-warning",
        "B view-will-unload", "B view-did-unload", "A view-did-receive-memory-warning",
        "A view-will-unload", "A view-did-unload",
      ]
    )
  }

  @Test(arguments: [SystemVersion.iOS(3), .iOS(4)])
  func `T-V10: before iOS 5 no view gets a callback before it is unloaded`(system: SystemVersion) {
    var machine = ViewMachine.shown(on: system, then: .present)
    #expect(
      machine.trace(.warnOfMemory) == [
        "B view-did-receive-memory-warning", "A view-did-receive-memory-warning",
        "A view-did-unload",
      ]
    )
  }

  @Test func `T-V10: a view that is unloaded is not unloaded again`() {
    var machine = ViewMachine.shown(on: .iOS(5), then: .push, .warnOfMemory)
    #expect(
      machine.trace(.warnOfMemory) == [
        "B view-did-receive-memory-warning", "A view-did-receive-memory-warning",
      ]
    )
  }

  @Test func `T-V10, S1-37: viewDidLoad comes once per load, and again after each unloading`() {
    var machine = ViewMachine.shown(on: .iOS(5))
    for _ in 1...3 {
      _ = machine.traces([.push, .warnOfMemory])
      #expect(machine.trace(.pop).starts(with: ["A load-view", "A view-did-load"]))
      #expect(!machine.traces([.present, .dismiss]).contains("A view-did-load"))
    }
  }

  @Test func `a dismissal loads the view beneath first, if it was unloaded`() {
    var machine = ViewMachine.shown(on: .iOS(4), then: .present, .warnOfMemory)
    #expect(
      machine.trace(.dismiss) == [
        "A load-view", "A view-did-load", "B view-will-disappear", "A view-will-appear",
        "A view-did-appear", "B view-did-disappear",
      ]
    )
  }

  @Test func `without view controllers a memory warning reaches nobody`() {
    var machine = ViewMachine(Scenario(.app(on: .iOS(5)), events: []))
    #expect(machine.obstacle(to: .warnOfMemory) == nil)
    #expect(machine.trace(.warnOfMemory).isEmpty)
  }
}
