import DecisionTables
import PushRules

enum LifecycleTables {
  static let transitions = RuleTable(
    "transitions",
    in: .lifecycle,
    obstacles: Transitions.obstacles,
    rules: Transitions.all
  )

  /// The rules about what each move runs, in the order in which they run.
  private static let callbacks = Dictionary(grouping: Callbacks.all) { $0.outcome.move }

  static func callbacks(of move: Move, in moment: Region) -> [CallbackRule] {
    callbacks[move, default: []].filter { $0.condition.contains(moment) }
  }

  static let views = RuleTable("views", in: .views, rules: ViewRules.all + ViewRules.obstacles)
}

extension RuleTable {
  /// The rule for a single possible moment.
  func onlyRule(in moment: Region) -> Rule {
    guard let rule = rule(in: moment) else { preconditionFailure("no rule of the life cycle") }
    return rule
  }
}

extension RuleTable<Transition> {
  /// The rules that lead to an impossible state, a sentence each.
  var invalidStates: [String] {
    let possible = possible
    return rules.flatMap { transition -> [String] in
      guard case .leads(let moves, let delta) = transition.outcome else { return [] }
      let starts = possible.map { $0 & transition.condition }.filter { !$0.isEmpty }
      var successors = Successors(of: moves, delta)
      let ends = starts.flatMap { successors.moments(after: $0) }
      return ends.compactMap { end in
        obstacle(in: end).map { obstacle in
          let moments = end & obstacle.condition
          return "\(transition.id) leads astray: \(obstacle.rule.statement): \(moments.words)"
        }
      }
    }
  }
}

extension [CallbackRule] {
  /// The pairs of rules that run the same callback in the same moment, a sentence each.
  var duplicates: [String] {
    enumerated().flatMap { index, rule in
      self[..<index].filter { other in
        other.outcome.move == rule.outcome.move && other.outcome.callback == rule.outcome.callback
          && other.outcome.notification == rule.outcome.notification
          && other.condition.intersects(rule.condition)
      }
      .map { "\($0.id) and \(rule.id) run the same callback in one moment" }
    }
  }
}

extension Region {
  /// The parts of the region with one value for each of some inputs.
  func split(by inputs: [LifecycleInput]) -> [Region] {
    inputs.reduce([self]) { parts, input in
      parts.flatMap { part in part[input].bits.map { part.keeping($0, of: Column(input)) } }
    }
  }
}

/// The proof that exactly one rule decides every event in every possible state.
package enum LifecycleProof: Sendable {
  package static let defects =
    LifecycleTables.transitions.defects + LifecycleTables.transitions.invalidStates
    + Callbacks.all.duplicates + LifecycleTables.views.defects
  package static let momentCount = LifecycleTables.transitions.graph.situationCount
}

/// The moments that follow the moves and the delta of a transition.
///
/// The new value of an input depends on its old value and on a few deciding inputs. For each
/// combination of those, states are changed once, as the player changes them.
struct Successors {
  private let moves: [Move]
  private let delta: StateDelta
  private let deciding: [LifecycleInput]
  private var known: [Region: NewValues] = [:]

  /// For one combination of the deciding inputs, the new values by input and old value.
  private typealias NewValues = (end: LifecycleState, values: [[UInt64]])

  private static let inputs = LifecycleInput.state.filter { $0 != .termination }

  /// What keeps the app running decides whether it is suspended.
  init(of moves: [Move], _ delta: StateDelta) {
    self.moves = moves
    self.delta = delta
    deciding =
      [.process, .scene]
      + (delta.process == .suspend ? [.task, .assertion, .tasksOnLeaving, .debugger] : [])
  }

  /// The moments after those of a region.
  mutating func moments(after region: Region) -> [Region] {
    region.split(by: deciding).map { part in
      let newValues = newValues(of: part)
      var end = part
      for (input, values) in zip(Self.inputs, newValues.values) {
        end[input] = part[input].places.reduce(0) { $0 | values[$1] }
      }
      end[.termination] = terminations(of: part, to: newValues.end)
      return end
    }
  }

  private mutating func newValues(of part: Region) -> NewValues {
    let key = deciding.reduce(Region.moments) { $0.keeping(part[$1], of: Column($1)) }
    if let newValues = known[key] { return newValues }
    let values = Self.inputs.map { input in
      (0..<Column(input).width).map { value in
        let start = key.keeping(UInt64(bit: value), of: Column(input))
        return start.isEmpty ? 0 : Region(end(of: start))[input]
      }
    }
    let newValues: NewValues = (end(of: key), values)
    known[key] = newValues
    return newValues
  }

  /// One of the states after some moments.
  private func end(of moments: Region) -> LifecycleState {
    var state = LifecycleState(in: moments)
    let tasks = TasksOnLeaving(place: moments.value(of: Column(.tasksOnLeaving))).lowestCount
    for move in moves { state.follow(move, beginning: tasks, savingState: false) }
    let debugger = Presence(place: moments.value(of: Column(.debugger)))
    state.apply(delta, underDebugger: debugger == .present)
    return state
  }

  /// What may have ended the app: the mark of a force quit may stay.
  private func terminations(of start: Region, to end: LifecycleState) -> UInt64 {
    if end.process.isInForeground { return Entry.ended(.system).values }
    guard let termination = delta.termination else { return start[.termination] }
    let ended = Entry.ended(termination).values
    guard termination == .system || termination == .crash else { return ended }
    let mark = Entry.ended(.user).values & start[.termination]
    return start[.termination] == mark ? mark : mark | ended
  }
}
