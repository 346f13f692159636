internal import PushRules

extension Player {
  /// Plays the arrival of a push: the push rules decide what it does in the app's state.
  mutating func receive(
    _ push: ArrivingPush,
    as name: String,
    into steps: inout [Step]
  ) throws(Refusal) {
    let question = PushQuestion(arrivalOf: push, in: state)
    let answer = try router.answer(to: question)
    try step(
      answer.route.arrival.wake.answer.event,
      as: name,
      delivering: PushDelivery(arrival: answer),
      into: &steps
    )
    let shown = position.pushes.keep(question, answer)
    if shown != .nothing { position.state.notification = shown }
  }

  /// What the push rules decide about a user action, or nil if the event is none.
  mutating func response(to event: LifecycleEvent) throws(Refusal) -> PushDelivery? {
    switch event {
    case .tapNotification: try response(.notification)
    case .tapAction: try response(.action)
    case .tapIcon: try opening()
    default: nil
    }
  }

  private mutating func response(_ action: UserAction) throws(Refusal) -> PushDelivery? {
    guard let push = position.pushes.shown else { return nil }
    let question = PushQuestion(action, on: push, in: state, of: configuration.system)
    let answer = try router.answer(to: question)
    guard let response = answer.route.response else { return nil }
    guard response.opportunity.answer == .open else {
      throw Refusal(because: response.opportunity.rule)
    }
    return PushDelivery(response, caveats: answer.caveats)
  }

  /// A launch by the icon carries no push, whatever ended the app.
  private mutating func opening() throws(Refusal) -> PushDelivery? {
    guard state.process == .notRunning || state.process == .prewarmed else { return nil }
    return try router.answer(to: .opening).route.response.map { PushDelivery($0) }
  }

  /// The caveats of a step: those of the push rules, and that a push may have waited.
  mutating func notes(of delivery: PushDelivery?, opening moves: [Move]) -> [Caveat] {
    let caveats = delivery?.caveats ?? []
    guard let held = position.pushes.held, moves.contains(.launch) || moves.contains(.foreground)
    else { return caveats }
    let waiting = (try? router.answer(to: held))?.caveats ?? []
    return caveats + waiting.filter { $0.id == "held-push" }
  }
}

extension Wake {
  fileprivate var event: LifecycleEvent {
    switch self {
    case .nothing: .pushWithoutTime
    case .running: .pushWhileRunning
    case .resumed: .pushResumes
    case .launched: .pushLaunches
    }
  }
}
