/// What the user does after the push has arrived.
///
/// Nil is no action.
public enum UserAction: UInt8, ColumnValue {
  /// Taps the icon of the app.
  case icon
  /// Taps the notification.
  case notification
  /// Chooses an action that leaves the app in the background.
  case action
  /// Chooses an action that brings the app to the foreground.
  case foregroundAction
  /// Chooses an action that takes text.
  case textAction
  /// Dismisses the notification.
  case dismiss

  /// The word of the command line.
  public var name: String {
    ["icon", "notification", "action", "foreground-action", "text-action", "dismiss"][place]
  }
}

// Four inputs that keep a push, or an action, from the app.

/// Whether the system lets a silent push through, or its budget is spent.
public enum PushBudget: UInt8, ColumnValue {
  case left, spent

  /// The word of the command line.
  public var name: String { self == .left ? "left" : "spent" }
}

/// Whether the system still delivers VoIP pushes, or blocks them after unreported calls.
public enum CallReporting: UInt8, ColumnValue {
  case allowed, blocked

  /// The word of the command line.
  public var name: String { self == .allowed ? "allowed" : "blocked" }
}

/// Whether an action with `authenticationRequired` waits for the device to be unlocked.
public enum ActionAuthentication: UInt8, ColumnValue {
  case done, pending

  /// The word of the command line.
  public var name: String { self == .done ? "done" : "pending" }
}

/// When the user lets the app have the position, which location pushes depend on.
public enum LocationAuthorization: UInt8, ColumnValue {
  case always, whenInUse

  /// The word of the command line.
  public var name: String { self == .always ? "always" : "when-in-use" }
}

extension InputDescription {
  static let userAction = InputDescription(
    "user action",
    optional: "none",
    UserAction.self,
    json: "userAction",
    changedBy: .action,
    .action,
    distance: 100,
    get: { $0.userAction },
    set: { $0.userAction = $1 },
    instructions: [
      "do nothing about the notification", "tap the icon", "tap the notification",
      "choose an action that leaves the app in the background",
      "choose an action that brings the app to the foreground", "choose an action that takes text",
      "dismiss the notification",
    ]
  )

  static let budget = InputDescription(
    "budget of silent pushes",
    PushBudget.self,
    json: "budget",
    changedBy: .state,
    .settings,
    get: { $0.budget },
    set: { $0.budget = $1 },
    instructions: ["wait, and send fewer silent pushes", "send many silent pushes"]
  )

  static let voipPushes = InputDescription(
    "VoIP pushes",
    CallReporting.self,
    json: "voipPushes",
    changedBy: .state,
    .settings,
    get: { $0.voipPushes },
    set: { $0.voipPushes = $1 },
    instructions: ["report every call, and have the app installed anew", "report no call"]
  )

  static let actionAuthentication = InputDescription(
    "authentication of the action",
    ActionAuthentication.self,
    json: "actionAuthentication",
    changedBy: .action,
    .settings,
    get: { $0.actionAuthentication },
    set: { $0.actionAuthentication = $1 },
    instructions: [
      "unlock the device, or register the action without authenticationRequired",
      "lock the device, and register the action with authenticationRequired",
    ]
  )

  static let locationAuthorization = InputDescription(
    "authorization for positions",
    LocationAuthorization.self,
    json: "locationAuthorization",
    changedBy: .settings,
    .settings,
    get: { $0.locationAuthorization },
    set: { $0.locationAuthorization = $1 },
    instruction: { value, _ in .act("let the app have the position: " + value.name) }
  )
}

extension SituationMember {
  package static let userAction = SituationMember(
    .userAction,
    flag: "launch",
    takes: "ACTION",
    synonyms: [Synonym("tap", "notification")],
    help: "what the user does then",
    assumption: { _ in nil }
  )

  static let budget = SituationMember(
    .budget,
    takes: "WHETHER",
    help: "spent if the system holds silent pushes back, as it does beyond a budget (left)"
  )

  static let voipPushes = SituationMember(
    .voipPushes,
    takes: "WHETHER",
    help: "blocked if the system delivers none any more, after unreported calls (allowed)",
    assumption: { $0.pushType == .voip ? "VoIP pushes " + $0.voipPushes.name : nil }
  )

  static let actionAuthentication = SituationMember(
    .actionAuthentication,
    takes: "WHETHER",
    help: "pending while the device is locked and the action has authenticationRequired (done)",
    assumption: {
      [.action, .foregroundAction, .textAction].contains($0.userAction)
        ? "authentication of the action " + $0.actionAuthentication.name : nil
    }
  )

  static let locationAuthorization = SituationMember(
    .locationAuthorization,
    takes: "WHEN",
    help: "when the user lets the app have the position: always, or while it is in use (always)",
    assumption: {
      $0.pushType == .location
        ? "authorization for positions " + $0.locationAuthorization.name : nil
    }
  )
}
