internal import PushPayload
internal import PushRules

extension BenchmarkCase {
  /// Payloads in memory, one by one.
  static let payloads =
    timed("traits of a payload", count: 20_000) { lines in
      var scanner = PayloadScanner()
      for line in lines {
        let bytes = line[...]
        Stopwatch.keep(scanner.traits(of: bytes.span)?.contentAvailable == .absent ? 1 : 2)
      }
    }
    + timed("payload with positions", count: 5000) { lines in
      for line in lines {
        let payload = try Payload(line)
        Stopwatch.keep(payload.traits.contentAvailable == .absent ? 1 : 2)
      }
    }
    + timed("lint of a payload", count: 2000) { lines in
      for line in lines {
        let payload = try Payload(line)
        Stopwatch.keep(Lint(payload, headers: nil, system: .newest).findings.listed.count)
      }
    }

  /// Two rows for one job: the time that a payload takes, and the bytes that are read in it.
  private static func timed(
    _ name: String,
    count: Int,
    _ body: @escaping @Sendable ([[UInt8]]) throws -> Void
  ) -> [BenchmarkCase] {
    let measure = { @Sendable () throws -> (times: [Double], size: Double) in
      var generator = PayloadGenerator()
      let lines = (0..<count).map { _ in Array(generator.payload().utf8) }
      let size = Double(lines.reduce(0) { $0 + $1.count }) / Double(count)
      return (try Stopwatch.nanoseconds(per: count) { try body(lines) }, size)
    }
    return [
      BenchmarkCase(name, in: .nanoseconds) { try measure().times },
      BenchmarkCase(name + ", bytes", in: .megabytesPerSecond) {
        let (times, size) = try measure()
        return times.map { size / $0 * 1000 }
      },
    ]
  }
}
