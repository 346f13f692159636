/// Measures time, several times over.
enum Stopwatch {
  private static let sampleCount = 7

  /// Measures the nanoseconds that one of many things takes, over all of them.
  ///
  /// - Parameters:
  ///   - count: How many things the body does.
  ///   - body: Does them, and leaves the compiler no work to leave out.
  /// - Returns: A figure for each run.
  static func nanoseconds(per count: Int, _ body: () throws -> Void) rethrows -> [Double] {
    try body()
    return try (0..<sampleCount).map { _ in
      let time = try ContinuousClock().measure { try body() }
      return time / .nanoseconds(1) / Double(count)
    }
  }

  /// Takes a value so that the compiler cannot leave out the work behind it.
  @inline(never) @_optimize(none)
  static func keep(_ value: Int) {}
}
