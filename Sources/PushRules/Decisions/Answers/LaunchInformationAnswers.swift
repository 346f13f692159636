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
