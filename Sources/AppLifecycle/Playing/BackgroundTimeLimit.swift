internal import PushRules

/// How long background tasks may run: observed, not promised by Apple (L-10, T-B1).
struct BackgroundTimeLimit: Hashable, Sendable {
  let since: SystemVersion
  let seconds: Int

  private static let all = [
    BackgroundTimeLimit(since: .iOS(4, 0), seconds: 600),
    BackgroundTimeLimit(since: .iOS(7, 0), seconds: 180),
    BackgroundTimeLimit(since: .iOS(13, 0), seconds: 30),
  ]

  /// The limit on a version of iOS, in seconds, or nil before iOS 4.
  static func seconds(on system: SystemVersion) -> Int? {
    all.last { $0.since <= system }?.seconds
  }
}
