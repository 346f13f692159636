import PushRules
import PushTestSupport

extension TableTests {
  /// To which part of the app the push is handed.
  static let arrivalRecipient = TableCases(.arrivalRecipient, from: .alertInFront).rows([
    ArrivalRecipient.pushKit: [.init("arrival-recipient.pushkit", .voip)],
    .foreground: [
      .init("arrival-recipient.foreground"),
      .init("arrival-recipient.foreground-in-simulator", .environment(.simulator)),
      .init(
        "arrival-recipient.content-available-in-simulator",
        .payload(.mixed),
        .environment(.simulator)
      ),
    ],
    .nobody: [
      .init("arrival-recipient.no-method", .without(.didReceive, .didReceiveFetch)),
      .init("arrival-recipient.not-handed-over", .pushType(.background)),
      .init("arrival-recipient.framework", .state(.background), .liveActivity(.start)),
      .init("arrival-recipient.nobody", .state(.background)),
    ],
    .background: [.init("arrival-recipient.background", .state(.background), .payload(.mixed))],
  ])
}
