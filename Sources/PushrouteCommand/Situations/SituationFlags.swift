internal import PushRules

extension FlagGroup {
  /// The flags that describe the situation, shared by the commands that route pushes.
  static let situation = FlagGroup(
    title: "situation",
    flags: stateFlags + appFlags + deviceFlags + requestFlags
  )

  /// The flags that describe where a script starts; what the user does, its events say.
  static let start = FlagGroup(
    title: "situation at the start",
    flags: [
      state(help: "state of the app before the first event (not-running, ended by the system)")
    ] + endFlags + appFlags + deviceFlags + requestFlags
  )

  private static let stateFlags =
    [state(help: "state of the app when the push arrives; without it, all five are answered")]
    + endFlags + actionFlags

  private static func state(help: String) -> CommandFlag {
    CommandFlag("state", takes: "STATE", AppState.five.map(\.name), help: help)
  }

  private static let endFlags = [
    CommandFlag(
      "terminated-by",
      takes: "CAUSE",
      Termination.allCases.map(\.rawValue),
      help: "what ended an app that is not running (system); implies --state not-running"
    ),
    CommandFlag(
      "killed-by-user",
      help: "not running, ended by the user; with another --state: was in that state before"
    ),
  ]

  private static let actionFlags = [
    CommandFlag(
      "launch",
      takes: "ACTION",
      ["none"] + UserAction.allCases.map(\.rawValue),
      help: "what the user does after the push has arrived (none)"
    )
  ]

  private static let appFlags = [
    CommandFlag(
      "implements",
      takes: "METHODS",
      help: "methods of the app: ids, selectors or Swift names with commas between them, or none "
        + "(did-finish-launching,did-receive,did-receive-fetch); see: pushroute help methods"
    ),
    CommandFlag(
      "notification-center-delegate",
      takes: "WHEN",
      ["none"] + NotificationCenterDelegate.allCases.map(\.rawValue),
      help: "when its delegate is set: before the launch has finished, or late (set if "
        + "will-present or did-receive-response is implemented, else none)"
    ),
    CommandFlag(
      "lifecycle",
      takes: "KIND",
      Lifecycle.allCases.map(\.name),
      help: "life cycle of the app (scene if scene-will-connect is implemented, else app)"
    ),
    CommandFlag(
      "ios",
      takes: "VERSION",
      help: "version of iOS: 3 to 18, 26 or 27, or such as 10.1 (27)"
    ),
    CommandFlag(
      "sdk",
      takes: "VERSION",
      help: "iOS SDK that the app was built with (26, or the value of --ios if that is lower)"
    ),
    CommandFlag(
      "background-modes",
      takes: "MODES",
      help: "values of UIBackgroundModes with commas between them, or none (remote-notification)"
    ),
  ]

  private static let deviceFlags = [
    CommandFlag(
      "background-app-refresh",
      takes: "SWITCH",
      ["on", "off"],
      help: "for the app and the device (on)"
    ),
    CommandFlag("low-power", takes: "SWITCH", ["on", "off"], help: "Low Power Mode (off)"),
    CommandFlag(
      "authorization",
      takes: "ANSWER",
      Authorization.allCases.map(\.name),
      help: "what the user allows the app to show (authorized)"
    ),
    CommandFlag(
      "first-unlock",
      takes: "WHEN",
      FirstUnlock.allCases.map(\.name),
      help: "whether the device was unlocked since its start (done); pending implies "
        + "--terminated-by reboot"
    ),
  ]

  private static let requestFlags = [
    CommandFlag(
      "push-type",
      takes: "TYPE",
      PushType.allCases.map(\.rawValue),
      help: "request header apns-push-type (unstated)"
    ),
    CommandFlag(
      "priority",
      takes: "NUMBER",
      Priority.allCases.map(\.rawValue.description),
      help: "request header apns-priority (unstated)"
    ),
    CommandFlag(
      "headers",
      takes: "FILE",
      help: "read both from a file of request headers: lines, or a JSON object"
    ),
  ]
}
