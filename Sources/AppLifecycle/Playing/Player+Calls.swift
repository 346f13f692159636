import DecisionTables
import PushRules

extension Player {
  /// Why a move is not possible, as a clause, or nil.
  func obstacle(to move: Move) -> String? {
    move.viewChange.flatMap { position.views.obstacle(to: $0) }
  }

  /// Runs the service extension, before everything that the push calls in the app.
  func runExtension(delivering delivery: inout PushDelivery?, into calls: inout [TracedCall]) {
    if let call = delivery?.take(.serviceExtension) { calls.append(TracedCall(call)) }
  }

  mutating func run(
    _ move: Move,
    at progress: TransitionProgress,
    in moment: Region,
    delivering delivery: inout PushDelivery?,
    into calls: inout [TracedCall]
  ) {
    switch move {
    case .handOverPush: calls += delivery?.takeRest().map { TracedCall($0) } ?? []
    case .handOverResponse: calls += delivery?.takeRest().map { response($0) } ?? []
    case .prepareViews:
      let hasScene = scenario.lifecycle == .scene
      position.views.play(.prepare, reading: hasScene ? .background : .inactive, into: &calls)
    case .showViews: position.views.play(.show, reading: .active, into: &calls)
    case .showViewsUnseen: showViewsUnseen(into: &calls)
    case .hideViews: position.views.play(.hide, reading: progress.state, into: &calls)
    case .expireTask:
      for _ in 0..<state.taskCount { call(move, at: progress, in: moment, &delivery, into: &calls) }
    default:
      call(move, at: progress, in: moment, &delivery, into: &calls)
      let event = move == .warnOfMemory ? .warnOfMemory : move.viewChange
      if let event { position.views.play(event, reading: readState, into: &calls) }
    }
  }

  /// If the user opened the app meanwhile, a background action leaves it in front.
  private func response(_ call: Call) -> TracedCall {
    let staysInFront = state.process.isInForeground && call.applicationState == .background
    return TracedCall(call, reading: staysInFront ? readState : call.applicationState)
  }

  /// The views of an app without scenes appear although no window is on the screen (T-V8); those of
  /// a scene wait (L-34).
  private mutating func showViewsUnseen(into calls: inout [TracedCall]) {
    guard scenario.lifecycle == .app || other?.side == .viewsAtOnce else {
      return position.views.wait()
    }
    position.views.play(.prepare, reading: .background, into: &calls)
    position.views.play(.show, reading: .background, into: &calls)
  }

  private mutating func call(
    _ move: Move,
    at progress: TransitionProgress,
    in moment: Region,
    _ delivery: inout PushDelivery?,
    into calls: inout [TracedCall]
  ) {
    for rule in LifecycleTables.callbacks(of: move, in: moment) {
      if let other, other.suppresses(rule) { continue }
      if case .push(let method)? = rule.outcome.callback, let call = delivery?.take(method) {
        calls.append(TracedCall(call))
        continue
      }
      if let event = rule.outcome.views {
        position.views.play(event, reading: progress.state, into: &calls)
      }
      for scene in rule.outcome.goesToScene ? progress.scenes : [1] {
        let call = TracedCall(rule, in: moment, scene: scene, at: progress, of: scenario.situation)
        if let call { calls.append(call) }
      }
    }
  }

  private var readState: ApplicationState? { ApplicationState(state.process) }
}

extension Move {
  fileprivate var viewChange: ViewEvent? {
    switch self {
    case .pushView: .push
    case .popView: .pop
    case .presentView: .present
    case .dismissView: .dismiss
    case .cancelPop: .cancelPop
    case .selectTab: .select
    default: nil
    }
  }
}

extension TracedCall {
  /// A call of a life-cycle rule in an app that may not implement the method.
  ///
  /// The notification is posted all the same; without one there is nothing to trace.
  fileprivate init?(
    _ rule: CallbackRule,
    in moment: Region,
    scene: Int,
    at progress: TransitionProgress,
    of situation: Situation
  ) {
    let outcome = rule.outcome
    guard outcome.callback != nil || outcome.notification != nil else { return nil }
    var callback = outcome.callback
    if case .push(let method)? = callback {
      let isCalled = situation.canCall(method)
      if !isCalled { callback = nil }
      guard isCalled || outcome.notification != nil else { return nil }
    }
    self.init(
      callback: callback,
      scene: progress.showsWindows && outcome.goesToScene ? scene : nil,
      applicationState: outcome.reading.state(in: progress.state),
      stateConfidence: outcome.stateConfidence,
      notification: outcome.notification,
      launchInformation: callback == nil
        ? nil : outcome.information.first { $0.condition.contains(moment) }?.information,
      reason: rule.reason(on: situation.system)
    )
  }

  /// A call that the push rules decide.
  fileprivate init(_ call: Call) { self.init(call, reading: call.applicationState) }

  fileprivate init(_ call: Call, reading applicationState: ApplicationState?) {
    let callback = Callback.push(call.method)
    self.init(
      callback: callback,
      applicationState: applicationState,
      stateConfidence: call.stateConfidence == call.confidence ? nil : call.stateConfidence,
      notification: callback.notification,
      handedOver: call.handedOver,
      reason: Reason(call)
    )
  }
}
