internal import PushRules

extension Player {
  /// Has a push arrive: the push rules decide what it does in the state that the app is in.
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
    let shown = position.mailbox.keep(question, answer)
    if shown != .nothing { position.state.notification = shown }
  }

  /// What the push rules decide about an event by which the user acts, or nil if it is none of theirs.
  mutating func response(to event: LifecycleEvent) throws(Refusal) -> PushDelivery? {
    switch event {
    case .tapNotification: try response(.notification)
    case .tapAction: try response(.action)
    case .tapIcon: try opening()
    default: nil
    }
  }

  private mutating func response(_ action: UserAction) throws(Refusal) -> PushDelivery? {
    guard let push = position.mailbox.shown else { return nil }
    let question = PushQuestion(action, on: push, in: state, of: configuration.system)
    let answer = try router.answer(to: question)
    guard let response = answer.route.response else { return nil }
    guard response.opportunity.answer == .open else {
      throw Refusal(because: response.opportunity.rule)
    }
    return PushDelivery(response, caveats: answer.caveats)
  }

  /// A launch by the icon carries nothing about a push, whatever ended the app.
  private mutating func opening() throws(Refusal) -> PushDelivery? {
    guard state.process == .notRunning || state.process == .prewarmed else { return nil }
    return try router.answer(to: .opening).route.response.map { PushDelivery($0) }
  }

  /// What to know beside a step: what the push rules add, and that a push may have waited.
  mutating func notes(of delivery: PushDelivery?, opening moves: [Move]) -> [Caveat] {
    let caveats = delivery?.caveats ?? []
    guard let held = position.mailbox.held, moves.contains(.launch) || moves.contains(.foreground)
    else { return caveats }
    let waiting = (try? router.answer(to: held))?.caveats ?? []
    return caveats + waiting.filter { $0.id == "held-push" }
  }
}

extension Wake {
  /// The event of the tables that a push is.
  fileprivate var event: LifecycleEvent {
    switch self {
    case .nothing: .pushWithoutTime
    case .running: .pushWhileRunning
    case .resumed: .pushResumes
    case .launched: .pushLaunches
    }
  }
}
