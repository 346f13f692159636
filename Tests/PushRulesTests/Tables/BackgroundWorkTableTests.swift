import PushRules
import PushTestSupport

extension TableTests {
  /// What the push has for an app that is not in the foreground.
  static let backgroundWork = TableCases(.backgroundWork, from: .silentPush).rows([
    BackgroundWork.pushKit: [.init("background-work.call", .voip)],
    .silentPush: [.init("background-work.background")],
    .framework: [.init("background-work.framework", .liveActivity(.start))],
    .nothing: [.init("background-work.nothing", .payload(.alert))],
  ])
}
