import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

/// What the second round of rulings says beside what scripts lead to.
struct SecondRoundTests {
  private static let notes: [(ruling: String, note: String, play: Play)] = [
    ("L-16", "system-alert-kinds", .app(.all, from: .active, "system-alert-open")),
    ("L-17", "tasks-in-background", .app(.since(4), from: .active, "home").beginning(tasks: 2)),
    ("L-20", "purged-next", .app(.since(4), from: .suspended, "memory-warning")),
    ("L-22", "link-by-airdrop", .app(.since(9), from: .active, "open-url")),
    ("L-23", "second-window-views", .scene(from: .active, "new-window").on(.iPadWithWindows)),
    ("L-24", "location-kinds", .app(.since(4), from: .ended, "location-wake")),
    ("L-26", "hold-home-gesture", .app(.since(5), from: .active, "hold-home")),
    ("L-27", "snapshot-layout", .app(.since(7), from: .active, "home")),
    ("L-27", "layout-at-launch", .scene(from: .ended, "tap-icon")),
    ("L-28", "views-at-disconnect", .scene(from: .active, "remove-in-switcher")),
  ]

  @Test(arguments: notes)
  func `a ruling stands in a note`(ruling: String, note: String, play: Play) throws {
    for system in play.systems {
      let found = try play.notes(on: system).first { $0.id == note }
      #expect(found?.citations.contains(ruling) == true, "\(ruling) on iOS \(system)")
    }
  }

  @Test func `L-27: what views do at the edges calls nothing`() throws {
    for (_, note, play) in Self.notes where note == "snapshot-layout" {
      let calls = try play.steps(on: .newest).flatMap(\.calls)
      #expect(calls.allSatisfy { $0.viewController == nil })
    }
  }

  private static let cargo: [(event: String, app: LaunchCargo, scene: LaunchCargo)] = [
    ("open-url", .urlKey, .urlContexts),
    ("open-universal-link", .userActivityKey, .userActivities),
    ("open-quick-action", .shortcutItemKey, .shortcutItem),
  ]

  @Test(arguments: cargo)
  func `L-21: a launch carries what opened the app`(
    event: String,
    app: LaunchCargo,
    scene: LaunchCargo
  ) throws {
    let plays: [(play: Play, carrier: Callback, cargo: LaunchCargo)] = [
      (.app(.since(9), from: .ended, event), .push(.didFinishLaunching), app),
      (.scene(from: .ended, event), .push(.sceneWillConnect), scene),
      (.scene(from: .suspended, event).after("scene-disconnect"), .push(.sceneWillConnect), scene),
    ]
    for (play, carrier, cargo) in plays {
      for system in play.systems {
        let calls = try play.steps(on: system).flatMap(\.calls)
        #expect(calls.first { $0.callback == carrier }?.cargo == cargo, "iOS \(system)")
      }
    }
  }

  @Test func `R-55: a tap after the scene was taken away reaches both delegates`() throws {
    let play = Play.scene(
      from: .suspended,
      in: .launching(.sceneCenter),
      """
      scene-disconnect -> scene-did-disconnect@b = suspended
      tap-notification -> scene-will-connect@b+ scene-will-enter-foreground@b
        did-receive-response@i scene-did-become-active@a = active
      """
    ).after("push:alert").with(\.notes, ["same-response-twice"])
    #expect(play.disagreements == [])
  }

  @Test func `L-28: nothing enters the background`() throws {
    let play = Play.scene(from: .active, "remove-in-switcher")
    for system in play.systems {
      let posted = try play.steps(on: system).flatMap(\.calls).compactMap(\.notification)
      #expect(!posted.contains("UIApplicationDidEnterBackgroundNotification"))
      #expect(!posted.contains("UISceneDidEnterBackgroundNotification"))
    }
  }

  @Test func `L-23: another window takes an iPad that shows several, and scenes`() {
    let plays: [Play] = [
      .scene([.newest], from: .active, "new-window"),
      .scene([.newest], from: .active, "new-window").on(.iPad),
      .app([.newest], from: .active, "new-window").on(.iPadWithWindows),
      .scene([.newest], from: .active, "close-window").on(.iPadWithWindows),
      .scene([.newest], from: .active, "new-window").on(.iPadWithWindows).after("new-window"),
    ]
    for play in plays {
      #expect(throws: ScenarioProblem.self) { try play.trace(on: .newest) }
    }
  }

  @Test func `L-25: the lack of multitasking is not in effect from iOS 5`() throws {
    for system in [SystemVersion].all {
      let scenario = try Play.app([system], from: .ended, "tap-icon").singleTasking
        .scenario(on: system)
      let isNoted = scenario.caveats.contains { $0.id == "multitasking-everywhere" }
      #expect(isNoted == (system >= .iOS(5, 0)), "iOS \(system)")
    }
  }

  @Test func `L-26: a reinstalled app has lost what it kept`() throws {
    let play = Play.app([.iOS(12)], from: .suspended, "tap-notification").after(
      "push:alert reinstall"
    )
    #expect(throws: ScenarioProblem.self) { try play.trace(on: .iOS(12)) }
    let fresh = Play.scene(
      from: .suspended,
      """
      tap-icon -> will-finish-launching did-finish-launching configuration-for-connecting-scene
        scene-will-connect scene-will-enter-foreground scene-did-become-active = active
      """
    ).after("reinstall")
    #expect(fresh.disagreements == [])
  }

  @Test func `L-11, L-17: a task that is not ended at the last second ends the app`() throws {
    for system in [SystemVersion].since(13) {
      let trace = try Trace(.starting(.active, system), "background-task-begin home after:30")
      #expect(trace.finalState == .notRunning, "iOS \(system)")
      #expect(trace.steps.last?.event == "background-task-overrun")
      #expect(trace.steps.last?.time == 30)
    }
  }

  @Test func `T-I6: the button silences a call that rings`() {
    let play = Play.app(
      .since(4),
      from: .active,
      """
      lock = inactive
      call-decline -> did-become-active@a = active
      """
    ).after("call-incoming")
    #expect(play.disagreements == [])
  }

  @Test func `T-R5: a quick action is handed over before the app is active`() {
    let plays: [Play] = [
      .app(
        .since(9),
        from: .suspended,
        """
        open-quick-action -> will-enter-foreground@b perform-action-for-shortcut-item@i
          did-become-active@a = active
        """
      ),
      .scene(
        from: .suspended,
        """
        open-quick-action -> scene-will-enter-foreground@b
          scene-perform-action-for-shortcut-item@i scene-did-become-active@a = active
        """
      ),
    ]
    for play in plays { #expect(play.disagreements == []) }
  }
}
