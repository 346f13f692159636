/// The unit in which a number since 1970 seems to count, judged by its size.
enum EpochUnit: Int, Sendable {
  /// Seconds, as APNs and ActivityKit expect.
  case seconds = 1
  /// Thousandths, as JavaScript and Java count.
  case milliseconds = 1_000
  /// Millionths.
  case microseconds = 1_000_000
  /// Billionths, as Go and Swift clocks count.
  case nanoseconds = 1_000_000_000

  /// The first second of a plausible push: 9 September 2001.
  static let oldestPlausible = 1_000_000_000

  /// The last second that is not taken for a number of milliseconds, in the year 5138.
  static let latestPlausible = 99_999_999_999.0

  /// Judges a number; seconds reach to the year 5138.
  init(_ number: Double) {
    switch number {
    case ..<1e11: self = .seconds
    case ..<1e14: self = .milliseconds
    case ..<1e17: self = .microseconds
    default: self = .nanoseconds
    }
  }

  /// The word that prints.
  var name: String {
    switch self {
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .microseconds: "microseconds"
    case .nanoseconds: "nanoseconds"
    }
  }
}
