import PushRules
import PushTestSupport

extension TableTests {
  /// Which of the old methods takes an action button.
  static let actionHandler = TableCases(.actionHandler, from: .oldButton).rows([
    ActionHandler.nobody: [
      .init("action-handler.before-8", .iOS(7)),
      .init("action-handler.nobody-8", .iOS(8), .without(.handleAction)),
      .init("action-handler.nobody", .without(.handleAction, .handleActionResponse)),
    ],
    .plain: [
      .init("action-handler.handle-action-8", .iOS(8)),
      .init("action-handler.handle-action", .without(.handleActionResponse)),
    ],
    .withResponse: [
      .init("action-handler.handle-action-response", .without(.handleAction)),
      .init("action-handler.both"),
    ],
  ])
}
