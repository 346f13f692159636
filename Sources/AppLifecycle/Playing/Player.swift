internal import PushRules

/// Why an event cannot happen.
struct Refusal: Error, Hashable, Sendable {
  /// The reason, as a clause.
  let reason: String
}

/// Plays a script event by event.
struct Player: Sendable {
  let scenario: Scenario
  let configuration: LifecycleConfiguration
  /// Where the app is now.
  var state: LifecycleState
  var views: ViewMachine
  var mailbox: PushMailbox
  var clock = BackgroundClock()
  private let fixed: Moments

  /// Makes ready to play a script.
  ///
  /// - Throws: `ScenarioProblem` if its first state cannot be.
  init(_ scenario: Scenario) throws(ScenarioProblem) {
    if let contradiction = scenario.situation.contradiction { throw .contradiction(contradiction) }
    self.scenario = scenario
    configuration = scenario.configuration
    fixed = Moments(configuration)
    state = LifecycleState(startOf: scenario)
    views = ViewMachine(configuration)
    mailbox = PushMailbox(scenario.situation)
    let moment = fixed & Moments(state)
    if let rule = StateRule.all.first(where: { $0.when.contains(moment) }) {
      throw .impossibleStart(reason: rule.statement)
    }
    if state.process != .notRunning {
      _ = views.play(.prepare, reading: nil)
      _ = views.play(.show, reading: nil)
    }
    clock.follow(state, on: configuration.system)
  }

  /// Plays an entry of the script, with what follows from it by itself.
  ///
  /// - Throws: `ImpossibleEvent` if it cannot happen now; then the player stands where it stood.
  mutating func play(_ entry: ScriptEvent) throws(ImpossibleEvent) -> [Step] {
    var next = self
    do {
      let steps = try next.advance(by: entry)
      self = next
      return steps
    } catch {
      throw ImpossibleEvent(
        event: entry.name,
        state: state,
        reason: error.reason,
        possible: possibleEvents.map(\.name)
      )
    }
  }

  /// The events that a script may name now, besides a push and the passing of time.
  var possibleEvents: [LifecycleEvent] {
    LifecycleEvent.scripted.filter { event in
      var next = self
      return (try? next.advance(by: .event(event))) != nil
    }
  }

  private mutating func advance(by entry: ScriptEvent) throws(Refusal) -> [Step] {
    switch entry {
    case .after(let seconds):
      return try pass(seconds, as: entry)
    case .event(.backgroundTaskEnd):
      return [try step(.backgroundTaskEnd, as: entry)]
    case .event(let event):
      return try overrun(before: entry) + [try step(event, as: entry)]
    case .push(let push):
      return try overrun(before: entry) + [try receive(push, as: entry)]
    }
  }

  /// Plays one event of the tables.
  mutating func step(
    _ event: LifecycleEvent,
    as entry: ScriptEvent,
    delivering arrival: PushDelivery? = nil,
    consequence: Bool = false
  ) throws(Refusal) -> Step {
    let moment = fixed & Moments(state)
    let (moves, change, reason) = try outcome(of: event, in: moment)
    var delivery = arrival
    if arrival == nil { delivery = try response(to: event) }
    let (path, calls) = try make(moves, in: moment, delivering: &delivery)
    let notes = NoteRule.notes(on: event, in: moment) + notes(of: delivery, opening: moves)
    finish(moves, change)
    return Step(
      event: consequence ? event.name : entry.name,
      isConsequence: consequence,
      time: clock.now,
      calls: calls,
      path: path.last == state.process ? path : path + [state.process],
      reason: reason,
      notes: notes,
      arrival: delivery?.arrival
    )
  }

  /// What comes of an event, and why.
  private func outcome(
    of event: LifecycleEvent,
    in moment: Moments
  ) throws(Refusal) -> (moves: [Move], change: Change, reason: Reason) {
    let rule = TransitionTable.lifecycle.rule(for: event, in: moment)
    guard case .leads(let moves, let change) = rule.outcome else {
      throw Refusal(reason: rule.reason.statement)
    }
    return (moves, change, rule.reason)
  }

  /// Makes moves: the states that the process passes, the first one included, and what runs.
  private mutating func make(
    _ moves: [Move],
    in moment: Moments,
    delivering delivery: inout PushDelivery?
  ) throws(Refusal) -> (path: [ProcessState], calls: [TracedCall]) {
    var path = [state.process]
    var calls = runExtension(delivering: &delivery)
    for move in moves {
      if let obstacle = obstacle(to: move) { throw Refusal(reason: obstacle) }
      calls += run(move, in: moment, delivering: &delivery)
      path += move.path(from: path[path.count - 1], configuration.lifecycle)
    }
    return (path, calls)
  }

  private mutating func finish(_ moves: [Move], _ change: Change) {
    for move in moves { state.follow(move, in: configuration) }
    state.apply(change)
    if change.notification == .nothing { state.notification = mailbox.takeShown() }
    if state.process == .notRunning || state.scene == .disconnected { views.end() }
    clock.follow(state, on: configuration.system)
    mailbox.follow(state, opened: moves.contains(where: \.opensApp))
  }
}

extension LifecycleState {
  /// The state that a script starts from.
  fileprivate init(startOf scenario: Scenario) {
    let situation = scenario.situation
    let process: ProcessState =
      switch situation.state {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      case .suspended: .suspended
      case .notRunning: .notRunning
      }
    self.init(
      process: process,
      termination: situation.state.termination ?? .system,
      screen: situation.firstUnlock == .pending ? .lockedElsewhere : .unlocked,
      firstUnlock: situation.firstUnlock,
      session: situation.state.termination == .neverLaunched ? .missing : .kept
    )
  }

  /// Carries out what a move leaves behind, besides the change of its transition.
  fileprivate mutating func follow(_ move: Move, in configuration: LifecycleConfiguration) {
    switch move {
    case .launch, .launchBehind: session = .kept
    case .disconnectScene: scene = .disconnected
    case .enterBackground, .enterBackgroundOnLock:
      if configuration.savesState { archive = .present }
    default: break
    }
  }
}

extension LifecycleConfiguration {
  fileprivate var savesState: Bool {
    stateRestoration == .present && system >= .iOS(6, 0) && suspension != .refused
  }
}

extension Move {
  /// Whether the user comes to see the app.
  fileprivate var opensApp: Bool {
    switch self {
    case .launch, .foreground, .foregroundOnUnlock, .activate: true
    default: false
    }
  }
}
