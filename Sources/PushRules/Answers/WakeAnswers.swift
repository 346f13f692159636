/// The reason of the push to give time to an app in the background.
package enum BackgroundWork: UInt8, ColumnValue {
  case nothing
  /// Background time, through `content-available`.
  case silentPush
  /// A call or the data of a complication, through PushKit.
  case pushKit
  /// Time for the start of a Live Activity or for Push to Talk.
  case framework

  package var name: String {
    [
      "nothing", "background push", "PushKit push", "Live Activity start or Push to Talk push",
    ][place]
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
  public var name: String { ["none", "running", "resumed", "launched"][place] }
}

package enum PlaceAtResponse: UInt8, ColumnValue {
  case foreground
  /// In memory, out of sight.
  case background
  /// In memory, because the push has launched it.
  case launchedByPush
  case gone

  package var name: String {
    ["foreground", "background", "launched by the push", "not running"][place]
  }
}

package enum SceneAtResponse: UInt8, ColumnValue {
  /// One is, or the app has no scenes.
  case connected
  /// None is, so that one connects if the app comes forward.
  case disconnected

  package var name: String { self == .connected ? "connected" : "disconnected" }
}
