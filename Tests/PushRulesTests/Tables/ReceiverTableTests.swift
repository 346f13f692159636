import PushRules
import PushTestSupport

extension TableTests {
  /// Who can decide what a push shows in the foreground.
  static let foregroundPresenter = TableCases(.foregroundPresenter, from: .alertInFront).rows([
    ForegroundPresenter.tooOld: [.init("foreground-presenter.before-10", .iOS(9))],
    .nobody: [.init("foreground-presenter.no-delegate", .delegate(nil))],
    .answers: [.init("foreground-presenter.will-present")],
    .lacking: [.init("foreground-presenter.no-will-present", .without(.willPresent))],
  ])

  /// Whether the system launches the app.
  static let launchability = TableCases(.launchability, from: .coldTap).rows([
    Launchability.launches: [
      .init("launchability.before-27", .iOS(26)),
      .init("launchability.with-scenes", .scenes),
      .init("launchability.with-old-sdk"),
    ],
    .fails: [.init("launchability.fails", .sdk(27))],
  ])

  /// The life cycle in effect.
  static let lifecycleInEffect = TableCases(.lifecycleInEffect, from: .silentPush).rows([
    Lifecycle.app: [
      .init("life-cycle-in-effect.app-before-13", .iOS(12)),
      .init("life-cycle-in-effect.app"),
    ],
    .scene: [.init("life-cycle-in-effect.scene", .scenes)],
  ])

  /// Which of PushKit's methods takes a call.
  static let pushKitMethod = TableCases(.pushKitMethod, from: .call).rows([
    PushKitMethod.withMetadata: [
      .init("pushkit-method.with-metadata", .with(.didReceiveIncomingVoIPPush))
    ],
    .plain: [
      .init("pushkit-method.plain"),
      .init("pushkit-method.plain-before-26-4", .iOS(26, 3)),
    ],
    .nobody: [
      .init("pushkit-method.nobody", .without(.didReceiveIncomingPush)),
      .init(
        "pushkit-method.nobody-before-26-4",
        .iOS(26, 3),
        .without(.didReceiveIncomingPush),
        .with(.didReceiveIncomingVoIPPush)
      ),
    ],
  ])

  /// Who takes a push of this push type.
  static let recipient = TableCases(.recipient, from: .silentPush).rows([
    Recipient.app: [
      .init("recipient.app"),
      .init("recipient.app-with-event", .liveActivity(.update), .pushType(.alert)),
      .init("recipient.type-missing-before-13", .iOS(12), .pushType(.missing)),
      .init("recipient.type-missing", .pushType(.missing)),
    ],
    .activityKit: [.init("recipient.liveactivity-start", .liveActivity(.start), .pushType(nil))],
    .pushKit: [
      .init("recipient.voip", .pushType(.voip)),
      .init("recipient.complication-before-13", .iOS(12), .pushType(.complication)),
    ],
    .locationExtension: [.init("recipient.location", .pushType(.location))],
    .pushToTalk: [.init("recipient.pushtotalk", .pushType(.pushToTalk))],
    .fileProviderExtension: [.init("recipient.fileprovider", .pushType(.fileProvider))],
    .watchComplication: [.init("recipient.complication", .pushType(.complication))],
    .deviceManagement: [.init("recipient.mdm", .pushType(.mdm))],
    .widgetExtension: [
      .init("recipient.liveactivity", .liveActivity(.update), .pushType(nil)),
      .init("recipient.liveactivity-no-event", .pushType(.liveActivity)),
      .init("recipient.widgets", .pushType(.widgets)),
      .init("recipient.controls", .pushType(.controls)),
    ],
    .nobody: [
      .init("recipient.voip-before-8", .iOS(7), .pushType(.voip)),
      .init("recipient.complication-before-9", .iOS(8), .pushType(.complication)),
      .init("recipient.location-before-15", .iOS(14), .pushType(.location)),
      .init("recipient.location-without-always", .pushType(.location), .positionInUse),
      .init("recipient.pushtotalk-before-16", .iOS(15), .pushType(.pushToTalk)),
      .init("recipient.fileprovider-before-11", .iOS(10), .pushType(.fileProvider)),
      .init("recipient.liveactivity-before-16-1", .iOS(15), .liveActivity(.update)),
      .init("recipient.liveactivity-no-event-before-16-1", .iOS(15), .pushType(.liveActivity)),
      .init("recipient.liveactivity-start-before-17-2", .iOS(17, 1), .liveActivity(.start)),
      .init("recipient.widgets-before-26", .iOS(18), .pushType(.widgets)),
      .init("recipient.controls-before-18", .iOS(17), .pushType(.controls)),
    ],
  ])

  /// Which of the two methods for remote notifications is the one to call.
  static let remoteNotificationMethod = TableCases(.remoteNotificationMethod, from: .silentPush)
    .rows([
      RemoteNotificationMethod.fetch: [.init("remote-notification-method.fetch")],
      .didReceive: [
        .init("remote-notification-method.did-receive-before-7", .iOS(6)),
        .init("remote-notification-method.did-receive", .without(.didReceiveFetch)),
      ],
      .nobody: [
        .init("remote-notification-method.nobody-before-7", .iOS(6), .without(.didReceive)),
        .init("remote-notification-method.nobody", .without(.didReceive, .didReceiveFetch)),
      ],
    ])
}
