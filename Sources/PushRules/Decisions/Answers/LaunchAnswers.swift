/// Whether the notification center's delegate can take what the user does.
public enum Responder: UInt8, ColumnValue {
  case answers, tooLate, silent, nobody, tooOld

  /// The word that prints.
  public var name: String {
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
public enum ActionHandler: UInt8, ColumnValue {
  case withResponse, plain, nobody

  /// The word that prints.
  public var name: String {
    switch self {
    case .withResponse: "handle-action-response"
    case .plain: "handle-action"
    case .nobody: "nobody"
    }
  }
}

/// What the push leaves the user to act on.
public enum Offer: UInt8, ColumnValue {
  case nothing, notification, banner

  /// The word that prints.
  public var name: String {
    switch self {
    case .nothing: "nothing"
    case .notification: "notification"
    case .banner: "banner from willPresent"
    }
  }
}

/// Who takes what the user does.
public enum Response: UInt8, ColumnValue {
  case nobody, delegate, tapFallback, actionHandler

  /// The word that prints.
  public var name: String {
    switch self {
    case .nobody: "nobody"
    case .delegate: "did-receive-response"
    case .tapFallback: "method for remote notifications"
    case .actionHandler: "method for action buttons"
    }
  }
}

/// What launches the app, on arrival or when the user acts.
public enum Launcher: UInt8, ColumnValue {
  case nobody, push, call, icon, tap, action, foregroundAction, dismissal

  /// The word that prints.
  public var name: String {
    switch self {
    case .nobody: "nobody"
    case .push: "push"
    case .call: "VoIP push"
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
  case active, inactive, background, suspended, notRunning

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
