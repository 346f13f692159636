import PushRules

@testable import AppLifecycle

struct PushMethodsExist: TraceInvariant {
  static let number = "methods"
  static let sentence =
    "No method runs that the version of iOS lacks, and no push method that the app lacks."

  private let situation: Situation

  init(_ script: PlayedScript) { situation = script.scenario.situation }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let wrong = step.calls.first { call in
      guard let callback = call.callback else { return false }
      if callback.since > situation.system { return true }
      return call.pushMethod.map { !situation.implements.contains($0) } ?? false
    }
    return wrong.map { "\(step.event) calls \($0.words)" }
  }
}

/// Asks the push rules anew about every push and every response, apart from the player.
struct PushCallsArrive: TraceInvariant {
  static let number = "routes"
  static let sentence = "What the push rules call for a push is in the trace, whole and in order."

  private let situation: Situation
  private var shown: [PayloadTraits] = []
  private var ended = false

  init(_ script: PlayedScript) { situation = script.scenario.situation }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    let state = stateMet(by: step, entry)
    switch entry.event {
    case .push(let push) where step.arrival != nil: return arrival(of: push, step, state)
    case .push: return step.isConsequence ? nil : "a push without an arrival"
    default: break
    }
    if step.arrival != nil { return "\(step.event) is the arrival of a push" }
    switch entry.event(of: step) {
    case .tapNotification: return response(.notification, step, state)
    case .tapAction: return response(.action, step, state)
    default: return compare([], step)
    }
  }

  /// The state before the entry, or after an unfinished task has had the app killed.
  private func stateMet(by step: Step, _ entry: PlayedScript.Entry) -> LifecycleState {
    var state = entry.before
    if entry.steps.count > 1, step.before == .notRunning {
      state.apply(.end(.system), underDebugger: false)
    }
    return state
  }

  private mutating func arrival(
    of push: ArrivingPush,
    _ step: Step,
    _ state: LifecycleState
  ) -> String? {
    guard let route = route(push.traits, nil, in: state) else { return "a push that cannot be" }
    if step.arrival?.wake != route.arrival.wake.answer { return "the wake is another" }
    let seen = route.arrival.presentation.answer
    if step.arrival?.presentation != seen { return "the presentation is another" }
    let isThere = seen != .nothing && seen != .unknown && push.traits.alert != .absent
    if isThere { shown.append(push.traits) }
    return compare(route.arrival.calls, step)
  }

  private mutating func response(
    _ action: UserAction,
    _ step: Step,
    _ state: LifecycleState
  ) -> String? {
    guard var traits = shown.popLast() else { return "nothing was shown" }
    traits.contentAvailable = .absent
    guard let route = route(traits, action, in: state), let launch = route.response,
      launch.opportunity.answer == .open
    else { return "the push rules know no such response" }
    return compare(launch.calls, step)
  }

  private func route(
    _ traits: PayloadTraits,
    _ action: UserAction?,
    in state: LifecycleState
  ) -> Route? {
    var situation = situation
    situation.payload = traits
    situation.userAction = action
    situation.state = state.appState
    situation.firstUnlock = action == nil ? state.firstUnlock : .done
    if state.termination == .neverLaunched, !state.process.isAlive { situation.firstUnlock = .done }
    if action != nil, state.process == .inactive, state.notification == .earlier,
      situation.system.major >= 4
    {
      situation.state = .background
    }
    return try? Route(situation)
  }

  /// Launch methods and the connection of a scene can come from the life cycle alone.
  private func compare(_ calls: [Call], _ step: Step) -> String? {
    let expected = calls.map(\.method)
    let found = step.calls.compactMap(\.pushMethod)
      .filter { $0.takesPush || $0 == .serviceExtension || expected.contains($0) }
    if found == expected { return nil }
    return "\(step.event): \(expected.map(\.id)), in the trace \(found.map(\.id))"
  }
}
