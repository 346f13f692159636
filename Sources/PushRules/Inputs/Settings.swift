/// A switch in the settings of the device.
public enum DeviceSetting: UInt8, ColumnValue {
  /// Switched off.
  case off
  /// Switched on.
  case on

  /// The word of the command line.
  public var name: String { ["off", "on"][place] }
}

/// What the user allows the app to show.
public enum Authorization: UInt8, ColumnValue {
  /// Notifications are allowed.
  case authorized
  /// Notifications go to the history without asking, from iOS 12.
  case provisional
  /// Notifications are refused.
  case denied
  /// The user was not asked.
  case notDetermined

  /// The word of the command line.
  public var name: String { ["authorized", "provisional", "denied", "not-determined"][place] }
}

extension InputDescription {
  static let authorization = InputDescription(
    "authorization",
    Authorization.self,
    changedBy: .settings,
    .settings,
    get: { $0.authorization },
    set: { $0.authorization = $1 },
    instructions: [
      "have the user allow notifications", "ask for provisional authorization",
      "have the user refuse notifications", "do not ask for permission to notify",
    ]
  )

  /// Whether the settings of the app leave a place where an alert may be shown.
  static let alertStyles = InputDescription(
    "alert styles",
    DeviceSetting.self,
    json: "alertStyles",
    changedBy: .settings,
    .settings,
    get: { $0.alertStyles },
    set: { $0.alertStyles = $1 },
    instructions: [
      "switch all alert styles of the app off",
      "switch an alert style of the app on: Lock Screen, Notification Center or banners",
    ],
    clause: { $0 == [.on] ? "an alert style on" : "all alert styles off" }
  )

  static let backgroundAppRefresh = InputDescription(
    "Background App Refresh",
    DeviceSetting.self,
    json: "backgroundAppRefresh",
    changedBy: .settings,
    .settings,
    get: { $0.backgroundAppRefresh },
    set: { $0.backgroundAppRefresh = $1 },
    instruction: { value, _ in .act("switch Background App Refresh " + value.name) }
  )

  static let lowPowerMode = InputDescription(
    "Low Power Mode",
    DeviceSetting.self,
    json: "lowPowerMode",
    changedBy: .settings,
    .settings,
    get: { $0.lowPowerMode },
    set: { $0.lowPowerMode = $1 },
    instruction: { value, _ in .act("switch Low Power Mode " + value.name) }
  )
}

extension SituationMember {
  static let authorization = SituationMember(
    .authorization,
    takes: "ANSWER",
    help: "what the user allows the app to show (authorized)",
    assumption: { "notifications " + $0.authorization.name }
  )

  static let alertStyles = SituationMember(
    .alertStyles,
    takes: "SWITCH",
    .words(["on", "off"]),
    help: "off if Lock Screen, Notification Center and banners are all switched off for the app, "
      + "whose notifications are allowed (on)"
  )

  static let backgroundAppRefresh = SituationMember(
    .backgroundAppRefresh,
    takes: "SWITCH",
    .words(["on", "off"]),
    help: "for the app and the device (on)"
  )

  static let lowPowerMode = SituationMember(
    .lowPowerMode,
    flag: "low-power",
    takes: "SWITCH",
    .words(["on", "off"]),
    help: "Low Power Mode (off)"
  )
}
