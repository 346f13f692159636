extension InputDescription {
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
  static let lowPowerMode = SituationMember(
    .lowPowerMode,
    flag: "low-power",
    takes: "SWITCH",
    .words(["on", "off"]),
    help: "Low Power Mode (off)"
  )
}
