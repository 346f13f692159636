internal import PushRules

extension Player {
  /// Why a move cannot be made, as a clause, or nil if it can.
  func obstacle(to move: Move) -> String? {
    switch move {
    case .pushView: views.obstacle(to: .push)
    case .popView: views.obstacle(to: .pop)
    case .presentView: views.obstacle(to: .present)
    case .dismissView: views.obstacle(to: .dismiss)
    default: nil
    }
  }

  /// The service extension comes before everything that the push calls in the app.
  func runExtension(delivering delivery: inout PushDelivery?) -> [TracedCall] {
    delivery?.take(.serviceExtension).map { [TracedCall($0)] } ?? []
  }

  /// An app that is in front reads so, also where the push came before the user opened it.
  private func response(_ call: Call) -> TracedCall {
    TracedCall(call, reading: state.process.isInForeground ? readState : call.applicationState)
  }

  /// Makes a move and returns what runs.
  mutating func run(
    _ move: Move,
    in moment: Moments,
    delivering delivery: inout PushDelivery?
  ) -> [TracedCall] {
    switch move {
    case .handOverPush: return delivery?.takeRest().map { TracedCall($0) } ?? []
    case .handOverResponse: return delivery?.takeRest().map(response) ?? []
    case .prepareViews: return views.play(.prepare, reading: configuration.stateAtLaunch)
    case .showViews: return views.play(.show, reading: .active)
    case .showViewsUnseen: return showViewsUnseen()
    case .hideViews: return views.play(.hide, reading: .inactive)
    case .pushView: return views.play(.push, reading: readState)
    case .popView: return views.play(.pop, reading: readState)
    case .presentView: return views.play(.present, reading: readState)
    case .dismissView: return views.play(.dismiss, reading: readState)
    case .warnOfMemory:
      return call(move, in: moment, &delivery) + views.play(.warnOfMemory, reading: readState)
    default: return call(move, in: moment, &delivery)
    }
  }

  /// The views of an app without scenes appear in a window that nobody sees (T-V8).
  private mutating func showViewsUnseen() -> [TracedCall] {
    guard configuration.lifecycle == .app else { return [] }
    return views.play(.prepare, reading: .background) + views.play(.show, reading: .background)
  }

  private func call(
    _ move: Move,
    in moment: Moments,
    _ delivery: inout PushDelivery?
  ) -> [TracedCall] {
    var calls: [TracedCall] = []
    for rule in CallbackTable.lifecycle.rules(for: move) where rule.when.contains(moment) {
      if case .push(let method) = rule.callback {
        if let call = delivery?.take(method) {
          calls.append(TracedCall(call))
        } else if let call = TracedCall(rule, implementedIn: scenario.situation) {
          calls.append(call)
        }
      } else {
        calls.append(TracedCall(rule))
      }
    }
    return calls
  }

  /// The state that the app reads between two events.
  private var readState: ApplicationState? {
    switch state.process {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    case .notRunning, .prewarmed, .suspended: nil
    }
  }
}

extension LifecycleConfiguration {
  /// What the app reads while its first view is about to appear.
  fileprivate var stateAtLaunch: ApplicationState {
    lifecycle == .scene ? .background : .inactive
  }
}

extension TracedCall {
  /// What a rule of the life cycle runs.
  fileprivate init(_ rule: CallbackRule) {
    self.init(
      rule.callback,
      reading: rule.applicationState,
      posting: rule.notification,
      because: rule.reason
    )
  }

  /// What a rule about a method of the push rules comes to in an app that may lack the method.
  ///
  /// Its notification is posted all the same; without one there is nothing to tell.
  fileprivate init?(_ rule: CallbackRule, implementedIn situation: Situation) {
    guard case .push(let method) = rule.callback else { return nil }
    let isImplemented = situation.implements.contains(method) && method.since <= situation.system
    guard isImplemented || rule.notification != nil else { return nil }
    self.init(
      isImplemented ? rule.callback : nil,
      reading: rule.applicationState,
      posting: rule.notification,
      because: rule.reason
    )
  }

  /// What the push rules say about a call.
  fileprivate init(_ call: Call) { self.init(call, reading: call.applicationState) }

  fileprivate init(_ call: Call, reading applicationState: ApplicationState?) {
    let callback = Callback.push(call.method)
    self.init(
      callback,
      reading: applicationState,
      posting: callback.notification,
      handedOver: call.handedOver,
      because: Reason(call)
    )
  }
}
