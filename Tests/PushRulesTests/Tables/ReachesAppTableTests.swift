import PushRules
import PushTestSupport

extension TableTests {
  /// Whether what the user does reaches the app.
  static let reachesApp = TableCases(.reachesApp, from: .coldTap).rows([
    Gate.closed: [
      .init("reaches-app.impossible", .then(nil)),
      .init("reaches-app.fails", .sdk(27)),
    ],
    .open: [.init("reaches-app.reaches")],
  ])
}
