import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct ViewTraceTests {
  @Test func `T-V1, S1-36, S1-38, S1-39: a first view is loaded, about to appear, laid out, there`()
  {
    var machine = ViewMachine(Scenario(.app(on: .iOS(17)), events: []))
    #expect(
      machine.trace(.prepare) == [
        "A load-view", "A view-did-load", "A view-will-appear", "A view-is-appearing",
        "A view-will-layout-subviews", "A view-did-layout-subviews",
      ]
    )
    #expect(machine.trace(.show) == ["A view-did-appear"])
  }

  private static let decidedRows:
    [(system: SystemVersion, sdk: SystemVersion, appearing: Bool, layout: Bool)] = [
      (system: SystemVersion.iOS(4), sdk: SystemVersion.iOS(4), appearing: false, layout: false),
      (system: .iOS(5, 0), sdk: .iOS(5), appearing: false, layout: true),
      (system: .iOS(12), sdk: .iOS(17), appearing: false, layout: true),
      (system: .iOS(13, 0), sdk: .iOS(17, 0), appearing: true, layout: true),
      (system: .iOS(17), sdk: .iOS(16), appearing: false, layout: true),
    ]

  @Test(arguments: decidedRows)
  func `T-V1: system and SDK decide about viewIsAppearing and layout`(
    system: SystemVersion,
    sdk: SystemVersion,
    appearing: Bool,
    layout: Bool
  ) {
    var machine = ViewMachine(Scenario(.app(on: system, sdk: sdk), events: []))
    let trace = machine.trace(.prepare)
    #expect(trace.contains("A view-is-appearing") == appearing)
    #expect(trace.contains("A view-will-layout-subviews") == layout)
    #expect(trace.contains("A view-did-layout-subviews") == layout)
  }

  @Test func `T-V2, S1-40: a pushed view and the view beneath change places in turns`() {
    var machine = ViewMachine.shown(on: .iOS(17))
    #expect(
      machine.trace(.push) == [
        "B load-view", "B view-did-load", "A view-will-disappear", "B view-will-appear",
        "B view-is-appearing", "B view-will-layout-subviews", "B view-did-layout-subviews",
        "A view-did-disappear", "B view-did-appear",
      ]
    )
  }

  @Test func `T-V2: a pop is the mirror image of a push`() {
    var machine = ViewMachine.shown(on: .iOS(17), then: .push)
    #expect(
      machine.trace(.pop) == [
        "B view-will-disappear", "A view-will-appear", "A view-is-appearing",
        "B view-did-disappear",
        "A view-did-appear",
      ]
    )
  }

  @Test func `T-V3: up to iOS 12 the view beneath disappears around a presented one`() {
    var machine = ViewMachine.shown(on: .iOS(12))
    #expect(
      machine.trace(.present) == [
        "B load-view", "B view-did-load", "A view-will-disappear", "B view-will-appear",
        "B view-will-layout-subviews", "B view-did-layout-subviews", "B view-did-appear",
        "A view-did-disappear",
      ]
    )
  }

  @Test func `T-V3: up to iOS 12 a dismissal is the mirror image of a presentation`() {
    var machine = ViewMachine.shown(on: .iOS(12), then: .present)
    #expect(
      machine.trace(.dismiss) == [
        "B view-will-disappear", "A view-will-appear", "A view-will-layout-subviews",
        "A view-did-layout-subviews", "A view-did-appear", "B view-did-disappear",
      ]
    )
  }

  @Test func `T-V4: from iOS 13 the view beneath a sheet gets nothing`() {
    var machine = ViewMachine.shown(on: .iOS(13, 0), sdk: .iOS(17))
    #expect(
      machine.trace(.present) == [
        "B load-view", "B view-did-load", "B view-will-appear", "B view-is-appearing",
        "B view-will-layout-subviews", "B view-did-layout-subviews", "B view-did-appear",
      ]
    )
    #expect(machine.trace(.dismiss) == ["B view-will-disappear", "B view-did-disappear"])
  }

  @Test func `T-V5 and T-V11 are about what no event plays, and no rule cites them`() {
    let cited = ViewRules.all.flatMap(\.rule.citations)
    for row in ["T-V5", "T-V11"] { #expect(!cited.contains(row)) }
  }

  @Test(arguments: [SystemVersion.iOS(4, 0), .iOS(12), .iOS(13, 0), .newest])
  func `T-V7, L-12: an app that comes back tells its views nothing`(system: SystemVersion) {
    var machine = ViewMachine.shown(on: system, then: .push)
    let before = machine
    #expect(machine.traces([.prepare, .show, .prepare, .show]).isEmpty)
    #expect(machine == before)
  }

  @Test func `T-V8: views appear in an app that is launched in the background`() {
    var machine = ViewMachine(Scenario(.app(on: .iOS(12)), events: []))
    let calls =
      machine.play(.prepare, reading: .background) + machine.play(.show, reading: .background)
    #expect(calls.first?.line == "A load-view")
    #expect(calls.last?.line == "A view-did-appear")
    #expect(calls.allSatisfy { $0.applicationState == .background && $0.notification == nil })
  }

  @Test func `T-V9, T-S1: an app can do something between viewWillAppear and viewDidAppear`() {
    var machine = ViewMachine(Scenario(.app(on: .iOS(12)), events: []))
    #expect(!machine.trace(.prepare).contains("A view-did-appear"))
    #expect(machine.place == .appearing)
    #expect(machine.trace(.prepare).isEmpty)
    #expect(machine.trace(.show) == ["A view-did-appear"])
    #expect(machine.place == .root)
  }

  private static let views: [(row: String, system: SystemVersion, rule: String)] = [
    (row: "T-H0", system: SystemVersion.iOS(3), rule: "view.ends-without-background"),
    (row: "T-E4", system: .iOS(4, 0), rule: "view.exits-on-suspend"),
    (row: "T-E1", system: .iOS(12), rule: "view.exits-on-suspend"),
    (row: "S1-40", system: .iOS(12), rule: "view.exits-on-suspend"),
  ]

  @Test(arguments: views)
  func `the visible view of an app that ends disappears first`(
    row: String,
    system: SystemVersion,
    rule: String
  ) throws {
    var machine = ViewMachine.shown(on: system, then: .push)
    let calls = machine.play(.hide, reading: .inactive)
    #expect(calls.map(\.line) == ["B view-will-disappear", "B view-did-disappear"])
    let reason = try #require(calls.first?.reason)
    #expect(reason.rule == rule)
    #expect(reason.citations.contains(row))
  }

  @Test func `T-E6: from iOS 13 no view disappears because the app is left`() throws {
    for system in [SystemVersion].since(13) {
      let play = Play.app([system], from: .active, "home").exiting
      #expect(try play.steps(on: system).flatMap(\.calls).allSatisfy { $0.viewController == nil })
    }
  }

  @Test func `L-28: the visible view of a removed scene disappears`() {
    var machine = ViewMachine.shown(on: .iOS(13, 0), then: .push)
    #expect(machine.trace(.hide) == ["B view-will-disappear", "B view-did-disappear"])
    #expect(machine.place == .hidden)
  }
}
