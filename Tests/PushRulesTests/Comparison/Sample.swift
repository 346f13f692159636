import PushTestSupport

/// How many situations the tests about many situations check.
enum Sample {
  /// The number of random situations of the whole space.
  static let count = Sweep.isWhole ? 100_000 : 150
  /// The number of small spaces that are checked whole.
  static let spaceCount = Sweep.isWhole ? 3 : 1
  /// The number of situations of a small space.
  static let spaceSize = Sweep.isWhole ? 20_000 : 150
}
