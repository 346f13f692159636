import PushRules
import PushTestSupport

extension TableTests {
  /// Where the app is when the user acts.
  static let placeAtResponse = TableCases(.placeAtResponse, from: .silentPush).rows([
    PlaceAtResponse.foreground: [.init("place-at-response.foreground", .state(.active))],
    .background: [.init("place-at-response.background")],
    .launchedByPush: [.init("place-at-response.launched", .state(.ended))],
    .gone: [
      .init("place-at-response.gone", .state(.quit)),
      .init("place-at-response.unlocked-since", .lockedSinceReboot),
    ],
  ])
}
