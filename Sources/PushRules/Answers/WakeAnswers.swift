internal import DecisionTables

/// The reason of the push to give time to an app in the background.
package enum BackgroundWork: UInt8, ColumnValue {
  /// None.
  case nothing
  /// Background time, through `content-available`.
  case silentPush
  /// A call or the data of a complication, through PushKit.
  case pushKit
  /// Time for the start of a Live Activity or for Push to Talk.
  case framework

  package var name: String {
    switch self {
    case .nothing: "nothing"
    case .silentPush: "background push"
    case .pushKit: "PushKit push"
    case .framework: "Live Activity start or Push to Talk push"
    }
  }
}

/// What the push does to the process of the app.
public enum Wake: UInt8, ColumnValue {
  /// Nothing: the process gets no time.
  case nothing
  /// It already runs, and gets the push.
  case running
  /// It is resumed in the background.
  case resumed
  /// It is launched in the background.
  case launched

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
package enum PlaceAtResponse: UInt8, ColumnValue {
  case foreground
  /// In memory, out of sight.
  case background
  /// In memory, because the push has launched it.
  case launchedByPush
  /// Not in memory.
  case gone

  package var name: String {
    switch self {
    case .foreground: "foreground"
    case .background: "background"
    case .launchedByPush: "launched by the push"
    case .gone: "not running"
    }
  }
}

/// Whether a scene of the app is connected when the user acts.
package enum SceneAtResponse: UInt8, ColumnValue {
  /// One is, or the app has no scenes.
  case connected
  /// None is, so that one connects if the app comes forward.
  case disconnected

  package var name: String { self == .connected ? "connected" : "disconnected" }
}

extension Entry {
  static var admission: TypedColumn<Gate> { TypedColumn(answer: .admission) }
  static var request: TypedColumn<Gate> { TypedColumn(answer: .request) }
  static var configuration: TypedColumn<Gate> { TypedColumn(answer: .configuration) }
  static var device: TypedColumn<Gate> { TypedColumn(answer: .device) }
  static var backgroundTime: TypedColumn<Gate> { TypedColumn(answer: .backgroundTime) }
  static var callTime: TypedColumn<Gate> { TypedColumn(answer: .callTime) }
  static var frameworkTime: TypedColumn<Gate> { TypedColumn(answer: .frameworkTime) }
  static var sceneAtResponse: TypedColumn<SceneAtResponse> { TypedColumn(answer: .sceneAtResponse) }
  static var backgroundWork: TypedColumn<BackgroundWork> { TypedColumn(answer: .backgroundWork) }
  static var wake: TypedColumn<Wake> { TypedColumn(answer: .wake) }
  static var placeAtResponse: TypedColumn<PlaceAtResponse> { TypedColumn(answer: .placeAtResponse) }
}
