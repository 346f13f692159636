import PushRules
import PushTestSupport

extension TableTests {
  /// Whether the app is built to take background time.
  static let configuration = TableCases(.configuration, from: .silentPush).rows([
    Gate.closed: [
      .init("configuration.before-7", .iOS(6)),
      .init("configuration.did-receive-only", .without(.didReceiveFetch)),
      .init("configuration.no-method", .without(.didReceive, .didReceiveFetch)),
      .init("configuration.no-background-mode", .backgroundModes([])),
    ],
    .open: [.init("configuration.complete")],
  ])
}
