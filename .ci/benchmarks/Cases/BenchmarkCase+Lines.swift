internal import Foundation

extension BenchmarkCase {
  private static let lineCount = 40_000

  /// Streams of payloads, end to end: from a file to the bytes that are written.
  static let lines =
    [lines("eval --ndjson", ["--state", "suspended"]), lines("lint --ndjson", [])]

  private static func lines(_ name: String, _ flags: [String]) -> BenchmarkCase {
    BenchmarkCase(name, in: .megabytesPerSecond) {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("pushroute-\(UUID()).ndjson")
      defer { try? FileManager.default.removeItem(at: file) }
      try PayloadFile(count: lineCount, seed: 1).write(to: file.path)
      let size = try Double(Data(contentsOf: file).count)
      let arguments = name.split(separator: " ").map(String.init) + [file.path] + flags
      let times = try Stopwatch.nanoseconds(per: 1) {
        Stopwatch.keep(try BenchmarkWorld().bytes(of: arguments).count)
      }
      return times.map { size / $0 * 1000 }
    }
  }
}
