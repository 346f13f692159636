import PushRules

/// The waiting pushes: those that the user can act on, and one that the system may hold back.
struct PendingPushes: Hashable, Sendable {
  /// The shown pushes that wait for the user, the latest last.
  private var waiting: [PushQuestion] = []
  /// The latest background push that gave the app no time, asked as if the user now taps the icon.
  private(set) var held: PushQuestion?

  /// The push that the user would act on: the latest shown one.
  var shown: PushQuestion? { waiting.last }

  /// Removes the push that the user acted on, and returns what is left to act on.
  mutating func takeShown() -> ShownNotification {
    waiting.removeLast()
    return waiting.isEmpty ? .nothing : .earlier
  }

  /// Keeps a push that has arrived, and returns whether the user can now act on it.
  ///
  /// A sound or a badge alone leaves nothing to tap.
  mutating func keep(_ question: PushQuestion, _ answer: PushAnswer) -> ShownNotification {
    let arrival = answer.route.arrival
    if arrival.wake.answer == .nothing {
      held = question
      held?.action = .icon
    }
    let seen = arrival.presentation.answer
    guard [.shown, .willPresent, .historyOnly].contains(seen), question.traits.alert != .absent
    else { return .nothing }
    waiting.append(question)
    return question.state == .active || question.state == .inactive ? .inFront : .earlier
  }

  /// Drops the push that was held back, once the user has opened or removed the app.
  mutating func follow(_ state: LifecycleState, opened: Bool) {
    if opened || state.appState == .notRunning(.user) { held = nil }
  }
}

extension PushQuestion {
  init(arrivalOf push: ArrivingPush, in state: LifecycleState) {
    let appState = state.appState
    self.init(
      traits: push.traits,
      pushType: push.pushType,
      priority: push.priority,
      state: appState,
      firstUnlock: appState == .notRunning(.neverLaunched) ? .done : state.firstUnlock,
      scene: state.sceneInMemory
    )
  }

  /// Asks what follows when the user acts on a push that arrived earlier.
  ///
  /// The push has used its background time on arrival, so the question has none. An app that has
  /// come to the foreground since then gets it like an app that comes from the background.
  init(
    _ action: UserAction,
    on push: PushQuestion,
    in state: LifecycleState,
    of system: SystemVersion
  ) {
    let cameForward =
      state.process.isInForeground && state.notification == .earlier && system >= .iOS(4, 0)
    self = push
    traits.contentAvailable = .absent
    firstUnlock = .done
    self.state = cameForward ? .background : state.appState
    scene = state.sceneInMemory
    meanwhile = cameForward && action == .notification ? .opened : .nothing
    self.action = action
  }

  /// Asks what follows when the user taps the icon, without any push.
  static let opening = PushQuestion(state: .notRunning(.system), action: .icon)
}

extension LifecycleState {
  /// The scene of an app in the background; the system disconnects no other.
  fileprivate var sceneInMemory: AppScene {
    process == .background || process == .suspended ? scene : .connected
  }
}

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
    let question = PushQuestion(action, on: push, in: state, of: scenario.system)
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
    [.pushWithoutTime, .pushWhileRunning, .pushResumes, .pushLaunches][place]
  }
}
