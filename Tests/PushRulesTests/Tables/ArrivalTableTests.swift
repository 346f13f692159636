import PushRules
import PushTestSupport

extension TableTests {
  /// Which method takes the push, besides `willPresent`.
  static let arrivalMethod = TableCases(.arrivalMethod, from: .alertInFront).rows([
    ArrivalMethod.pushKit: [.init("arrival-method.pushkit", .voip)],
    .nobody: [
      .init("arrival-method.nothing", .state(.background)),
      .init("arrival-method.will-present-only"),
      .init("arrival-method.scene-no-delegate", .delegate(nil), .scenes),
      .init("arrival-method.scene-no-will-present", .without(.willPresent), .scenes),
      .init("arrival-method.foreground-empty-scene", .payload(.empty), .scenes),
    ],
    .remoteNotificationMethod: [
      .init("arrival-method.background-fetch", .state(.background), .payload(.mixed)),
      .init(
        "arrival-method.background-fetch-scene",
        .state(.background),
        .payload(.mixed),
        .scenes
      ),
      .init("arrival-method.foreground-before-10", .iOS(9)),
      .init("arrival-method.foreground-silent", .payload(.silent)),
      .init(
        "arrival-method.foreground-silent-did-receive",
        .payload(.silent),
        .without(.didReceiveFetch)
      ),
      .init("arrival-method.beside-will-present", .payload(.mixed)),
      .init(
        "arrival-method.beside-will-present-did-receive",
        .payload(.mixed),
        .without(.didReceiveFetch)
      ),
      .init("arrival-method.foreground-content-available", .payload(.mixed), .delegate(nil)),
      .init("arrival-method.foreground-content-available-denied", .payload(.mixed), .denied),
      .init("arrival-method.foreground-no-delegate", .delegate(nil)),
      .init("arrival-method.foreground-no-will-present", .without(.willPresent)),
      .init("arrival-method.foreground-empty", .payload(.empty)),
    ],
  ])

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
