internal import PushRules

/// A set of moments in the life of an app: for every column the values that it accepts.
///
/// The same algebra as the boxes of the push rules, over the columns of the life cycle, in one word.
struct Moments: Hashable, Sendable {
  private(set) var bits: UInt64

  /// Every moment.
  static let any = Moments(bits: MomentColumn.allCases.reduce(0) { $0 | $1.mask })

  private init(bits: UInt64) { self.bits = bits }

  /// The moments with some values, counted from 0, in one column.
  init(_ column: MomentColumn, _ values: [Int]) {
    let accepted = values.reduce(0 as UInt64) { $0 | 1 << UInt64($1 + column.offset) }
    bits = Self.any.bits & ~column.mask | accepted
  }

  /// The accepted values of a column, as bits from 0.
  subscript(column: MomentColumn) -> UInt64 {
    get { (bits & column.mask) >> UInt64(column.offset) }
    set { bits = bits & ~column.mask | (newValue << UInt64(column.offset)) & column.mask }
  }

  /// The moments in both sets.
  static func & (one: Moments, other: Moments) -> Moments { Moments(bits: one.bits & other.bits) }

  /// Everything but what a word says in its one column.
  static prefix func ! (word: Moments) -> Moments {
    let spoken = word.columns
    precondition(spoken.count == 1, "only words about one column have an opposite")
    var opposite = Moments.any
    opposite[spoken[0]] = ~word[spoken[0]]
    return opposite
  }

  /// The columns that do not accept everything.
  var columns: [MomentColumn] { MomentColumn.allCases.filter { bits & $0.mask != $0.mask } }

  /// Whether no moment is in the set.
  var isEmpty: Bool { MomentColumn.masks.contains { bits & $0 == 0 } }

  /// Whether a set, which is not empty, lies within this one.
  func contains(_ other: Moments) -> Bool { other.bits & ~bits == 0 }

  /// The number of moments.
  var volume: Int { MomentColumn.allCases.reduce(1) { $0 * self[$1].nonzeroBitCount } }

  /// The moments of this set that are not in another, as sets that do not overlap.
  func subtracting(_ other: Moments) -> [Moments] {
    guard !(self & other).isEmpty else { return [self] }
    var rest = self
    return other.columns.compactMap { column in
      var piece = rest
      piece[column] = rest[column] & ~other[column]
      rest[column] = rest[column] & other[column]
      return piece.isEmpty ? nil : piece
    }
  }

  /// The parts of this set that have one value each in some columns.
  func split(by columns: [MomentColumn]) -> [Moments] {
    columns.reduce([self]) { parts, column in
      parts.flatMap { part in
        (0..<column.width).map { part & Moments(column, [$0]) }.filter { !$0.isEmpty }
      }
    }
  }
}

extension Moments {
  /// The releases at which the life cycle changes, oldest first.
  static let versions: [SystemVersion] = [
    .iOS(3, 0), .iOS(4, 0), .iOS(4, 2), .iOS(5, 0), .iOS(6, 0), .iOS(7, 0), .iOS(8, 0), .iOS(9, 0),
    .iOS(10, 0), .iOS(11, 0), .iOS(13, 0), .iOS(14, 0), .iOS(15, 0),
    .iOS(18, 4), .iOS(27, 0),
  ]

  /// The moments in which an app, a device and iOS are as a configuration says.
  init(_ configuration: LifecycleConfiguration) {
    let version = Self.versions.lastIndex { $0 <= configuration.system } ?? 0
    self =
      Moments(.system, [version]) & .lifecycle(configuration.lifecycle)
      & Moments(.launchability, [configuration.canLaunch ? 0 : 1])
      & .suspension(configuration.suspension)
      & .stateRestoration(configuration.stateRestoration)
      & .backgroundRefresh(configuration.backgroundRefresh) & .device(configuration.device)
  }

  /// The moments in which the state is this.
  init(_ state: LifecycleState) {
    self = .any
    self[.process] = 1 << UInt64(state.process.rawValue)
    self[.termination] = 1 << UInt64(Self.terminations.firstIndex(of: state.termination) ?? 0)
    self[.overlay] = 1 << UInt64(state.overlay.rawValue)
    self[.screen] = 1 << UInt64(state.screen.rawValue)
    self[.firstUnlock] = 1 << UInt64(state.firstUnlock.rawValue)
    self[.task] = 1 << UInt64(state.task.rawValue)
    self[.notification] = 1 << UInt64(state.notification.rawValue)
    self[.archive] = 1 << UInt64(state.archive.rawValue)
    self[.session] = 1 << UInt64(state.session.rawValue)
    self[.scene] = 1 << UInt64(state.scene.rawValue)
  }

  private static let terminations = Termination.allCases
}
