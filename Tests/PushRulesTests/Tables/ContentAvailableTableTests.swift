import PushRules
import PushTestSupport

extension TableTests {
  /// Whether `content-available` counts as set.
  static let contentAvailable = TableCases(.contentAvailable, from: .silentPush).rows([
    Presence.present: [
      .init("content-available.1"),
      .init("content-available.true", .contentAvailable(.boolean)),
      .init("content-available.undocumented", .contentAvailable(.undocumented)),
    ],
    .absent: [
      .init("content-available.absent", .payload(.empty)),
      .init("content-available.0", .contentAvailable(.zero)),
      .init("content-available.unreadable", .contentAvailable(.unreadable)),
      .init("content-available.misplaced", .contentAvailable(.misplaced)),
    ],
  ])
}
