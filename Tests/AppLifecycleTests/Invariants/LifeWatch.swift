import PushRules

@testable import AppLifecycle

/// Watches the steps of a script for what must never happen.
struct LifeWatch {
  let scenario: Scenario
  private(set) var problems: Set<String> = []
  /// The scenes that are active; an app without scenes counts as one.
  private var active: Set<Int>
  private var wasBehind: Bool
  private var hasEnded = false
  private var backgrounds: [Int: Int] = [:]
  private var isForceQuit: Bool

  init(_ scenario: Scenario, from state: LifecycleState) {
    self.scenario = scenario
    active = state.process == .active ? [1] : []
    wasBehind = !state.process.isInForeground
    isForceQuit = state.process == .notRunning && state.termination == .user
  }

  mutating func follow(_ step: Step) {
    let calls = step.calls.filter { $0.callback != .push(.serviceExtension) }
    silence(step, calls)
    mark(step)
    announce(step)
    for call in calls { follow(call, in: step) }
    if [.notRunning, .prewarmed].contains(step.state) { endProcess() }
  }

  /// Whether code ran that could not run.
  private mutating func silence(_ step: Step, _ calls: [TracedCall]) {
    let first = calls.first { $0.callback != nil }
    switch step.before {
    case .notRunning, .prewarmed:
      let launches: [Callback?] = [.push(.willFinishLaunching), .push(.didFinishLaunching), nil]
      if !launches.contains(first?.callback) { note("no launch before", first, step) }
    case .suspended where step.state == .notRunning:
      let wakes = step.event.hasPrefix("push") || Self.work.contains(step.event)
      if !calls.isEmpty, !wakes { note("a suspended app got a callback", first, step) }
    default: break
    }
  }

  /// Whether something woke an app that the user had removed.
  private mutating func mark(_ step: Step) {
    if ["remove-in-switcher", "hold-home"].contains(step.event) {
      let isRemoved = step.before != .notRunning && step.state == .notRunning
      isForceQuit = isForceQuit || isRemoved || step.event == "remove-in-switcher"
    } else if Self.lifts.contains(step.event) || step.state.isInForeground {
      isForceQuit = false
    } else if isForceQuit, step.state.runsCode || step.state == .suspended {
      note("an app that was removed was woken", nil, step)
    }
  }

  /// What gives an app time besides pushes.
  private static let work = [
    "background-fetch", "background-processing", "background-session", "location-wake",
    "continued-processing", "app-intent",
  ]
  /// The events that run code after a force quit, or that end its effect.
  private static let lifts = [
    "reboot", "power-off", "reinstall", "tap-action", "location-wake", "app-intent",
  ]

  private mutating func follow(_ call: TracedCall, in step: Step) {
    if hasEnded { note("after willTerminate", call, step) }
    switch call.callback {
    case .lifecycle(.didBecomeActive), .lifecycle(.sceneDidBecomeActive):
      if !active.insert(call.scene ?? 1).inserted { note("active twice", call, step) }
      backgrounds = [:]
    case .lifecycle(.willResignActive), .lifecycle(.sceneWillResignActive):
      if active.remove(call.scene ?? 1) == nil { note("resigned twice", call, step) }
    case .lifecycle(.didEnterBackground), .lifecycle(.sceneDidEnterBackground):
      backgrounds[call.scene ?? 1, default: 0] += 1
      wasBehind = true
      if active.contains(call.scene ?? 1) {
        note("in the background without resigning", call, step)
      }
      if backgrounds[call.scene ?? 1, default: 0] > 1, scenario.system.major != 7 {
        note("in the background twice", call, step)
      }
    case .lifecycle(.willEnterForeground): enterForeground(call, step)
    case .lifecycle(.willTerminate): hasEnded = true
    default: break
    }
    owner(call, step)
  }

  /// Checks that callbacks of a scene come with the notification of the app.
  private mutating func announce(_ step: Step) {
    let pairs: [(scene: LifecycleMethod, app: LifecycleMethod)] = [
      (.sceneDidBecomeActive, .didBecomeActive), (.sceneWillResignActive, .willResignActive),
      (.sceneDidEnterBackground, .didEnterBackground),
      (.sceneWillEnterForeground, .willEnterForeground),
    ]
    let hasWindows = step.calls.contains { $0.scene != nil }
    for pair in pairs where scenario.lifecycle == .scene && !hasWindows {
      let told = step.calls.count { $0.callback == .lifecycle(pair.scene) }
      let posted = step.calls.count { $0.notification == pair.app.notification }
      if told != posted { note("\(pair.scene.id) without its notification", nil, step) }
    }
  }

  private mutating func enterForeground(_ call: TracedCall, _ step: Step) {
    if !wasBehind { note("forward without having been behind", call, step) }
    if scenario.suspension == .refused { note("forward though it exits", call, step) }
    let follows = step.calls.contains { $0.callback == .lifecycle(.didBecomeActive) }
    if !follows { note("forward without becoming active", call, step) }
  }

  /// Whether the delegate of the wrong life cycle is called.
  private mutating func owner(_ call: TracedCall, _ step: Step) {
    guard case .lifecycle(let method)? = call.callback else { return }
    let replaced: [LifecycleMethod] = [
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
    ]
    switch scenario.lifecycle {
    case .app: if method.owner == "UISceneDelegate" { note("without scenes", call, step) }
    case .scene: if replaced.contains(method) { note("with scenes", call, step) }
    }
    if method.since > scenario.system { note("too early", call, step) }
  }

  private mutating func endProcess() {
    active = []
    wasBehind = true
    hasEnded = false
    backgrounds = [:]
  }

  private mutating func note(_ problem: String, _ call: TracedCall?, _ step: Step) {
    problems.insert("\(problem): \(call?.words ?? "") on \(step.event) from \(step.before.name)")
  }
}
