import DecisionTables
import PushRules

/// The moments that follow the moves and the delta of a transition.
///
/// The new value of an input depends on its old value and on a few deciding inputs. For each
/// combination of those, states are changed once, as the player changes them.
struct Successors {
  private let moves: [Move]
  private let delta: StateDelta
  private let deciding: [LifecycleInput]
  private var known: [Region: NewValues] = [:]

  /// The new values of each input, for one combination of the deciding inputs.
  private struct NewValues {
    let end: LifecycleState
    /// The new values, by input and old value.
    let values: [[UInt64]]
  }

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
    var states: [Region] = []
    for part in region.split(by: deciding) {
      let newValues = newValues(of: part)
      var end = part
      for (input, values) in zip(Self.inputs, newValues.values) {
        end[input] = part[input].places.reduce(0) { $0 | values[$1] }
      }
      end[.termination] = terminations(of: part, to: newValues.end)
      states.append(end)
    }
    return states
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
    let newValues = NewValues(end: end(of: key), values: values)
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
