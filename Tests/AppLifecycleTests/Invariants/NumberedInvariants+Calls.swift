import PushRules

@testable import AppLifecycle

struct SilenceWithoutTime: TraceInvariant {
  static let number = "(1)"
  static let sentence = "No callback runs while the app is suspended, prewarmed or not running."

  init(_ script: PlayedScript) {}

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let calls = step.calls.filter { $0.pushMethod != .serviceExtension }
    guard !calls.isEmpty else { return nil }
    if step.arrival?.wake == .nothing { return "a push that gives no time calls \(calls[0].words)" }
    guard step.before.isSilent, step.state.isSilent, !givesTime(step, entry) else { return nil }
    return "\(step.event) calls \(calls[0].words)"
  }

  private func givesTime(_ step: Step, _ entry: PlayedScript.Entry) -> Bool {
    switch entry.event(of: step) {
    case .backgroundFetch, .backgroundProcessing, .backgroundSession, .locationWake, .tapAction,
      .sceneDisconnect, .continuedProcessing, .appIntent:
      true
    default: step.arrival?.wake == .resumed || step.arrival?.wake == .launched
    }
  }
}

struct FocusAlternates: TraceInvariant {
  static let number = "(2)"
  static let sentence =
    "Within one process a willResignActive stands between two didBecomeActive, in scenes likewise."

  private var app: Bool
  private var scenes: Set<Int>

  init(_ script: PlayedScript) {
    app = script.start.process == .active
    scenes = app ? [1] : []
  }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    for call in step.calls {
      let scene = call.scene ?? 1
      if call.tells(.didBecomeActive), !Self.change(&app, to: true) { return "active twice" }
      if call.tells(.willResignActive), !Self.change(&app, to: false) { return "resigned twice" }
      if call.tells(.sceneDidBecomeActive), !scenes.insert(scene).inserted {
        return "the scene is active twice"
      }
      if call.tells(.sceneWillResignActive), scenes.remove(scene) == nil {
        return "the scene resigned twice"
      }
    }
    if !step.state.isAlive { (app, scenes) = (false, []) }
    return nil
  }

  private static func change(_ flag: inout Bool, to value: Bool) -> Bool {
    defer { flag = value }
    return flag != value
  }
}

struct ForegroundAfterBackground: TraceInvariant {
  static let number = "(3)"
  static let sentence =
    "Without scenes willEnterForeground comes only in a process that was in the background, "
    + "and didBecomeActive follows it."

  private let isApp: Bool
  private var wasBehind: Bool

  init(_ script: PlayedScript) {
    isApp = script.scenario.lifecycle == .app
    wasBehind = script.start.process == .background || script.start.process == .suspended
  }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    guard isApp else { return nil }
    for (index, call) in step.calls.enumerated() {
      if call.tells(.willEnterForeground) {
        guard wasBehind else { return "it never was in the background" }
        let rest = step.calls[index...]
        guard rest.contains(where: { $0.tells(.didBecomeActive) }) else { return "nothing follows" }
      }
      if call.tells(.didEnterBackground) { wasBehind = true }
      if call.isOfLaunch { wasBehind = call.applicationState == .background }
    }
    if !step.state.isAlive { wasBehind = false }
    return nil
  }
}

struct SceneReplacesApp: TraceInvariant {
  static let number = "(5)"
  static let sentence =
    "With scenes the four methods of the app delegate are never called; without, none of a scene's."

  private static let replaced: Set<LifecycleMethod> = [
    .willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive,
  ]
  private let lifecycle: Lifecycle

  init(_ script: PlayedScript) { lifecycle = script.scenario.lifecycle }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let wrong = step.calls.first { call in
      guard let method = call.lifecycleMethod else {
        return lifecycle == .app && call.pushMethod == .sceneWillConnect
      }
      return lifecycle == .scene
        ? Self.replaced.contains(method) : method.owner == "UISceneDelegate"
    }
    return wrong.map { "\(step.event) calls \($0.words)" }
  }
}
