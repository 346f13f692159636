import PushRules
import PushTestSupport

extension TableTests {
  /// What launches the app.
  static let launchCause = TableCases(.launchCause, from: .coldTap).rows([
    LaunchCause.push: [.init("launch-cause.push", .contentAvailable(.one))],
    .call: [.init("launch-cause.voip", .voip)],
    .framework: [.init("launch-cause.framework", .liveActivity(.start))],
    .nobody: [
      .init("launch-cause.running-already", .state(.active)),
      .init("launch-cause.nobody", .sdk(27)),
      .init("launch-cause.dismissal-launches-nothing", .iOS(9), .then(.dismiss)),
    ],
    .icon: [.init("launch-cause.icon", .then(.icon))],
    .tap: [.init("launch-cause.tap")],
    .foregroundAction: [.init("launch-cause.foreground-action", .then(.foregroundAction))],
    .action: [
      .init("launch-cause.action", .then(.action)),
      .init("launch-cause.action-after-force-quit", .state(.quit), .then(.action)),
      .init(
        "launch-cause.action-after-force-quit-before-10",
        .iOS(9),
        .state(.quit),
        .then(.action),
        .with(.handleAction)
      ),
      .init("launch-cause.unheard-action", .iOS(9), .then(.action)),
    ],
    .dismissal: [.init("launch-cause.dismissal", .then(.dismiss), .customDismiss)],
  ])
}
