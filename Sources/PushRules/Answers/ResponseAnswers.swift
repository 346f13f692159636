internal import DecisionTables

/// Whether the notification center's delegate can take what the user does.
package enum ResponseDelegate: UInt8, ColumnValue {
  /// It is in place and implements the method.
  case answers
  /// It is set after the launch that the user caused.
  case tooLate
  /// It lacks the method.
  case silent
  /// No delegate is set.
  case nobody
  /// The version of iOS has no notification center.
  case tooOld

  package var name: String {
    switch self {
    case .answers: "answers"
    case .tooLate: "set too late"
    case .silent: "lacks did-receive-response"
    case .nobody: "no delegate"
    case .tooOld: "before iOS 10"
    }
  }
}

/// Which of the two old methods takes an action button.
package enum ActionHandler: UInt8, ColumnValue {
  /// The method of iOS 9, which also carries typed text.
  case withResponse
  /// The method of iOS 8.
  case plain
  /// Neither of them.
  case nobody

  package var name: String {
    switch self {
    case .withResponse: "handle-action-response"
    case .plain: "handle-action"
    case .nobody: "nobody"
    }
  }
}

/// What the push leaves for the user to act on.
package enum ActionableNotification: UInt8, ColumnValue {
  /// Nothing is on the screen or in the history.
  case nothing
  /// A notification that the system shows.
  case notification
  /// The banner that `willPresent` may have asked for.
  case banner

  package var name: String {
    switch self {
    case .nothing: "nothing"
    case .notification: "notification"
    case .banner: "banner from willPresent"
    }
  }
}

/// Who takes what the user does.
package enum ResponseMethod: UInt8, ColumnValue {
  /// No method takes it.
  case nobody
  /// The notification center's delegate.
  case delegate
  /// A method for remote notifications, in place of the delegate.
  case tapFallback
  /// One of the old methods for action buttons.
  case actionHandler

  package var name: String {
    switch self {
    case .nobody: "nobody"
    case .delegate: "did-receive-response"
    case .tapFallback: "method for remote notifications"
    case .actionHandler: "method for action buttons"
    }
  }
}

/// What launches the app, on arrival or when the user acts.
package enum LaunchCause: UInt8, ColumnValue {
  /// Nothing launches it.
  case nobody
  /// The push, through `content-available`.
  case push
  /// The push, through PushKit.
  case call
  /// The push, through ActivityKit or Push to Talk.
  case framework
  /// A tap on the icon.
  case icon
  /// A tap on the notification.
  case tap
  /// An action that leaves the app in the background.
  case action
  /// An action that brings the app to the foreground.
  case foregroundAction
  /// A dismissal that iOS reports to the app.
  case dismissal

  package var name: String {
    switch self {
    case .nobody: "nobody"
    case .push: "push"
    case .call: "PushKit push"
    case .framework: "Live Activity start or Push to Talk push"
    case .icon: "icon"
    case .tap: "tap"
    case .action: "action"
    case .foregroundAction: "foreground action"
    case .dismissal: "dismissal"
    }
  }
}

/// The state of the app when all handlers have returned.
public enum FinalState: UInt8, ColumnValue {
  /// In the foreground, handling events.
  case active
  /// In the foreground, not handling events.
  case inactive
  /// Running in the background.
  case background
  /// In memory, running no code.
  case suspended
  /// Not in memory.
  case notRunning

  /// The word of the command line.
  public var name: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    case .suspended: "suspended"
    case .notRunning: "not-running"
    }
  }
}

extension Entry {
  static var responseDelegate: TypedColumn<ResponseDelegate> {
    TypedColumn(answer: .responseDelegate)
  }
  static var tapFallback: TypedColumn<RemoteNotificationMethod> {
    TypedColumn(answer: .tapFallback)
  }
  static var actionHandler: TypedColumn<ActionHandler> { TypedColumn(answer: .actionHandler) }
  static var actionableNotification: TypedColumn<ActionableNotification> {
    TypedColumn(answer: .actionableNotification)
  }
  static var opportunity: TypedColumn<Gate> { TypedColumn(answer: .opportunity) }
  static var reachesApp: TypedColumn<Gate> { TypedColumn(answer: .reachesApp) }
  static var responseMethod: TypedColumn<ResponseMethod> { TypedColumn(answer: .responseMethod) }
  static var comesForward: TypedColumn<Gate> { TypedColumn(answer: .comesForward) }
  static var launchCause: TypedColumn<LaunchCause> { TypedColumn(answer: .launchCause) }
  static var finalState: TypedColumn<FinalState> { TypedColumn(answer: .finalState) }
}
