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
