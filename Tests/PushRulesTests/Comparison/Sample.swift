import Foundation

/// How many situations the tests about many situations check.
enum Sample {
  /// The number of random situations that the environment asks for, or nil.
  static let asked =
    ProcessInfo.processInfo.environment["PUSHROUTE_SITUATIONS"].flatMap(Int.init)
  /// The number of random situations of the whole space.
  static let count = asked ?? 150
  /// The number of small spaces that are checked whole.
  static let spaceCount = asked == nil ? 1 : 3
  /// The number of situations of a small space.
  static let spaceSize = asked == nil ? 150 : 20_000
}
