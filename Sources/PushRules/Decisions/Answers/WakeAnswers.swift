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
