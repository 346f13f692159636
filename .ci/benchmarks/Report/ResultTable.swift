internal import Foundation

/// Measurements in columns.
struct ResultTable {
  private let width: Int
  private let baseline: Measurements?

  init(names: [String], baseline: Measurements?) {
    width = names.map(\.count).max() ?? 0
    self.baseline = baseline
  }

  var header: String {
    line("", "median", "least", "most", "unit", baseline == nil ? "" : "  times as good")
  }

  func row(_ measurement: Measurement) -> String {
    let gain = baseline.map { earlier in
      earlier[measurement.name].map { String(format: "  %.2f", measurement.gain(over: $0)) }
        ?? "  new"
    }
    return line(
      measurement.name,
      Self.digits(measurement.median),
      Self.digits(measurement.least),
      Self.digits(measurement.most),
      measurement.unit.rawValue,
      gain ?? ""
    )
  }

  private func line(
    _ name: String,
    _ median: String,
    _ least: String,
    _ most: String,
    _ unit: String,
    _ gain: String
  ) -> String {
    let figures = [median, least, most].map { Self.padding(10 - $0.count) + $0 }
    let unit = gain.isEmpty ? unit : unit + Self.padding(11 - unit.count)
    return name + Self.padding(width - name.count) + figures.joined() + "  " + unit + gain
  }

  private static func padding(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  private static func digits(_ value: Double) -> String {
    String(
      format: value < 10 && value > 0 ? "%.2f" : value < 100 && value > 0 ? "%.1f" : "%.0f",
      value
    )
  }
}
