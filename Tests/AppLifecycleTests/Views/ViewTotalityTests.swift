import DecisionTables
import PushTestSupport
import Testing

@testable import AppLifecycle
@testable import PushRules

struct ViewTotalityTests {
  /// The releases at which some rule of the package changes, and the last release of each version.
  static let systems =
    SystemVersion.breakpoints
    + Set(SystemVersion.breakpoints.map(\.major)).map { SystemVersion.iOS($0) }

  /// When rules hold and obstacles apply.
  static let conditions = LifecycleTables.views.rules.map(\.condition)

  @Test func `everywhere one rule holds or one obstacle stands, and each decides somewhere`() {
    var deciding: Set<Int> = []
    for event in ViewEvent.allCases {
      for place in ViewPlace.allCases {
        for system in Self.systems {
          let moment = Region(event, at: place, on: system)
          let found = Self.conditions.indices.filter { Self.conditions[$0].contains(moment) }
          if found.count != 1 { Issue.record("\(event), \(place), \(system): \(found)") }
          deciding.formUnion(found)
        }
      }
    }
    #expect(deciding.count == Self.conditions.count)
  }

  @Test func `a missing rule and a rule where an obstacle stands are found`() {
    let rules = LifecycleTables.views.rules
    let missing = RuleTable("views", in: .views, rules: rules.filter { $0.id != "view.pop" })
    #expect(
      missing.defects == [
        "table views: no rule decides: event view popped, a pushed view is visible, before iOS 4"
      ]
    )
    let second = When("view.planted", .on(.pop), .at(.root)).runs()
      .because("Planted.").rests(on: "", .inferred)
    let defects = RuleTable("views", in: .views, rules: rules + [second]).defects
    #expect(defects.contains { $0.contains("view-obstacle.root and view.planted both decide") })
    #expect(LifecycleTables.views.defects == [])
  }

  @Test(arguments: [SystemVersion.iOS(3), .iOS(4), .iOS(5), .iOS(6), .iOS(12), .iOS(13), .newest])
  func `on every way a view keeps the order of its life`(system: SystemVersion) {
    var walk = ViewWalk()
    var machine = ViewMachine(Scenario(.app(on: system), events: []))
    walk.explore(machine, lives: [:], depth: Sweep.isWhole ? 7 : 5)
    machine.wait()
    walk.explore(machine, lives: [:], depth: 3)
    #expect(walk.problems == [])
    #expect(walk.places == Set(ViewPlace.allCases))
  }

  @Test func `the steps pass over exactly the methods that a system lacks`() {
    for system in Self.systems {
      var machine = ViewMachine(Scenario(.app(on: system, sdk: .newest), events: []))
      let script: [ViewEvent] = [.prepare, .show, .push, .warnOfMemory, .pop, .present, .dismiss]
      let calls = script.flatMap { machine.play($0, reading: .active) }
      let called = Set(calls.compactMap(\.callback))
      #expect(called.allSatisfy { $0.since <= system }, "iOS \(system)")
      let everywhere: [LifecycleMethod] = [
        .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      ]
      for method in everywhere {
        #expect(called.contains(.lifecycle(method)) == (method.since <= system), "iOS \(system)")
      }
    }
  }
}
