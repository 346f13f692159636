import PushRules
import PushTestSupport

extension TableTests {
  /// Which method for remote notifications a tap falls back to.
  static let tapFallback = TableCases(.tapFallback, from: .coldTap).rows([
    RemoteNotificationMethod.fetch: [
      .init("tap-fallback.fetch"),
      .init("tap-fallback.fetch-late-delegate", .delegate(.late)),
    ],
    .didReceive: [
      .init("tap-fallback.did-receive", .iOS(6), .state(.active)),
      .init("tap-fallback.10-0-did-receive-instead-of-fetch", .iOS(10, 0)),
      .init("tap-fallback.10-0-did-receive", .iOS(10, 0), .without(.didReceiveFetch)),
    ],
    .nobody: [
      .init("tap-fallback.did-receive-cold", .iOS(6)),
      .init("tap-fallback.nobody", .without(.didReceive, .didReceiveFetch)),
      .init("tap-fallback.10-0-fetch", .iOS(10, 0), .without(.didReceive)),
    ],
  ])
}
