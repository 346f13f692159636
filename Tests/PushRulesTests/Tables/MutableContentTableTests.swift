import PushRules
import PushTestSupport

extension TableTests {
  /// Whether `mutable-content` counts as set.
  static let mutableContent = TableCases(.mutableContent, from: .mutableAlert).rows([
    Presence.present: [
      .init("mutable-content.1"),
      .init("mutable-content.true", .mutableContent(.boolean)),
      .init("mutable-content.undocumented", .mutableContent(.undocumented)),
    ],
    .absent: [
      .init("mutable-content.absent", .payload(.alert)),
      .init("mutable-content.0", .mutableContent(.zero)),
      .init("mutable-content.unreadable", .mutableContent(.unreadable)),
      .init("mutable-content.misplaced", .mutableContent(.misplaced)),
    ],
  ])
}
