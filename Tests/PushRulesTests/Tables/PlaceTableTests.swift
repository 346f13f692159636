import PushRules
import PushTestSupport

extension TableTests {
  /// Where the app is when the push arrives.
  static let place = TableCases(.place, from: .silentPush).rows([
    Place.foreground: [
      .init("place.active", .state(.active)),
      .init("place.inactive", .state(.inactive)),
    ],
    .background: [.init("place.background")],
    .notRunning: [.init("place.not-running", .state(.ended))],
  ])
}
