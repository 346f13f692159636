/// Whether the notification center's delegate can take what the user does.
package enum ResponseDelegate: UInt8, ColumnValue {
  case answers
  /// It is set after the launch that the user caused.
  case tooLate
  /// It lacks the method.
  case lacking
  case nobody
  /// The version of iOS has no notification center.
  case tooOld

  package var name: String {
    ["answers", "set too late", "lacks did-receive-response", "no delegate", "before iOS 10"][place]
  }
}

/// Which of the two old methods takes an action button.
package enum ActionHandler: UInt8, ColumnValue {
  /// The method of iOS 9, which also carries typed text.
  case withResponse
  /// The method of iOS 8.
  case plain
  case nobody

  package var name: String { ["handle-action-response", "handle-action", "nobody"][place] }
}

/// What the push leaves for the user to act on.
package enum ActionableNotification: UInt8, ColumnValue {
  case nothing, notification
  /// The banner that `willPresent` may have asked for.
  case banner

  package var name: String { ["nothing", "notification", "banner from willPresent"][place] }
}

/// Who takes what the user does.
package enum ResponseMethod: UInt8, ColumnValue {
  case nobody, delegate
  /// A method for remote notifications, in place of the delegate.
  case tapFallback
  /// One of the old methods for action buttons.
  case actionHandler

  package var name: String {
    [
      "nobody", "did-receive-response", "method for remote notifications",
      "method for action buttons",
    ][place]
  }
}

/// What launches the app, on arrival or when the user acts.
package enum LaunchCause: UInt8, ColumnValue {
  case nobody
  /// The push, through `content-available`.
  case push
  /// The push, through PushKit.
  case call
  /// The push, through ActivityKit or Push to Talk.
  case framework
  case icon, tap
  /// An action that leaves the app in the background.
  case action
  /// An action that brings the app to the foreground.
  case foregroundAction
  /// A dismissal that iOS reports to the app.
  case dismissal

  package var name: String {
    [
      "nobody", "push", "PushKit push", "Live Activity start or Push to Talk push", "icon", "tap",
      "action", "foreground action", "dismissal",
    ][place]
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
    ["active", "inactive", "background", "suspended", "not-running"][place]
  }
}
