import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the system launches the app.
  static let launchability = TableCases(.launchability, from: .coldTap).rows([
    Launchability.launches: [
      .init("launchability.before-27", .iOS(26)),
      .init("launchability.with-scenes", .scenes),
      .init("launchability.with-old-sdk"),
    ],
    .fails: [.init("launchability.fails", .sdk(27))],
  ])
}
