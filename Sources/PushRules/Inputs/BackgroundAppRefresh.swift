extension InputDescription {
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
}

extension SituationMember {
  static let backgroundAppRefresh = SituationMember(
    .backgroundAppRefresh,
    takes: "SWITCH",
    .words(["on", "off"]),
    help: "for the app and the device (on)"
  )
}
