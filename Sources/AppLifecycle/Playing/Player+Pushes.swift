internal import PushRules

extension Player {
  /// Has a push arrive: the push rules say what it does in the state that the app is in.
  mutating func receive(_ push: ArrivingPush) throws(Refusal) -> Step {
    let route = try route(mailbox.arrival(of: push.traits, in: state))
    let step = try step(
      route.arrival.wake.answer.event,
      by: .entry(.push(push)),
      delivering: PushDelivery(arrivalOf: route)
    )
    let shown = mailbox.keep(route)
    if shown != .nothing { state.notification = shown }
    return step
  }

  /// What the push rules say about an event by which the user acts, or nil if it is none of theirs.
  mutating func response(to event: LifecycleEvent) throws(Refusal) -> PushDelivery? {
    switch event {
    case .tapNotification: try response(.notification)
    case .tapAction: try response(.action)
    case .tapIcon: try opening()
    default: nil
    }
  }

  private func response(_ action: UserAction) throws(Refusal) -> PushDelivery? {
    guard let traits = mailbox.shown else { return nil }
    let route = try route(mailbox.action(action, on: traits, in: state))
    guard let response = route.response else { return nil }
    guard response.opportunity.answer == .open else {
      throw Refusal(reason: response.opportunity.rule.statement.asClause)
    }
    return PushDelivery(response, caveats: route.caveats)
  }

  /// A launch by icon carries nothing about a push, whatever ended the app; the push rules say so.
  private mutating func opening() throws(Refusal) -> PushDelivery? {
    guard state.process == .notRunning || state.process == .prewarmed else { return nil }
    if mailbox.opening == nil {
      let route = try route(mailbox.situationOfOpening)
      mailbox.opening = route.response.map { PushDelivery($0) }
    }
    return mailbox.opening
  }

  private func route(_ situation: Situation) throws(Refusal) -> Route {
    do {
      return try Route(situation)
    } catch {
      let reason = error.rules.map { $0.statement.asClause }.joined(separator: "; ")
      throw Refusal(reason: reason)
    }
  }

  /// What to know beside a step: what the push rules say, and that a push may have waited.
  func notes(of delivery: PushDelivery?, opening moves: [Move]) -> [Caveat] {
    var caveats = delivery?.caveats ?? []
    if let held = mailbox.held, moves.contains(.launch) || moves.contains(.foreground) {
      let waiting = (try? Route(held))?.caveats ?? []
      caveats += waiting.filter { $0.id == "held-push" }
    }
    return caveats
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

extension String {
  /// A sentence as a clause: without its period, and in lower case unless it begins with a name.
  fileprivate var asClause: String {
    let words = hasSuffix(".") ? String(dropLast()) : self
    let first = words.prefix { $0 != " " }
    guard first.dropFirst().allSatisfy({ $0.isLowercase }) else { return words }
    return first.lowercased() + words.dropFirst(first.count)
  }
}
