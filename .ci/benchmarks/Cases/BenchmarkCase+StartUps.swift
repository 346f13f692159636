internal import Foundation

extension BenchmarkCase {
  /// Processes from start to end, beside one that does nothing.
  static let startUps = [
    process("/bin/true", ["/bin/true"]),
    process("pushroute --version", [command, "--version"]),
    process("pushroute eval", [command, "eval", payload, "--state", "suspended"]),
  ]

  /// The command as it was built beside this program.
  private static let command = Bundle.main.bundlePath + "/pushroute"
  private static let payload =
    FileManager.default.temporaryDirectory.path + "/pushroute-benchmarks.json"

  private static func process(_ name: String, _ words: [String]) -> BenchmarkCase {
    BenchmarkCase("process: " + name, in: .milliseconds) {
      guard FileManager.default.isExecutableFile(atPath: words[0]) else {
        throw JobError.missing(words[0])
      }
      try Data(#"{"aps":{"alert":"Hello"}}"#.utf8).write(to: URL(fileURLWithPath: payload))
      let times = try Stopwatch.nanoseconds(per: 20) {
        for _ in 0..<20 { try ChildProcess(words).run() }
      }
      return times.map { $0 / 1_000_000 }
    }
  }
}
