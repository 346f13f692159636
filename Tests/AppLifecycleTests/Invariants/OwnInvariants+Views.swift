import PushRules

@testable import AppLifecycle

struct ViewsTakeTurns: TraceInvariant {
  static let number = "views"
  static let sentence =
    "A view is loaded, about to appear, there, about to disappear, gone, in turn, or comes back."

  /// What a view got last.
  private enum Life { case unloaded, loaded, appearing, visible, disappearing }
  private var lives: [String: Life]

  init(_ script: PlayedScript) { lives = script.start.process.isAlive ? ["A": .visible] : [:] }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    for call in step.calls {
      guard let method = call.lifecycleMethod, method.owner == "UIViewController" else { continue }
      guard let name = call.viewController else { return "\(call.words) in no view controller" }
      guard let turn = Self.turn(method) else { continue }
      guard turn.from.contains(lives[name] ?? .unloaded) else {
        return "\(step.event) calls \(call.words) in \(name)"
      }
      lives[name] = turn.to
    }
    let isGone = step.calls.contains { $0.lifecycleMethod == .sceneDidDisconnect && $0.scene != 2 }
    if isGone || !step.state.isAlive { lives = [:] }
    return nil
  }

  private static func turn(_ method: LifecycleMethod) -> (from: [Life], to: Life)? {
    switch method {
    case .loadView: ([.unloaded], .unloaded)
    case .viewDidLoad: ([.unloaded], .loaded)
    case .viewWillAppear: ([.loaded, .disappearing], .appearing)
    case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      ([.appearing], .appearing)
    case .viewDidAppear: ([.appearing], .visible)
    case .viewWillDisappear: ([.appearing, .visible], .disappearing)
    case .viewDidDisappear: ([.disappearing], .loaded)
    case .viewWillUnload: ([.loaded], .loaded)
    case .viewDidUnload: ([.loaded], .unloaded)
    default: nil
    }
  }
}

struct ViewsStay: TraceInvariant {
  static let number = "T-V7"
  static let sentence =
    "Views get nothing when the app leaves or comes back, unless leaving ends it or the user "
    + "removes the scene of an iPhone."

  private let endsWhenLeft: Bool
  /// Whether the views have appeared in this process.
  private var appeared: Bool

  init(_ script: PlayedScript) {
    let scenario = script.scenario
    endsWhenLeft = scenario.endsWhenLeft || scenario.lacksMultitasking
    appeared = script.start.process.isAlive
  }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let call = step.calls.first { $0.viewController != nil }
    defer {
      if step.calls.contains(where: { $0.lifecycleMethod == .viewDidAppear }) { appeared = true }
      let isGone = step.calls.contains {
        $0.lifecycleMethod == .sceneDidDisconnect && $0.scene != 2
      }
      if isGone || !step.state.isAlive { appeared = false }
    }
    guard let call, step.before.isInForeground != step.state.isInForeground else { return nil }
    let isRemoved = step.calls.contains { $0.lifecycleMethod == .sceneDidDisconnect }
    let mayTell =
      step.before.isInForeground
      ? (endsWhenLeft || isRemoved) && step.state == .notRunning : !appeared
    return mayTell ? nil : "\(step.event) calls \(call.words)"
  }
}

struct ReadStatesArePassed: TraceInvariant {
  static let number = "path"
  static let sentence =
    "A state that is read is one that the process passes, but for the lock of iOS 5 and 6."

  private let system: SystemVersion

  init(_ script: PlayedScript) { system = script.scenario.situation.system }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    if zip(step.path, step.path.dropFirst()).contains(where: ==) { return "it stays on its way" }
    if (5...6).contains(system.major) { return nil }
    let wrong = step.calls.first { call in
      call.applicationState.map { !step.path.contains($0.process) } ?? false
    }
    return wrong.map { "\(step.event) calls \($0.words) on \(step.path.map(\.name))" }
  }
}
