/// What would have to be otherwise for a method to run.
public struct Change: Hashable, Sendable {
  /// The parts of the situation to change, all of them.
  public let steps: [Step]

  /// One part of the situation with its new value.
  public struct Step: Hashable, Sendable {
    /// The part to change.
    public let column: Column
    /// The value that it should have, as it prints.
    public let value: String
    /// The bit of the value.
    let bit: UInt64
    /// The place of the value among those that would do.
    let rank: Int
  }
}

/// Finds the smallest changes that bring an answer about, by asking back through the tables.
struct ChangeSearch: Sendable {
  let composition: Composition

  /// The parts of a situation, those first that the asker changes most easily.
  static let tiers: [[Column]] = [
    [
      .contentAvailableValue, .mutableContentValue, .category, .willFinishLaunching,
      .didFinishLaunching, .didReceive, .didReceiveFetch, .handleAction,
      .handleActionResponse, .willPresent, .didReceiveResponse, .sceneWillConnect,
      .serviceExtension, .didReceiveIncomingPush, .delegate, .remoteNotificationMode, .voipMode,
      .pushType, .priority, .content,
    ],
    [.backgroundAppRefresh, .lowPowerMode, .authorization, .firstUnlock],
    [.lifecycle, .sdk],
    [.state],
    [.launch],
    [.system],
  ]

  /// The smallest change that stays within the nearest tier, or nil if none brings it about.
  ///
  /// A push for the same receiver comes before one for another.
  func nearest(to situation: Box, decided: Box, for question: Box) -> Change? {
    let possible = question & .world(.open)
    return nearest(to: situation, for: possible & decided.only(.recipient))
      ?? nearest(to: situation, for: possible)
  }

  private func nearest(to situation: Box, for question: Box) -> Change? {
    var fixed = Column.base.reduce(Box.zero) { $0 | $1.guardMask }
    for tier in Self.tiers {
      for column in tier { fixed = fixed.without(column.guardMask) }
      var search = Descent(composition: composition, situation: situation, fixed: fixed)
      search.descend(question, through: composition.relations.count - 1)
      let changes = search.smallest.map { Change(from: situation, to: $0) }
      if let best = changes.min(by: { $0.ranks.lexicographicallyPrecedes($1.ranks) }) {
        return best
      }
    }
    return nil
  }
}

/// A search from a question down to the situation, which gives up where it needs more than is known
/// to be enough.
private struct Descent {
  let composition: Composition
  let situation: Box
  /// The guard bits of the columns that must stay as they are.
  let fixed: Box
  /// The boxes that need the fewest columns.
  private(set) var smallest: [Box] = []
  private var count = Int.max
  private static let base = Column.base.reduce(Box.zero) { $0 | $1.mask }

  init(composition: Composition, situation: Box, fixed: Box) {
    self.composition = composition
    self.situation = situation
    self.fixed = fixed
  }

  mutating func descend(_ question: Box, through last: Int) {
    let missed = (situation & (question | Box.any.without(Self.base))).emptyColumns
    guard (missed & fixed).isZero, missed.columnCount <= count else { return }
    var level = last
    while level >= 0, question.contains(composition.relations[level].mask) { level -= 1 }
    guard level >= 0 else {
      if missed.columnCount < count { smallest = [] }
      count = missed.columnCount
      smallest.append(question)
      return
    }
    let relation = composition.relations[level]
    for row in relation.rows where question.intersects(row) {
      descend((question & row) | relation.mask, through: level - 1)
    }
  }
}

extension Box {
  /// The number of guard bits.
  fileprivate var columnCount: Int {
    a.nonzeroBitCount + b.nonzeroBitCount + c.nonzeroBitCount + d.nonzeroBitCount
      + e.nonzeroBitCount
  }
}

extension Change {
  /// The change that moves a situation into a box.
  fileprivate init(from situation: Box, to target: Box) {
    let columns = (situation & target).emptyColumns.spokenColumns.filter { !$0.isDerived }
    steps = columns.map { column in
      let current = situation[column].trailingZeroBitCount
      let values = column.values
      let accepted = values.indices.filter { target[column] & 1 << UInt64($0) != 0 }
      let best = accepted.min { column.rank($0, from: current) < column.rank($1, from: current) }
      return Step(column: column, index: best ?? current, current: current, values: values)
    }
  }

  /// How far the change goes: first which columns it touches, then how usual the values are.
  fileprivate var ranks: [Int] {
    steps.map { Self.order[Int($0.column.rawValue)] } + steps.map(\.rank)
  }

  /// The place of each column in the tiers.
  private static let order: [Int] = {
    let columns = ChangeSearch.tiers.joined()
    return Column.base.map { column in columns.prefix { $0 != column }.count }
  }()
}

extension Change.Step {
  fileprivate init(column: Column, index: Int, current: Int, values: [String]) {
    self.column = column
    value = values[index]
    bit = 1 << UInt64(index)
    rank = column.rank(index, from: current)
  }
}

extension Column {
  /// The place of a value among those that would do; the lowest is the one to advise.
  fileprivate func rank(_ index: Int, from current: Int) -> Int {
    switch self {
    case .system:
      index > current ? index - current : Self.last + current - index
    case .state:
      current >= Self.firstNotRunning && index < Self.firstNotRunning ? Self.last + index : index
    case .pushType, .launch, .delegate:
      index == 0 ? Self.last : index
    case .priority:
      index == Self.five ? 0 : index + 1
    case .content:
      -index
    default:
      index
    }
  }

  /// Above every place of a value.
  private static let last = 64
  private static let firstNotRunning = AppState.notRunning(.system).bit.trailingZeroBitCount
  private static let five = Priority.five.bit.trailingZeroBitCount + 1
}
