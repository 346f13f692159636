import PushRules
import PushTestSupport

extension TableTests {
  /// What the user gets to see or hear.
  static let presentation = TableCases(.presentation, from: .alert).rows([
    Presentation.nothing: [
      .init("presentation.sound-since-13", .payload(.sound)),
      .init(
        "presentation.provisional-without-alert",
        .payload(.badge),
        .authorization(.provisional)
      ),
      .init("presentation.reload-never-launched", .pushType(.widgets), .state(.neverLaunched)),
      .init("presentation.activity-never-launched", .liveActivity(.update), .state(.neverLaunched)),
      .init("presentation.foreground-not-asked", .state(.active), .payload(.sound), .stylesOff),
      .init("presentation.none", .payload(.empty)),
      .init("presentation.foreground-no-will-present", .state(.active), .without(.willPresent)),
      .init("presentation.foreground-no-delegate", .state(.active), .delegate(nil)),
      .init("presentation.foreground-before-10", .iOS(9), .state(.active)),
    ],
    .activityStarted: [
      .init("presentation.activity-started", .liveActivity(.start)),
      .init("presentation.activity-started-after-end", .liveActivity(.start), .state(.rebooted)),
    ],
    .activityUpdated: [
      .init("presentation.activity-updated", .liveActivity(.update)),
      .init("presentation.activity-updated-after-end", .liveActivity(.update), .lockedSinceReboot),
    ],
    .activityEnded: [
      .init("presentation.activity-ended", .liveActivity(.end)),
      .init("presentation.activity-ended-after-end", .liveActivity(.end), .state(.quit)),
    ],
    .widgetsReloaded: [
      .init("presentation.widgets", .pushType(.widgets)),
      .init("presentation.widgets-after-end", .pushType(.widgets), .state(.quit)),
    ],
    .controlsReloaded: [
      .init("presentation.controls", .pushType(.controls)),
      .init("presentation.controls-after-end", .pushType(.controls), .state(.rebooted)),
    ],
    .unknown: [
      .init("presentation.activity-without-event", .pushType(.liveActivity)),
      .init("presentation.activity-without-app", .liveActivity(.start), .state(.quit)),
      .init("presentation.first-unlock-without-alert", .payload(.badge), .lockedSinceReboot),
      .init("presentation.unknown", .pushType(.location)),
      .init("presentation.first-unlock-before-10", .iOS(9), .lockedSinceReboot),
    ],
    .willPresent: [
      .init("presentation.app-decides", .state(.active)),
      .init("presentation.provisional-foreground", .state(.active), .authorization(.provisional)),
      .init(
        "presentation.provisional-foreground-before-14",
        .iOS(13),
        .state(.active),
        .authorization(.provisional)
      ),
    ],
    .historyOnly: [.init("presentation.provisional", .authorization(.provisional))],
    .shown: [
      .init("presentation.first-unlock", .lockedSinceReboot),
      .init("presentation.shown"),
      .init("presentation.shown-after-force-quit", .state(.quit)),
    ],
    .badge: [.init("presentation.badge", .payload(.badge), .sound(.present))],
    .sound: [.init("presentation.sound", .iOS(12), .payload(.sound))],
  ])

  /// Whether the push has something to show and may show it.
  static let showing = TableCases(.showing, from: .alert).rows([
    Gate.closed: [
      .init("showing.empty", .payload(.empty)),
      .init("showing.other-receiver", .pushType(.voip)),
      .init("showing.never-launched", .state(.neverLaunched)),
      .init("showing.denied", .denied),
      .init("showing.alert-styles-off", .stylesOff),
      .init("showing.typed-background", .pushType(.background)),
    ],
    .open: [.init("showing.has-content")],
  ])

  /// Whether `willPresent` is asked.
  static let willPresentCall = TableCases(.willPresentCall, from: .alertInFront).rows([
    WillPresentCall.asked: [
      .init("will-present-call.asked"),
      .init("will-present-call.asked-provisional", .authorization(.provisional)),
      .init("will-present-call.asked-without-alert", .payload(.sound)),
    ],
    .skipped: [.init("will-present-call.not-asked", .iOS(9))],
  ])

  /// Whether `willPresent` can be asked.
  static let willPresentPermit = TableCases(.willPresentPermit, from: .alertInFront).rows([
    Gate.closed: [
      .init("will-present-permit.nothing-to-ask", .payload(.empty)),
      .init("will-present-permit.other-receiver", .pushType(.voip)),
      .init("will-present-permit.typed-background", .pushType(.background)),
      .init("will-present-permit.not-in-foreground", .state(.background)),
      .init("will-present-permit.before-10", .iOS(9)),
      .init("will-present-permit.no-delegate", .delegate(nil)),
      .init("will-present-permit.no-will-present", .without(.willPresent)),
      .init("will-present-permit.denied", .denied),
      .init("will-present-permit.alert-styles-off", .stylesOff),
    ],
    .open: [.init("will-present-permit.may-ask")],
  ])
}
