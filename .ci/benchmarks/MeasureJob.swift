internal import Foundation

/// Measures the cases and reports them.
struct MeasureJob: Hashable {
  private var filter: String?
  private var json: String?
  private var baseline: String?

  /// Reads the flags.
  init(_ words: inout WordList) throws(JobError) {
    while let flag = words.next() {
      switch flag {
      case "--filter": filter = try words.value(of: flag)
      case "--json": json = try words.value(of: flag)
      case "--baseline": baseline = try words.value(of: flag)
      default: throw .unknown(flag)
      }
    }
  }

  /// Measures case by case, and prints each row when it is known.
  func run() throws {
    let earlier = try baseline.map { try Measurements(contentsOf: $0) }
    let cases = BenchmarkCase.all.filter { filter.map($0.name.contains) ?? true }
    guard !cases.isEmpty else { throw JobError.noCase(filter ?? "") }
    let table = ResultTable(names: cases.map(\.name), baseline: earlier)
    print(table.header)
    var measured: [Measurement] = []
    for benchmark in cases {
      let measurement = try benchmark.measure()
      measured.append(measurement)
      print(table.row(measurement))
      fflush(nil)
    }
    if let json { try Measurements(measured).write(to: json) }
  }
}
