import PushRules
import PushTestSupport

extension TableTests {
  /// Which of the two methods for remote notifications is the one to call.
  static let remoteNotificationMethod = TableCases(.remoteNotificationMethod, from: .silentPush)
    .rows([
      RemoteNotificationMethod.fetch: [.init("remote-notification-method.fetch")],
      .didReceive: [
        .init("remote-notification-method.did-receive-before-7", .iOS(6)),
        .init("remote-notification-method.did-receive", .without(.didReceiveFetch)),
      ],
      .nobody: [
        .init("remote-notification-method.nobody-before-7", .iOS(6), .without(.didReceive)),
        .init("remote-notification-method.nobody", .without(.didReceive, .didReceiveFetch)),
      ],
    ])
}
