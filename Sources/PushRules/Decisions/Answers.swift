// The values that the tables decide. Those that stand in JSON are spelt as in the contract.

/// Whether nothing stands in the way.
public enum Gate: UInt8, ColumnValue {
  case open, closed

  /// The word that prints.
  public var name: String { self == .open ? "open" : "closed" }
}

/// Where the app is when the push arrives.
public enum Place: UInt8, ColumnValue {
  case foreground, background, notRunning

  /// The word that prints.
  public var name: String {
    switch self {
    case .foreground: "foreground"
    case .background: "background"
    case .notRunning: "not running"
    }
  }
}

/// What the user allows the app to show, on this version of iOS.
public enum Permission: UInt8, ColumnValue {
  case full, historyOnly, refused

  /// The word that prints.
  public var name: String {
    switch self {
    case .full: "full"
    case .historyOnly: "history only"
    case .refused: "refused"
    }
  }
}

/// Who takes a push of this push type on the device.
public enum Recipient: UInt8, ColumnValue {
  case app, pushKit, widgetExtension, locationExtension, pushToTalk
  case fileProviderExtension, watchComplication, deviceManagement, nobody

  /// The word that prints.
  public var name: String {
    switch self {
    case .app: "app"
    case .pushKit: "PushKit"
    case .widgetExtension: "widget extension"
    case .locationExtension: "location push service extension"
    case .pushToTalk: "Push to Talk framework"
    case .fileProviderExtension: "file provider extension"
    case .watchComplication: "watch complication"
    case .deviceManagement: "device management"
    case .nobody: "nobody"
    }
  }
}

/// Which of the two methods for remote notifications is called.
public enum Handler: UInt8, ColumnValue {
  case fetch, old, nobody

  /// The word that prints.
  public var name: String {
    switch self {
    case .fetch: "did-receive-fetch"
    case .old: "did-receive"
    case .nobody: "nobody"
    }
  }
}

/// Whether the notification center's delegate can say what to show.
public enum Presenter: UInt8, ColumnValue {
  case answers, silent, nobody, tooOld

  /// The word that prints.
  public var name: String {
    switch self {
    case .answers: "answers"
    case .silent: "lacks will-present"
    case .nobody: "no delegate"
    case .tooOld: "before iOS 10"
    }
  }
}

/// The life cycle in effect.
public enum Interface: UInt8, ColumnValue {
  case app, scene

  /// The word that prints.
  public var name: String { self == .app ? "app" : "scene" }
}

/// Whether the system launches the app.
public enum Launchability: UInt8, ColumnValue {
  case launches, fails

  /// The word that prints.
  public var name: String { self == .launches ? "launches" : "fails to launch" }
}

/// What the push has for the app when it is not in the foreground.
public enum Errand: UInt8, ColumnValue {
  case nothing, silentPush, incomingCall

  /// The word that prints.
  public var name: String {
    switch self {
    case .nothing: "nothing"
    case .silentPush: "background push"
    case .incomingCall: "VoIP push"
    }
  }
}

/// What the push does to the process of the app.
public enum Wake: UInt8, ColumnValue {
  case nothing, running, resumed, launched

  /// The word that prints.
  public var name: String {
    switch self {
    case .nothing: "none"
    case .running: "running"
    case .resumed: "resumed"
    case .launched: "launched"
    }
  }
}

/// Where the app is when the user acts.
public enum Standing: UInt8, ColumnValue {
  case foreground, background, launchedByPush, gone

  /// The word that prints.
  public var name: String {
    switch self {
    case .foreground: "foreground"
    case .background: "background"
    case .launchedByPush: "launched by the push"
    case .gone: "not running"
    }
  }
}

/// Whether the notification center's delegate is asked what to show.
public enum Question: UInt8, ColumnValue {
  case asked, skipped

  /// The word that prints.
  public var name: String { self == .asked ? "asked" : "skipped" }
}

/// What the user gets to see or hear.
public enum Presentation: UInt8, ColumnValue {
  case nothing, shown, appDecides, historyOnly, unknown

  /// The word that prints.
  public var name: String {
    switch self {
    case .nothing: "none"
    case .shown: "shown"
    case .appDecides: "app-decides"
    case .historyOnly: "history-only"
    case .unknown: "unknown"
    }
  }
}

/// Whether the notification service extension runs.
public enum ExtensionRun: UInt8, ColumnValue {
  case runs, skipped

  /// The word that prints.
  public var name: String { self == .runs ? "runs" : "skipped" }
}

/// To which part of the app the push is handed on arrival.
public enum Addressee: UInt8, ColumnValue {
  case nobody, foreground, background, pushKit

  /// The word that prints.
  public var name: String {
    switch self {
    case .nobody: "nobody"
    case .foreground: "app in the foreground"
    case .background: "app in the background"
    case .pushKit: "PushKit"
    }
  }
}

/// Which method takes the push on arrival, besides the question what to show.
public enum Delivery: UInt8, ColumnValue {
  case nobody, handler, pushKit

  /// The word that prints.
  public var name: String {
    switch self {
    case .nobody: "nobody"
    case .handler: "method for remote notifications"
    case .pushKit: "PushKit"
    }
  }
}

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

/// Whether the launch options carry the remote-notification key.
public enum LaunchOptions: UInt8, ColumnValue {
  case notLaunched, key, noKey, unknown

  /// The word that prints.
  public var name: String {
    switch self {
    case .notLaunched: "not launched"
    case .key: "remote-notification key"
    case .noKey: "no key"
    case .unknown: "not known"
    }
  }
}

/// Whether a scene connects, and whether it carries the user's response.
public enum SceneConnection: UInt8, ColumnValue {
  case notConnected, withResponse, withoutResponse, unknown

  /// The word that prints.
  public var name: String {
    switch self {
    case .notConnected: "no scene connects"
    case .withResponse: "with the response"
    case .withoutResponse: "without response"
    case .unknown: "not known"
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
