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
    instruction: { value in
      switch value {
      case nil: "do nothing about the notification"
      case .icon: "tap the icon"
      case .notification: "tap the notification"
      case .action: "choose an action that leaves the app in the background"
      case .foregroundAction: "choose an action that brings the app to the foreground"
      case .textAction: "choose an action that takes text"
      case .dismiss: "dismiss the notification"
      }
    }
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
}
