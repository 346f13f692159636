internal import RouteReport

extension BenchmarkCase {
  /// Calls of the command in a process that runs already: those that search, and a plain one.
  static let searches = [
    call("eval --state suspended"),
    call("eval, all states", "eval"),
    call("eval --want did-receive-fetch --state suspended"),
    call("eval --want did-receive-fetch, all states", "eval --want did-receive-fetch"),
    call("diff content-available --state suspended"),
    call("diff --ios 9 --ios 17 --state suspended"),
  ]

  private static func call(_ name: String, _ call: String? = nil) -> BenchmarkCase {
    let arguments = (call ?? name).split(separator: " ").map(String.init) + ["push.json"]
    return BenchmarkCase(name, in: .milliseconds) {
      let world = BenchmarkWorld(files: ["push.json": #"{"aps":{"alert":{"title":"Hello"}}}"#])
      let times = try Stopwatch.nanoseconds(per: 3) {
        for _ in 0..<3 { Stopwatch.keep(try world.bytes(of: arguments).count) }
      }
      return times.map { $0 / 1_000_000 }
    }
  }
}
