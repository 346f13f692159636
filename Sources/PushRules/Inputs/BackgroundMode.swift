import DecisionTables

/// A value of `UIBackgroundModes` in the Info.plist.
public enum BackgroundMode: UInt8, ColumnValue {
  /// Background time for pushes with `content-available`.
  case remoteNotification
  /// Calls announced through PushKit.
  case voip
  /// Sound.
  case audio
  /// Position updates.
  case location
  /// Background fetch.
  case fetch
  /// Background processing tasks.
  case processing
  /// Push to Talk.
  case pushToTalk
  /// Newsstand downloads.
  case newsstandContent
  /// Accessories with a protocol of their own.
  case externalAccessory
  /// Bluetooth accessories.
  case bluetoothCentral
  /// Acting as a Bluetooth accessory.
  case bluetoothPeripheral
  /// Nearby interaction.
  case nearbyInteraction
  /// Network authentication.
  case networkAuthentication

  /// The value as the Info.plist has it.
  public var name: String {
    [
      "remote-notification", "voip", "audio", "location", "fetch", "processing", "push-to-talk",
      "newsstand-content", "external-accessory", "bluetooth-central", "bluetooth-peripheral",
      "nearby-interaction", "network-authentication",
    ][place]
  }
}

extension InputDescription {
  static func backgroundMode(_ mode: BackgroundMode) -> InputDescription {
    let name = "background mode " + mode.name
    let column = ColumnDescription(name, values: Presence.allCases.map { $0.name }, effort: .line)
    return InputDescription(
      column: column,
      jsonName: "backgroundModes." + mode.name,
      party: .propertyList,
      distance: 1,
      read: { $0.backgroundModes.contains(mode) ? 1 : 0 },
      write: { $0.backgroundModes.set(mode, to: $1 == 1) },
      instruction: { value, _ in
        .act(
          value == 0
            ? "remove " + mode.name + " from UIBackgroundModes"
            : "add " + mode.name + " to UIBackgroundModes"
        )
      },
      clause: { ($0 == [1] ? "" : "no ") + name },
      changedMembers: { _, new in [("backgroundModes", .texts(new.modeNames))] }
    )
  }
}

extension SituationMember {
  package static let backgroundModes = SituationMember(
    "backgroundModes",
    takes: "MODES",
    .list(BackgroundMode.allCases.map { $0.name }),
    help: "values of UIBackgroundModes with commas between them, or none (remote-notification)",
    inputs: [.remoteNotificationMode, .voipMode, .pushToTalkMode],
    tableValues: ["none", "remote-notification"],
    value: { .texts($0.modeNames) },
    assumption: { "background modes " + $0.modeNames.joined(separator: ", ") },
    setAll: { $0.backgroundModes = Set($1.compactMap { BackgroundMode(name: $0) }) }
  )
}

extension Situation {
  var modeNames: [String] {
    BackgroundMode.allCases.filter { backgroundModes.contains($0) }.map { $0.name }
  }
}
