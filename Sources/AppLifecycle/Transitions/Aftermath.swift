internal import DecisionTables
internal import PushRules

/// The moments after the moves and the delta of a transition.
///
/// The new value of an input depends on its old value and on a few deciding inputs. For each
/// combination of those, states are changed once, as the player changes them.
struct Aftermath {
  private let moves: [Move]
  private let delta: StateDelta
  private let deciding: [LifecycleInput]
  private var known: [Region: Images] = [:]

  /// The new values of each input, for one combination of the deciding inputs.
  private struct Images {
    let end: LifecycleState
    /// The new values, by input and old value.
    let values: [[UInt64]]
  }

  private static let inputs = LifecycleInput.state.filter { $0 != .termination }

  /// What keeps the app running decides where it rests.
  init(of moves: [Move], _ delta: StateDelta) {
    self.moves = moves
    self.delta = delta
    deciding =
      [.process, .scene]
      + (delta.process == .rest ? [.task, .keeper, .tasksOnLeaving, .debugger] : [])
  }

  /// The moments after those of a region.
  mutating func ends(of region: Region) -> [Region] {
    var ends: [Region] = []
    for part in region.split(by: deciding) {
      let images = images(of: part)
      var end = part
      for (input, values) in zip(Self.inputs, images.values) {
        end[input] = part[input].places.reduce(0) { $0 | values[$1] }
      }
      end[.termination] = terminations(of: part, to: images.end)
      ends.append(end)
    }
    return ends
  }

  private mutating func images(of part: Region) -> Images {
    let key = deciding.reduce(Region.moments) { $0.keeping(part[$1], of: Column($1)) }
    if let images = known[key] { return images }
    let values = Self.inputs.map { input in
      (0..<Column(input).width).map { value in
        let start = key.keeping(UInt64(bit: value), of: Column(input))
        return start.isEmpty ? 0 : Region(end(of: start))[input]
      }
    }
    let images = Images(end: end(of: key), values: values)
    known[key] = images
    return images
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
