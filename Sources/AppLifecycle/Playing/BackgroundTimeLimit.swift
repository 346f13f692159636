public import PushRules

/// How long a background task may run.
public struct BackgroundTimeLimit: Hashable, Sendable {
  /// The first version that it counts for.
  public let since: SystemVersion
  /// The limit, in seconds.
  public let seconds: Int
  /// What it rests on.
  public let citations: [String]

  /// The limits, oldest first; observed, and not promised by Apple.
  public static let all = [
    BackgroundTimeLimit(since: .iOS(4, 0), seconds: 600, citations: ["L-10", "T-B1", "S3-26"]),
    BackgroundTimeLimit(since: .iOS(7, 0), seconds: 180, citations: ["L-10", "T-B1"]),
    BackgroundTimeLimit(since: .iOS(13, 0), seconds: 30, citations: ["L-10", "T-B1"]),
  ]

  /// The limit on a version of iOS, in seconds, or nil before iOS 4.
  public static func seconds(on system: SystemVersion) -> Int? {
    all.last { $0.since <= system }?.seconds
  }
}
