import DecisionTables
import PushRules

@testable import AppLifecycle

struct PushBeforeActivation: TraceInvariant {
  static let number = "L-13"
  static let sentence =
    "The methods of a launch and willEnterForeground come first, then the push, "
    + "then didBecomeActive; a second window is another matter."

  init(_ script: PlayedScript) {}

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    if step.calls.contains(where: { $0.scene != nil }) { return nil }
    let ranks = step.calls.compactMap { call in Self.rank(call).map { (rank: $0, call: call) } }
    let pairs = zip(ranks, ranks.dropFirst())
    return pairs.first { $0.rank > $1.rank }.map { "\($1.call.words) after \($0.call.words)" }
  }

  private static func rank(_ call: TracedCall) -> Int? {
    if call.isOfLaunch { return 0 }
    if call.pushMethod == .sceneWillConnect { return 1 }
    if call.tells(.willEnterForeground) || call.tells(.sceneWillEnterForeground) { return 2 }
    if call.pushMethod?.takesPush == true { return 3 }
    if call.tells(.didBecomeActive) || call.tells(.sceneDidBecomeActive) { return 4 }
    return nil
  }
}

struct TimeGoesOn: TraceInvariant {
  static let number = "time"
  static let sentence = "Time passes only by `after`, and never goes back."

  private var now = 0

  init(_ script: PlayedScript) {}

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    defer { now = step.time }
    if step.time < now { return "from \(now) back to \(step.time)" }
    if case .after = entry.event { return nil }
    return step.time == now ? nil : "\(step.event) takes from \(now) to \(step.time)"
  }

  mutating func violation(after entry: PlayedScript.Entry) -> String? {
    defer { start = now }
    guard case .after(let seconds) = entry.event, now - start != seconds else { return nil }
    return "\(entry.event.name) takes from \(start) to \(now)"
  }

  private var start = 0
}

struct StatesAreFeasible: TraceInvariant {
  static let number = "feasible"
  static let sentence = "The state after every event is one that can be."

  private let fixed: Region

  init(_ script: PlayedScript) { fixed = Region(script.scenario) }

  mutating func violation(after entry: PlayedScript.Entry) -> String? {
    let obstacle = LifecycleTables.transitions.obstacle(in: fixed.with(entry.after))
    return obstacle.map { "\(entry.event.name) leads astray: \($0.rule.statement)" }
  }
}

struct StepsJoin: TraceInvariant {
  static let number = "steps"
  static let sentence = "Every step begins in the state in which the one before it ended."

  private var process: ProcessState

  init(_ script: PlayedScript) { process = script.start.process }

  mutating func violation(in step: Step, of entry: PlayedScript.Entry) -> String? {
    defer { process = step.state }
    if step.before == process { return nil }
    return "\(step.event) begins \(step.before.name) after \(process.name)"
  }

  mutating func violation(after entry: PlayedScript.Entry) -> String? {
    entry.after.process == process ? nil : "\(entry.event.name) ends \(entry.after.process.name)"
  }
}
