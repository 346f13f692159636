/// The unit of a time since 1970, guessed from its size.
enum EpochUnit: Int, Sendable {
  /// Seconds, as APNs and ActivityKit expect.
  case seconds = 1
  /// Thousandths, as JavaScript and Java count.
  case milliseconds = 1_000
  case microseconds = 1_000_000
  /// Billionths, as Go and Swift clocks count.
  case nanoseconds = 1_000_000_000

  /// The earliest plausible time of a push: 9 September 2001.
  static let oldestPlausible = 1_000_000_000

  /// The last time that still counts as seconds, in the year 5138.
  static let latestPlausible = 99_999_999_999.0

  /// Guesses the unit; seconds reach to the year 5138.
  init(_ number: Double) {
    switch number {
    case ..<1e11: self = .seconds
    case ..<1e14: self = .milliseconds
    case ..<1e17: self = .microseconds
    default: self = .nanoseconds
    }
  }

  var name: String {
    switch self {
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .microseconds: "microseconds"
    case .nanoseconds: "nanoseconds"
    }
  }
}

/// A mistake in a time of a Live Activity push, which must be in UNIX seconds.
struct EpochProblem: Sendable {
  let message: String
  let fix: Fix?

  /// Checks the type and the unit of a time; nil if both are right.
  init?(of key: String, _ node: JSONNode) {
    if let number = node.number {
      let unit = EpochUnit(number)
      guard unit != .seconds else { return nil }
      message = "`\(key)` must be in seconds, not in \(unit.name)"
      fix = Self.wholeSeconds(number, in: unit).map { .write($0, for: node) }
    } else {
      message = "`\(key)` must be a number of seconds, not \(node.value.kind)"
      let isPlain = node.string?.utf8.count == 10
      let seconds = node.string?.wholeNumber.flatMap { $0 < EpochUnit.oldestPlausible ? nil : $0 }
      fix = isPlain ? seconds.map { .write(String($0), for: node) } : nil
    }
  }

  /// Finds a time that is implausibly old, such as seconds since 2001, or returns nil.
  init?(tooOld key: String, _ node: JSONNode) {
    guard let seconds = node.number, seconds < Double(EpochUnit.oldestPlausible) else { return nil }
    message = "`\(key)` is before 2001: write the UNIX time, which counts from 1970"
    fix = nil
  }

  private static func wholeSeconds(_ number: Double, in unit: EpochUnit) -> String? {
    let seconds = number / Double(unit.rawValue)
    guard EpochUnit(seconds) == .seconds, seconds >= Double(EpochUnit.oldestPlausible) else {
      return nil
    }
    return String(Int(seconds))
  }
}
