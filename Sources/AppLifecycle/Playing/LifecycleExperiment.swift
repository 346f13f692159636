import DecisionTables
import PushRules

/// A script that shows on a device which side of a contested rule of the life cycle is right.
package struct LifecycleExperiment: Sendable {
  package let rule: LifecycleRule
  /// The shortest script that reaches the rule, in the app that departs least from a usual one.
  package let scenario: Scenario
  /// The callbacks that run if the rule is right.
  package let callbacks: [Callback]
  /// Those that run if the other side is right.
  package let others: [Callback]
  /// Why no callbacks distinguish the sides, or nil if some do.
  package let inconclusiveReason: String?

  /// Finds the experiment of a rule, or nil if the rule is not contested, or no script reaches it.
  package init?(of id: String) {
    guard let rule = LifecycleRule(id: id), let other = rule.other,
      var scenario = Self.scenario(reaching: rule)
    else { return nil }
    if case .suspended(let event) = other { scenario.events.append(.event(event)) }
    self.rule = rule
    self.scenario = scenario
    callbacks = Self.callbacks(of: scenario)
    switch other {
    case .methods(let more, let method):
      let place = callbacks.lastIndex(of: .lifecycle(method)).map { $0 + 1 } ?? callbacks.count
      others = callbacks[..<place] + more.map { .lifecycle($0) } + callbacks[place...]
      inconclusiveReason = nil
    case .inconclusive(let reason): (others, inconclusiveReason) = (callbacks, reason)
    default:
      others = Self.callbacks(of: scenario, other: DisputedSide(rule: id, side: other))
      inconclusiveReason = others == callbacks ? "Both sides have the same callbacks here." : nil
    }
  }

  private static func callbacks(of scenario: Scenario, other: DisputedSide? = nil) -> [Callback] {
    var steps: [Step] = []
    var player = try? Player(scenario, other: other)
    try? player?.playAll(into: &steps)
    return steps.flatMap { $0.calls }.compactMap { $0.callback }
  }
}

// The script.
extension LifecycleExperiment {
  /// The most events of a script.
  private static let longest = 3

  private static func scenario(reaching rule: LifecycleRule) -> Scenario? {
    guard let app = app(in: rule.moments) else { return nil }
    var scripts: [(player: Player, events: [ScriptEvent])] = starts.compactMap { state in
      (try? Player(app.changed { $0.situation.state = state })).map { ($0, []) }
    }
    var places: Set<Player.Position> = []
    for _ in 0..<longest {
      var longer: [(player: Player, events: [ScriptEvent])] = []
      for script in scripts {
        for event in events {
          var (player, steps) = (script.player, [Step]())
          guard (try? player.advance(by: event, into: &steps)) != nil else { continue }
          if steps.contains(where: { $0.rests(on: rule) }) {
            return player.scenario.changed { $0.events = script.events + [event] }
          }
          if places.insert(player.position).inserted {
            longer.append((player, script.events + [event]))
          }
        }
      }
      scripts = longer
    }
    return nil
  }

  private static let starts: [AppState] = [
    .active, .suspended, .background, .inactive, .notRunning(.system), .notRunning(.user),
  ]

  private static let events: [ScriptEvent] =
    [
      .push(ArrivingPush(traits: PayloadTraits(contentAvailable: .one))),
      .push(ArrivingPush(traits: PayloadTraits(alert: .string, category: .present))),
    ] + LifecycleEvent.scripted.map { .event($0) } + [.after(seconds: 60)]

  /// The usual app and device, or with the fewest departures those of some moments.
  private static func app(in moments: Region?) -> Scenario? {
    var apps = [Scenario(Situation(state: .active, payload: PayloadTraits()), events: [])]
    guard let moments else { return apps[0] }
    for _ in 0..<4 {
      let app = apps.first { app in
        let place = moments & Region(app)
        return possible.contains { $0.intersects(place) }
      }
      if let app { return app }
      apps = apps.flatMap { app in departures.map { app.changed($0) } }
    }
    return nil
  }

  private static let possible = LifecycleTables.transitions.possible

  private static let departures: [@Sendable (inout Scenario) -> Void] =
    [
      { $0.situation = usual(on: $0.situation.system, .app) },
      { $0.device = .iPadWithWindows }, { $0.device = .iPad },
      { $0.exitsOnSuspend = .present }, { $0.situation.environment = .debugger },
      { $0.situation.backgroundModes.insert(.fetch) },
      { $0.situation.backgroundModes.insert(.processing) },
    ]
    + SystemVersion.lifecycleChanges.reversed().map { system in
      { $0.situation = usual(on: system) }
    }

  private static func usual(on system: SystemVersion, _ lifecycle: Lifecycle? = nil) -> Situation {
    Situation(system: system, state: .active, payload: PayloadTraits(), lifecycle: lifecycle)
  }
}

extension Step {
  /// Whether a rule decides the step or one of its calls, or that its moves call nothing.
  fileprivate func rests(on rule: LifecycleRule) -> Bool {
    if reason.rule == rule.id || calls.contains(where: { $0.reason.rule == rule.id }) {
      return true
    }
    guard let move = rule.move, case .methods? = rule.other else { return false }
    return Transitions.all.contains { transition in
      guard transition.id == reason.rule, case .leads(let moves, _) = transition.outcome else {
        return false
      }
      return moves.contains(move)
    }
  }
}
