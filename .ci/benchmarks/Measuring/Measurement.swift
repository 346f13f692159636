internal import Foundation

/// The result of a case.
struct Measurement: Codable, Hashable, Sendable {
  /// The name of the case.
  let name: String
  /// What the figures count.
  let unit: BenchmarkCase.Unit
  /// The figure in the middle.
  let median: Double
  /// The smallest figure.
  let least: Double
  /// The greatest figure.
  let most: Double

  init(_ name: String, _ unit: BenchmarkCase.Unit, samples: [Double]) {
    let sorted = samples.sorted()
    self.name = name
    self.unit = unit
    median = sorted[sorted.count / 2]
    least = sorted[0]
    most = sorted[sorted.count - 1]
  }

  /// How many times as good as before; 1 if both are nothing.
  func gain(over earlier: Measurement) -> Double {
    if median == earlier.median { return 1 }
    return unit.isRate ? median / earlier.median : earlier.median / median
  }
}

/// Measurements in a file.
struct Measurements: Codable, Hashable {
  private let schemaVersion: Int
  private let measurements: [Measurement]

  init(_ measurements: [Measurement]) {
    schemaVersion = 1
    self.measurements = measurements
  }

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(Measurements.self, from: data)
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  subscript(name: String) -> Measurement? { measurements.first { $0.name == name } }
}
