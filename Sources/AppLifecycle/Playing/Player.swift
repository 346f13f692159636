import DecisionTables
import PushRules

/// Plays a script event by event.
struct Player: Sendable {
  let scenario: Scenario
  var position: Position
  var router: PushRouter
  private let fixed: Region
  /// The contested rule whose other side is right, or nil.
  let other: DisputedSide?

  /// Everything that the events of a script change.
  struct Position: Hashable, Sendable {
    var state: LifecycleState
    var views: ViewMachine
    var pushes = PendingPushes()
    var clock = BackgroundClock()
  }

  /// Starts a script.
  ///
  /// - Throws: `ScenarioProblem` if its first state is impossible.
  init(_ scenario: Scenario, other: DisputedSide? = nil) throws(ScenarioProblem) {
    if let contradiction = scenario.situation.contradiction { throw .contradiction(contradiction) }
    self.scenario = scenario
    self.other = other
    fixed = Region(scenario)
    router = PushRouter(scenario.situation)
    let state = LifecycleState(startOf: scenario)
    position = Position(state: state, views: ViewMachine(scenario))
    if let obstacle = LifecycleTables.transitions.obstacle(in: fixed.with(state)) {
      throw .impossibleStart(reason: obstacle.rule.statement)
    }
    if state.process != .notRunning {
      var calls: [TracedCall] = []
      position.views.play(.prepare, reading: nil, into: &calls)
      position.views.play(.show, reading: nil, into: &calls)
    }
    position.clock.follow(state, on: scenario.system)
  }

  var state: LifecycleState { position.state }

  /// Plays an entry of the script and adds its step, and the steps that follow by themselves.
  ///
  /// - Throws: `ImpossibleEvent` if it cannot happen now; the player then stays unchanged.
  mutating func play(_ entry: ScriptEvent, into steps: inout [Step]) throws(ImpossibleEvent) {
    let start = position
    let count = steps.count
    do {
      try advance(by: entry, into: &steps)
    } catch {
      position = start
      steps.removeSubrange(count...)
      throw ImpossibleEvent(
        event: entry.name,
        state: state,
        reason: error.reason,
        possible: possibleEvents.map { $0.name }
      )
    }
  }

  /// Plays the whole script and adds its steps.
  ///
  /// - Throws: `ScenarioProblem` if an event cannot happen.
  mutating func playAll(into steps: inout [Step]) throws(ScenarioProblem) {
    for (index, event) in scenario.events.enumerated() {
      do {
        try play(event, into: &steps)
      } catch {
        throw .impossibleEvent(error, index: index)
      }
    }
  }

  /// Ends the script; a background task that has expired and not ended now ends the app.
  mutating func end(into steps: inout [Step]) { try? overrun(into: &steps) }

  /// The events that a script can name now, besides a push and the passing of time.
  var possibleEvents: [LifecycleEvent] {
    LifecycleEvent.scripted.filter { obstacle(to: $0) == nil }
  }

  /// Why an event cannot happen now, as a clause; nil if it can.
  func obstacle(to event: LifecycleEvent) -> String? {
    var next = self
    var steps: [Step] = []
    do {
      try next.advance(by: .event(event), into: &steps)
      return nil
    } catch {
      return error.reason
    }
  }

  mutating func advance(by entry: ScriptEvent, into steps: inout [Step]) throws(Refusal) {
    switch entry {
    case .after(let seconds):
      try pass(seconds, as: entry.name, into: &steps)
    case .event(.backgroundTaskReturn) where !position.clock.hasExpired:
      throw Refusal(reason: "no expiration handler runs")
    case .event(let event) where event == .backgroundTaskEnd || event == .backgroundTaskReturn:
      try step(event, as: entry.name, into: &steps)
    case .event(let event):
      try overrun(into: &steps)
      try step(event, as: entry.name, into: &steps)
    case .push(let push):
      try overrun(into: &steps)
      try receive(push, as: entry.name, into: &steps)
    }
  }

  func moment(of event: LifecycleEvent) -> Region {
    var moment = fixed.with(state)
    moment[.event] = UInt64(bit: event.place)
    return moment
  }

  mutating func step(
    _ event: LifecycleEvent,
    as name: String,
    isConsequence: Bool = false,
    delivering arrival: PushDelivery? = nil,
    into steps: inout [Step]
  ) throws(Refusal) {
    let moment = moment(of: event)
    let transition = LifecycleTables.transitions.onlyRule(in: moment)
    let outcome = other?.outcome(of: transition) ?? transition.outcome
    guard case .leads(let moves, let delta) = outcome else {
      throw Refusal(reason: transition.rule.statement)
    }
    var delivery = arrival
    if arrival == nil { delivery = try response(to: event) }
    var progress = TransitionProgress(moves, from: state, in: moment, delivery)
    try make(moves, at: &progress)
    let notes = Caveat.steps(of: event, in: moment) + notes(of: delivery, opening: moves)
    let isInferred = Caveat.foregroundWhileLocked.holds(in: moment)
    finish(moves, delta)
    let reason = transition.reason(on: scenario.system)
    if progress.path.last != state.process { progress.path.append(state.process) }
    steps.append(
      Step(
        event: name,
        isConsequence: isConsequence,
        time: position.clock.now,
        calls: isInferred ? progress.calls.map { $0.inferred } : progress.calls,
        path: progress.path,
        reason: isInferred ? reason.inferred : reason,
        notes: notes,
        arrival: delivery?.arrival
      )
    )
  }

  private mutating func make(
    _ moves: [Move],
    at progress: inout TransitionProgress
  ) throws(Refusal) {
    runExtension(&progress)
    for move in moves {
      if let obstacle = obstacle(to: move) { throw Refusal(reason: obstacle) }
      let (first, start) = (progress.calls.count, progress.path.count - 1)
      progress.advance(by: move, scenario.lifecycle)
      run(move, at: &progress)
      progress.calls.place(from: first, along: progress.path, from: start)
    }
  }

  private mutating func finish(_ moves: [Move], _ delta: StateDelta) {
    let tasks = scenario.tasksOnLeaving.lowestCount == 0 ? 0 : scenario.backgroundTasks
    let savesState =
      scenario.stateRestoration == .present && scenario.system >= .iOS(6, 0)
      && scenario.suspension != .refused
    for move in moves {
      position.state.follow(move, beginning: tasks, savingState: savesState)
    }
    position.state.apply(delta, underDebugger: scenario.debugger == .present)
    if delta.notification == .nothing {
      position.state.notification = position.pushes.takeShown()
    }
    if state.process == .notRunning || state.scene == .disconnected { position.views.end() }
    if delta.termination == .neverLaunched { position.pushes = PendingPushes() }
    position.clock.follow(state, on: scenario.system)
    let opening: [Move] = [.launch, .foreground, .foregroundOnUnlock, .activate]
    position.pushes.follow(state, opened: moves.contains { opening.contains($0) })
  }
}

extension LifecycleState {
  fileprivate init(startOf scenario: Scenario) {
    let situation = scenario.situation
    let process = ProcessState(name: situation.state.name) ?? .notRunning
    self.init(
      process: process,
      termination: situation.state.termination ?? .system,
      overlay: process == .inactive ? .unnamed : .nothing,
      screen: situation.firstUnlock == .pending ? .lockedElsewhere : .unlocked,
      firstUnlock: situation.firstUnlock,
      session: situation.state.termination == .neverLaunched ? .missing : .kept,
      scene: situation.scene
    )
  }
}
