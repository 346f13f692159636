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

extension Change {
  /// The change from one situation to another.
  init(from situation: Box, to other: Box) {
    steps = Column.base.filter { situation[$0] != other[$0] }.map { column in
      let current = situation[column].trailingZeroBitCount
      let index = other[column].trailingZeroBitCount
      return Step(column: column, index: index, current: current)
    }
  }
}

extension Change {
  /// How dear it is to change some columns: the dearest of their tiers, then how many they are.
  struct Cost: Comparable {
    private let ranks: [Int]

    init(_ columns: [Column]) {
      let places = columns.map { Self.places[Int($0.rawValue)] }
      ranks = [places.map(\.tier).max() ?? 0, places.count] + places.map(\.order)
    }

    static func < (one: Cost, other: Cost) -> Bool {
      one.ranks.lexicographicallyPrecedes(other.ranks)
    }

    /// The place of each column in the tiers.
    private static let places: [(tier: Int, order: Int)] = {
      let tiers = ChangeSearch.tiers.map(ChangeSearch.columns)
      let columns = tiers.joined()
      return Column.base.map { column in
        (
          tier: tiers.firstIndex { $0.contains(column) } ?? 0,
          order: columns.prefix { $0 != column }.count
        )
      }
    }()
  }
}

extension Box {
  /// The situation with a change made.
  func applying(_ change: Change) -> Box {
    change.steps.reduce(into: self) { $0[$1.column] = $1.bit }
  }
}

extension Change.Step {
  fileprivate init(column: Column, index: Int, current: Int) {
    self.column = column
    value = column.valueName(at: index)
    bit = 1 << UInt64(index)
    rank = column.rank(index, from: current)
  }
}

extension Column {
  /// A value as a change names it.
  func valueName(at index: Int) -> String {
    self == .system ? SystemVersion.releaseName(at: index) : values[index]
  }

  /// The place of a value among those that would do; the lowest is the one to advise.
  func rank(_ index: Int, from current: Int) -> Int {
    switch self {
    case .system:
      (index > current ? index - current : Self.last + current - index)
        + (SystemVersion.isLastOfMajor(index) ? 0 : 2 * Self.last)
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
