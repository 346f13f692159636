import PushRules
import PushTestSupport

extension TableTests {
  /// Whether ActivityKit or Push to Talk gives the app time.
  static let frameworkTime = TableCases(.frameworkTime, from: .silentPush).rows([
    Gate.closed: [
      .init("framework-time.other-push"),
      .init("framework-time.no-push-to-talk-mode", .pushType(.pushToTalk)),
      .init(
        "framework-time.no-channel",
        .pushType(.pushToTalk),
        .backgroundModes([.pushToTalk]),
        .noChannel
      ),
      .init("framework-time.never-launched", .state(.neverLaunched), .liveActivity(.start)),
      .init("framework-time.first-unlock", .lockedSinceReboot, .liveActivity(.start)),
      .init("framework-time.start-after-force-quit", .state(.quit), .liveActivity(.start)),
      .init(
        "framework-time.talk-after-force-quit",
        .state(.quit),
        .pushType(.pushToTalk),
        .backgroundModes([.pushToTalk])
      ),
    ],
    .open: [.init("framework-time.granted", .liveActivity(.start))],
  ])
}
