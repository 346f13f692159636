import PushRules
import PushTestSupport

extension TableTests {
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
}
