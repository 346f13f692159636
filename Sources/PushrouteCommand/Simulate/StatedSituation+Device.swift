internal import AppLifecycle

extension StatedSituation {
  /// Reads the device; several windows imply an iPad.
  func device() throws(ArgumentError) -> Device {
    guard has("multi-window") else { return self["device"] == "iPad" ? .iPad : .iPhone }
    if self["device"] == "iPhone" {
      throw .contradiction(
        phrase("multi-window"),
        phrase("device"),
        because: "only an iPad shows several windows of an app"
      )
    }
    return .iPadWithWindows
  }
}

extension FlagGroup {
  /// The flags that describe an app and a device beyond what the push rules ask.
  static let lifecycle = FlagGroup(
    title: "life cycle",
    flags: [
      CommandFlag(
        "exits-on-suspend",
        help: "UIApplicationExitsOnSuspend is YES in the Info.plist (not set)"
      ),
      CommandFlag("device", takes: "DEVICE", ["iPhone", "iPad"], help: "the device (iPhone)"),
      CommandFlag("multi-window", help: "the app shows several windows; implies --device iPad"),
      CommandFlag("state-restoration", help: "the app opts in to state restoration"),
    ]
  )
}
