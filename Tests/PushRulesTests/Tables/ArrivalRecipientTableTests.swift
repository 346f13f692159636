import PushRules
import PushTestSupport

extension TableTests {
  /// To which part of the app the push is handed.
  static let arrivalRecipient = TableCases(.arrivalRecipient, from: .alertInFront).rows([
    ArrivalRecipient.pushKit: [
      .init("arrival-recipient.pushkit", .voip),
      .init("arrival-recipient.registry-late-in-time", .voip, .pushRegistry(.late)),
    ],
    .foreground: [
      .init("arrival-recipient.foreground"),
      .init("arrival-recipient.foreground-in-simulator", .environment(.simulator)),
    ],
    .nobody: [
      .init("arrival-recipient.registry-late", .voip, .state(.ended), .pushRegistry(.late)),
      .init("arrival-recipient.no-registry", .voip, .pushRegistry(nil)),
      .init("arrival-recipient.no-pushkit-method", .voip, .without(.didReceiveIncomingPush)),
      .init("arrival-recipient.no-method", .without(.didReceive, .didReceiveFetch)),
      .init("arrival-recipient.not-handed-over", .pushType(.background)),
      .init("arrival-recipient.framework", .state(.background), .liveActivity(.start)),
      .init("arrival-recipient.nobody", .state(.background)),
    ],
    .background: [.init("arrival-recipient.background", .state(.background), .payload(.mixed))],
  ])
}
