internal import DecisionTables
internal import PushRules

/// The moments that the moves and the delta of a transition lead to.
///
/// What becomes of an input depends on itself and on a few others that decide. For each combination
/// of those, states are changed as the player changes them, once.
struct Aftermath {
  private let moves: [Move]
  private let delta: StateDelta
  private let deciding: [LifecycleInput]
  private var known: [Region: Images] = [:]

  /// What becomes of each value of each input, where the inputs that decide have one value each.
  private struct Images {
    /// One of the states that follow.
    let end: LifecycleState
    /// The values that follow, by the input and by the value before.
    let values: [[UInt64]]
  }

  private static let inputs = LifecycleInput.state.filter { $0 != .termination }

  /// Prepares to follow a transition: whatever keeps the app running decides where it rests.
  init(of moves: [Move], _ delta: StateDelta) {
    self.moves = moves
    self.delta = delta
    deciding =
      [.process, .scene] + (delta.process == .rest ? [.task, .keeper, .tasksOnLeaving] : [])
  }

  /// The moments that follow those of a region.
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

  /// What one of the states of some moments leads to.
  private func end(of moments: Region) -> LifecycleState {
    var state = LifecycleState(in: moments)
    let tasks = TasksOnLeaving(place: moments.value(of: Column(.tasksOnLeaving))).lowestCount
    for move in moves { state.follow(move, beginning: tasks, savingState: false) }
    state.apply(delta)
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
