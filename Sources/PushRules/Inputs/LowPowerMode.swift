internal import DecisionTables

extension InputDescription {
  static let lowPowerMode = InputDescription(
    "Low Power Mode",
    DeviceSetting.self,
    json: "lowPowerMode",
    changedBy: .settings,
    .settings,
    get: { $0.lowPowerMode },
    set: { $0.lowPowerMode = $1 },
    instruction: { value, _ in "switch Low Power Mode " + value.name }
  )
}

extension SituationMember {
  static let lowPowerMode = SituationMember(
    "lowPowerMode",
    flag: "low-power",
    takes: "SWITCH",
    .words(["on", "off"]),
    help: "Low Power Mode (off)",
    inputs: [.lowPowerMode],
    value: { .text($0.lowPowerMode.name) },
    assumption: { "Low Power Mode " + $0.lowPowerMode.name },
    set: { $0.lowPowerMode = DeviceSetting(name: $1) ?? $0.lowPowerMode }
  )
}

extension Entry {
  static var lowPowerMode: TypedColumn<DeviceSetting> { TypedColumn(input: .lowPowerMode) }
}
