import PushRules
import PushTestSupport

extension TableTests {
  /// Whether `content-available` gets the app background time.
  static let backgroundTime = TableCases(.backgroundTime, from: .silentPush).rows([
    Gate.closed: [
      .init("background-time.not-admitted", .pushType(.alert)),
      .init("background-time.not-requested", .priority(.ten)),
      .init("background-time.not-configured", .iOS(6)),
      .init("background-time.device-refuses", .state(.quit)),
    ],
    .open: [.init("background-time.granted")],
  ])
}
