internal import AppLifecycle
internal import PushRules

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

extension StatedSituation {
  /// Reads whether the device has multitasking.
  var multitasking: Presence { self["multitasking"] == "off" ? .absent : .present }

  /// Reads how many background tasks the app begins inside didEnterBackground.
  func backgroundTasks() throws(ArgumentError) -> Int {
    guard let text = self["background-tasks"] else { return 0 }
    guard let count = Int(text), (0...Self.mostTasks).contains(count) else {
      let expected = ["a whole number from 0 to " + String(Self.mostTasks)]
      throw .unknownValue(name(of: "background-tasks"), text, expected: expected)
    }
    return count
  }

  /// A limit beyond any real app.
  private static let mostTasks = 1000
}

extension FlagGroup {
  /// The flags of app and device that only the life cycle needs.
  static let lifecycle = FlagGroup(
    title: "life cycle",
    flags: [
      CommandFlag(
        "exits-on-suspend",
        help: "UIApplicationExitsOnSuspend is YES in the Info.plist (not set)"
      ),
      CommandFlag(
        "multitasking",
        takes: "SWITCH",
        ["on", "off"],
        help:
          "off on a device of iOS 4 without it, such as the iPhone 3G: leaving the app ends it (on)"
      ),
      CommandFlag(
        "background-tasks",
        takes: "NUMBER",
        help: "the background tasks that the app begins inside didEnterBackground; each "
          + "background-task-end ends one (0)"
      ),
      CommandFlag("device", takes: "DEVICE", ["iPhone", "iPad"], help: "the device (iPhone)"),
      CommandFlag("multi-window", help: "the app shows several windows; implies --device iPad"),
      CommandFlag("state-restoration", help: "the app opts in to state restoration"),
    ]
  )
}
