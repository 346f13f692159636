import PushRules

@testable import AppLifecycle

struct ReadStates: TraceInvariant {
  static let number = "state"
  static let sentence = "The applicationState that is read belongs to the kind of callback."

  private let system: SystemVersion
  private let lifecycle: Lifecycle
  private let lacksMultitasking: Bool

  init(_ script: PlayedScript) {
    system = script.scenario.situation.system
    lifecycle = script.scenario.lifecycle
    lacksMultitasking = script.scenario.lacksMultitasking
  }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let wrong = step.calls.first { $0.applicationState != expected($0, step, entry) }
    return wrong.map { "\(step.event) calls \($0.words)" }
  }

  private func expected(
    _ call: TracedCall,
    _ step: Step,
    _ entry: PlayedScript.Entry
  ) -> ApplicationState? {
    if call.isOfLaunch { return atLaunch(step) }
    if call.viewController != nil { return inView(call, step) }
    if let method = call.pushMethod { return forPush(method, step, entry) }
    guard let method = call.method else { return inWindow(entry.event(of: step)) }
    if method == .sceneDidDisconnect, entry.event(of: step) == .closeWindow {
      return step.before.isInForeground ? step.before.read : .background
    }
    switch method {
    case .didBecomeActive, .willResignActive, .sceneDidBecomeActive, .sceneWillResignActive:
      return .active
    case .didEnterBackground, .shouldSaveState, .willEncodeState:
      return isOn5Or6 && entry.event == .event(.lock) ? .inactive : .background
    case .willEnterForeground:
      return isOn5Or6 && entry.before.screen == .lockedOverApp ? .inactive : .background
    case .handleOpenURL, .openURLFromApp, .openURL, .willContinueUserActivity,
      .continueUserActivity, .sceneOpenURLContexts, .sceneWillContinueUserActivity,
      .sceneContinueUserActivity, .performQuickAction, .scenePerformQuickAction:
      return step.before == .active ? .active : .inactive
    case .shouldRestoreState, .didDecodeState: return .inactive
    case .timer, .didReceiveMemoryWarning, .locationManagerDidUpdateLocations,
      .locationManagerDidUpdateToLocation, .processingTaskHandler:
      return step.before.isInForeground ? step.before.read : .background
    case .configurationForConnectingScene, .sceneWillEnterForeground, .sceneDidEnterBackground,
      .sceneDidDisconnect:
      return inWindow(entry.event(of: step))
    case .didDiscardSceneSessions:
      return step.before.isInForeground && step.state.isInForeground
        ? step.state.read : .background
    case .willTerminate: return lacksMultitasking ? nil : .background
    default: return .background
    }
  }

  /// Then the app reads inactive when locking sends it away, and when it comes back (L-06).
  private var isOn5Or6: Bool { (5...6).contains(system.major) }

  /// The second of two windows connects while the app is inactive, and disconnects while it is active.
  private func inWindow(_ event: LifecycleEvent?) -> ApplicationState {
    switch event {
    case .newWindow: .inactive
    case .closeWindow: .active
    default: .background
    }
  }

  private func atLaunch(_ step: Step) -> ApplicationState {
    lifecycle == .app && step.state.isInForeground ? .inactive : .background
  }

  private func forPush(
    _ method: DelegateMethod,
    _ step: Step,
    _ entry: PlayedScript.Entry
  ) -> ApplicationState? {
    if method == .serviceExtension { return nil }
    if method == .sceneWillConnect { return inWindow(entry.event(of: step)) }
    if step.before == .active { return .active }
    if step.before == .inactive { return .inactive }
    return step.state.isInForeground ? .inactive : .background
  }

  private func inView(_ call: TracedCall, _ step: Step) -> ApplicationState? {
    if step.before.isInForeground, step.state.isInForeground { return step.before.read }
    let isRemoved = step.calls.contains { $0.lifecycleMethod == .sceneDidDisconnect }
    if step.before.isInForeground { return isRemoved ? .background : .inactive }
    guard step.state.isInForeground else { return .background }
    return call.lifecycleMethod == .viewDidAppear
      ? .active : lifecycle == .app ? .inactive : .background
  }
}

extension ProcessState {
  fileprivate var read: ApplicationState { self == .active ? .active : .inactive }
}

extension TracedCall {
  /// The method of the life cycle whose callback or notification it is.
  fileprivate var method: LifecycleMethod? {
    lifecycleMethod ?? LifecycleMethod.allCases.first { tells($0) }
  }
}

struct NotificationsBelong: TraceInvariant {
  static let number = "notification"
  static let sentence = "Every notification is that of its callback, or of one that is not called."

  init(_ script: PlayedScript) {}

  private static let known = Set(Callback.all.compactMap(\.notification))

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let wrong = step.calls.first { call in
      guard let callback = call.callback else {
        return call.notification.map { !Self.known.contains($0) } ?? true
      }
      return call.notification != callback.notification
    }
    return wrong.map { "\($0.words) posts \($0.notification ?? "nothing")" }
  }
}
