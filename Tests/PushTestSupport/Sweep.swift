import Foundation

/// How much the tests try that try at random: all where `PUSHROUTE_SWEEP` is set, as in `.ci/run`.
public enum Sweep: Sendable {
  /// Whether everything is tried, also where a number of situations is asked for.
  public static let isWhole = ["PUSHROUTE_SWEEP", "PUSHROUTE_SITUATIONS"]
    .contains { ProcessInfo.processInfo.environment[$0] != nil }

  /// The number of trials: one in 25 where not everything is tried.
  public static func count(_ whole: Int) -> Int { isWhole ? whole : whole / 25 }

  /// All of some trials; one in `count` of them where not everything is tried.
  public static func of<Trial>(_ trials: [Trial], oneIn count: Int) -> [Trial] {
    isWhole ? trials : stride(from: 0, to: trials.count, by: count).map { trials[$0] }
  }
}
