extension InputDescription {
  /// Whether the settings of the app leave a place where an alert may be shown.
  static let alertStyles = InputDescription(
    "alert styles",
    DeviceSetting.self,
    json: "alertStyles",
    changedBy: .settings,
    .settings,
    get: { $0.alertStyles },
    set: { $0.alertStyles = $1 },
    instruction: { value, _ in
      value == .on
        ? "switch an alert style of the app on: Lock Screen, Notification Center or banners"
        : "switch all alert styles of the app off"
    },
    clause: { $0 == [.on] ? "an alert style on" : "all alert styles off" }
  )
}

extension SituationMember {
  static let alertStyles = SituationMember(
    .alertStyles,
    takes: "SWITCH",
    .words(["on", "off"]),
    help: "off if Lock Screen, Notification Center and banners are all switched off for the app, "
      + "whose notifications are allowed (on)"
  )
}
