import PushRules
import PushTestSupport

@testable import AppLifecycle

// Traces that no player leads to, put together by hand.
extension PlayedScript {
  static func forged(
    _ system: SystemVersion = .iOS(12),
    _ lifecycle: Lifecycle = .app,
    from state: AppState,
    exitsOnSuspend: Presence = .absent,
    implements: Set<DelegateMethod> = .everything,
    _ entries: Entry...
  ) -> PlayedScript {
    let situation = Situation.starting(state, system, lifecycle, implements: implements)
    let scenario = Scenario(situation, exitsOnSuspend: exitsOnSuspend, events: entries.map(\.event))
    let start = entries.first?.before ?? LifecycleState(process: .notRunning)
    var script = PlayedScript(scenario, from: start)
    script.entries = entries
    return script
  }
}

extension PlayedScript.Entry {
  static func forged(
    _ event: LifecycleEvent,
    _ before: ProcessState,
    _ after: ProcessState,
    _ calls: TracedCall...
  ) -> PlayedScript.Entry {
    forged(event, before, LifecycleState(of: after), calls: calls)
  }

  static func forged(
    _ event: LifecycleEvent,
    _ before: ProcessState,
    _ after: LifecycleState,
    at time: Int = 0,
    calls: [TracedCall] = []
  ) -> PlayedScript.Entry {
    let step = Step(
      event: event.name,
      isConsequence: false,
      time: time,
      calls: calls,
      path: [before, after.process],
      reason: .forged,
      notes: [],
      arrival: nil
    )
    let state = LifecycleState(of: before)
    return PlayedScript.Entry(event: .event(event), before: state, steps: [step], after: after)
  }

  /// The same entry without what was called.
  var silenced: PlayedScript.Entry {
    let steps = steps.map { step in
      Step(
        event: step.event,
        isConsequence: step.isConsequence,
        time: step.time,
        calls: [],
        path: step.path,
        reason: step.reason,
        notes: step.notes,
        arrival: step.arrival
      )
    }
    return PlayedScript.Entry(event: event, before: before, steps: steps, after: after)
  }
}

extension Reason {
  fileprivate static let forged = Reason(
    Rule("forged", nil, in: .moments, because: "Put together by hand.", .inferred, "")
  )
}

extension TracedCall {
  static func forged(
    _ method: LifecycleMethod,
    _ state: ApplicationState? = nil,
    in viewController: String? = nil
  ) -> TracedCall {
    TracedCall(
      callback: .lifecycle(method),
      viewController: viewController,
      applicationState: state,
      notification: method.notification,
      reason: .forged
    )
  }

  static func forged(push method: DelegateMethod, _ state: ApplicationState?) -> TracedCall {
    let callback = Callback.push(method)
    return TracedCall(
      callback: callback,
      applicationState: state,
      notification: callback.notification,
      reason: .forged
    )
  }

  static func forged(posting notification: String?) -> TracedCall {
    TracedCall(notification: notification, reason: .forged)
  }
}

extension LifecycleState {
  /// The usual state with a process in it.
  fileprivate init(of process: ProcessState) {
    self.init(process: process, overlay: process == .inactive ? .unnamed : .nothing)
  }
}
