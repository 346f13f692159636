internal import DecisionTables

/// Whether the launch options carry the remote-notification key.
package enum LaunchOptions: UInt8, ColumnValue {
  /// There is no launch, hence no options.
  case notLaunched
  /// The options contain the key.
  case key
  /// The options do not contain the key.
  case noKey
  /// No source says.
  case unknown

  package var name: String {
    switch self {
    case .notLaunched: "not launched"
    case .key: "remote-notification key"
    case .noKey: "no key"
    case .unknown: "not known"
    }
  }
}

/// Whether a scene connects, and whether it carries the user's response.
package enum SceneConnection: UInt8, ColumnValue {
  case notConnected
  /// It connects and carries the user's response.
  case withResponse
  /// It connects and carries no response.
  case withoutResponse
  /// It connects, but no source says whether with the response.
  case unknown

  package var name: String {
    switch self {
    case .notConnected: "no scene connects"
    case .withResponse: "with the response"
    case .withoutResponse: "without response"
    case .unknown: "not known"
    }
  }
}

extension Entry {
  static var launchOptions: TypedColumn<LaunchOptions> { TypedColumn(answer: .launchOptions) }
  static var sceneConnection: TypedColumn<SceneConnection> { TypedColumn(answer: .sceneConnection) }
}
