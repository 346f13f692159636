import Foundation

/// How much the tests try that try at random: a sample, or everything where `PUSHROUTE_SWEEP` is set.
///
/// Everything wants an optimised build: `.ci/night` asks for it.
public enum Sweep: Sendable {
  /// Whether everything is tried.
  public static let isWhole = ProcessInfo.processInfo.environment["PUSHROUTE_SWEEP"] != nil

  /// The number of trials: one in 25 where not everything is tried.
  public static func count(_ whole: Int) -> Int { isWhole ? whole : whole / 25 }

  /// All of some trials; one in `count` of them where not everything is tried.
  public static func of<Trial>(_ trials: [Trial], oneIn count: Int) -> [Trial] {
    isWhole ? trials : stride(from: 0, to: trials.count, by: count).map { trials[$0] }
  }
}
