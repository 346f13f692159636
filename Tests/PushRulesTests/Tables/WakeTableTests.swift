import PushRules
import PushTestSupport

extension TableTests {
  /// What the push does to the process of the app.
  static let wake = TableCases(.wake, from: .silentPush).rows([
    Wake.running: [
      .init("wake.foreground", .state(.active)),
      .init("wake.background", .state(.background)),
    ],
    .nothing: [
      .init("wake.none", .payload(.alert)),
      .init("wake.launch-fails", .state(.ended), .sdk(27)),
    ],
    .resumed: [.init("wake.resumed")],
    .launched: [
      .init("wake.launched", .state(.ended)),
      .init("wake.launched-after-reboot-before-12", .iOS(11), .state(.rebooted)),
      .init("wake.launched-after-crash", .state(.crashed)),
      .init("wake.launched-after-reboot", .state(.rebooted)),
      .init("wake.framework-launch", .state(.rebooted), .liveActivity(.start)),
      .init("wake.call-after-reboot", .state(.rebooted), .voip),
      .init("wake.call-after-force-quit", .iOS(12), .state(.quit), .voip),
      .init("wake.call-after-force-quit-since-13", .state(.quit), .voip),
    ],
  ])
}
