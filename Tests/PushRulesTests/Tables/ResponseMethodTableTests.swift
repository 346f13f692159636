import PushRules
import PushTestSupport

extension TableTests {
  /// Who takes what the user does.
  static let responseMethod = TableCases(.responseMethod, from: .coldTap).rows([
    ResponseMethod.nobody: [
      .init("response-method.reaches-nobody", .sdk(27)),
      .init("response-method.icon-cold", .then(.icon)),
      .init("response-method.icon-resume", .state(.suspended), .then(.icon)),
      .init("response-method.dismissal-before-10", .iOS(9), .then(.dismiss)),
      .init("response-method.dismissal-without-category", .payload(.alert), .then(.dismiss)),
      .init("response-method.dismissal-without-option", .then(.dismiss)),
      .init("response-method.dismissal-unheard", .then(.dismiss), .delegate(.late)),
      .init("response-method.tap-late-delegate-scene", .delegate(.late), .scenes),
      .init("response-method.tap-scene", .delegate(nil), .scenes),
      .init("response-method.tap-scene-no-method", .without(.didReceiveResponse), .scenes),
      .init("response-method.action-unheard", .iOS(9), .then(.action)),
    ],
    .delegate: [
      .init("response-method.dismissal", .then(.dismiss), .customDismiss),
      .init("response-method.tap"),
      .init("response-method.action", .then(.action)),
    ],
    .tapFallback: [
      .init("response-method.tap-before-10", .iOS(9)),
      .init("response-method.tap-no-delegate", .delegate(nil)),
      .init("response-method.tap-no-method-10-0", .iOS(10, 0), .without(.didReceiveResponse)),
      .init("response-method.tap-no-method", .without(.didReceiveResponse)),
      .init("response-method.tap-late-delegate", .delegate(.late)),
    ],
    .actionHandler: [
      .init("response-method.action-before-10", .iOS(9), .then(.action), .with(.handleAction)),
      .init(
        "response-method.action-after-force-quit-before-10",
        .iOS(9),
        .state(.quit),
        .then(.action),
        .with(.handleAction)
      ),
      .init(
        "response-method.action-fallback",
        .then(.action),
        .with(.handleAction),
        .delegate(.late)
      ),
    ],
  ])
}
