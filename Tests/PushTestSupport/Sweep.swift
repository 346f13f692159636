import Foundation

/// How much the tests try that try at random: all where `PUSHROUTE_SWEEP` is set, as in `.ci/run`.
public enum Sweep: Sendable {
  /// Whether everything is tried.
  public static let isWhole = ProcessInfo.processInfo.environment["PUSHROUTE_SWEEP"] != nil

  /// The number of trials: a tenth where not everything is tried.
  public static func count(_ whole: Int) -> Int { isWhole ? whole : whole / 10 }

  /// All of some trials; one in `count` of them where not everything is tried.
  public static func of<Trial>(_ trials: [Trial], oneIn count: Int) -> [Trial] {
    isWhole ? trials : stride(from: 0, to: trials.count, by: count).map { trials[$0] }
  }
}
