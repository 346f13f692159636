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

  /// What the push leaves the user to act on.
  static let actionableNotification = TableCases(.actionableNotification, from: .alertInFront).rows(
    [
      ActionableNotification.nothing: [
        .init("actionable-notification.nothing", .without(.willPresent)),
        .init("actionable-notification.no-notification", .state(.background), .payload(.badge)),
        .init("actionable-notification.reload", .pushType(.widgets)),
      ],
      .notification: [.init("actionable-notification.notification", .state(.background))],
      .banner: [.init("actionable-notification.banner")],
    ])

  /// Whether the user's action brings the app to the foreground.
  static let comesForward = TableCases(.comesForward, from: .coldTap).rows([
    Gate.closed: [
      .init("comes-forward.stays", .sdk(27)),
      .init("comes-forward.stays-in-background", .then(.action)),
    ],
    .open: [.init("comes-forward.comes")],
  ])

  /// The state of the app when all handlers have returned.
  static let finalState = TableCases(.finalState, from: .oldButton).rows([
    FinalState.active: [
      .init("final-state.ends-active", .then(.icon)),
      .init("final-state.stays-active", .state(.active)),
    ],
    .inactive: [.init("final-state.stays-inactive", .state(.inactive))],
    .background: [
      .init("final-state.ends-in-background", .state(.background)),
      .init("final-state.debugger", .environment(.debugger)),
      .init("final-state.debugger-after-action", .state(.ended), .environment(.debugger)),
    ],
    .suspended: [
      .init("final-state.ends-suspended"),
      .init("final-state.suspended-after-push", .state(.ended), .contentAvailable(.one)),
      .init("final-state.suspended-after-action", .state(.ended)),
    ],
    .notRunning: [.init("final-state.stays-not-running", .state(.neverLaunched))],
  ])

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

  /// Whether the user can do this.
  static let opportunity = TableCases(.opportunity, from: .oldButton).rows([
    Gate.closed: [
      .init("opportunity.nothing", .then(nil)),
      .init("opportunity.icon-of-active-app", .state(.active), .then(.icon)),
      .init("opportunity.other-receiver", .pushType(.mdm)),
      .init("opportunity.silent", .alert(.absent), beside: "opportunity.not-shown"),
      .init("opportunity.no-alert", .alert(.absent), .sound(.present)),
      .init("opportunity.not-shown", .state(.active)),
      .init("opportunity.actions-before-8", .iOS(7)),
      .init("opportunity.text-before-9", .iOS(8), .then(.textAction)),
      .init("opportunity.no-category", .payload(.alert)),
      .init("opportunity.authentication-pending", .authenticationPending),
    ],
    .open: [.init("opportunity.possible")],
  ])

  /// Whether what the user does reaches the app.
  static let reachesApp = TableCases(.reachesApp, from: .coldTap).rows([
    Gate.closed: [
      .init("reaches-app.impossible", .then(nil)),
      .init("reaches-app.fails", .sdk(27)),
    ],
    .open: [.init("reaches-app.reaches")],
  ])

  /// Who can take the user's response.
  static let responseDelegate = TableCases(.responseDelegate, from: .coldTap).rows([
    ResponseDelegate.tooOld: [.init("response-delegate.before-10", .iOS(9))],
    .nobody: [.init("response-delegate.no-delegate", .delegate(nil))],
    .lacking: [.init("response-delegate.no-did-receive-response", .without(.didReceiveResponse))],
    .answers: [
      .init("response-delegate.responds"),
      .init("response-delegate.late-in-time", .voip, .delegate(.late)),
    ],
    .tooLate: [.init("response-delegate.late", .delegate(.late))],
  ])

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

  /// Which method for remote notifications a tap falls back to.
  static let tapFallback = TableCases(.tapFallback, from: .coldTap).rows([
    RemoteNotificationMethod.fetch: [
      .init("tap-fallback.fetch"),
      .init("tap-fallback.fetch-late-delegate", .delegate(.late)),
    ],
    .didReceive: [
      .init("tap-fallback.did-receive", .iOS(6), .state(.active)),
      .init("tap-fallback.10-0-did-receive-instead-of-fetch", .iOS(10, 0)),
      .init("tap-fallback.10-0-did-receive", .iOS(10, 0), .without(.didReceiveFetch)),
    ],
    .nobody: [
      .init("tap-fallback.did-receive-cold", .iOS(6)),
      .init("tap-fallback.nobody", .without(.didReceive, .didReceiveFetch)),
      .init("tap-fallback.10-0-fetch", .iOS(10, 0), .without(.didReceive)),
    ],
  ])
}
