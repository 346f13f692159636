/// Whether the launch options carry the remote-notification key.
package enum LaunchOptions: UInt8, ColumnValue {
  /// There is no launch, hence no options.
  case notLaunched
  case key, noKey
  /// No source states it.
  case unknown

  package var name: String {
    ["not launched", "remote-notification key", "no key", "not known"][place]
  }
}

/// Whether a scene connects, and whether it carries the user's response.
package enum SceneConnection: UInt8, ColumnValue {
  case notConnected, withResponse, withoutResponse
  /// It connects, but no source states whether with the response.
  case unknown

  package var name: String {
    ["no scene connects", "with the response", "without response", "not known"][place]
  }
}
