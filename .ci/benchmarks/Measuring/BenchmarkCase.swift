/// Something to measure.
struct BenchmarkCase: Sendable {
  /// What the row is called.
  let name: String
  /// What its figures count.
  let unit: Unit
  /// Prepares, measures several times and returns the figures.
  let samples: @Sendable () throws -> [Double]

  /// What figures count.
  enum Unit: String, Codable, Hashable, Sendable {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case megabytesPerSecond = "MB/s"
    case eventsPerSecond = "events/s"
    case linesPerSecond = "lines/s"
    case allocations = "allocations"

    /// Whether a greater figure is a better one.
    var isRate: Bool {
      switch self {
      case .megabytesPerSecond, .eventsPerSecond, .linesPerSecond: true
      case .nanoseconds, .milliseconds, .allocations: false
      }
    }
  }

  init(_ name: String, in unit: Unit, samples: @escaping @Sendable () throws -> [Double]) {
    self.name = name
    self.unit = unit
    self.samples = samples
  }

  /// All cases, in the order of the table.
  static let all = decisions + payloads + lines + scenarios + searches + startUps

  func measure() throws -> Measurement { Measurement(name, unit, samples: try samples()) }
}
