import Foundation

/// How much the tests try that try at random: all where `PUSHROUTE_SWEEP` is set, as in `.ci/run`.
public enum Sweep: Sendable {
  /// Whether everything is tried.
  public static let isWhole = ProcessInfo.processInfo.environment["PUSHROUTE_SWEEP"] != nil

  /// The number of trials: a tenth where not everything is tried.
  public static func count(_ whole: Int) -> Int { isWhole ? whole : whole / 10 }
}
