import DecisionTables

extension InputDescription {
  /// Whether the app was built with the iOS 27 SDK, which requires scenes.
  static let sdk = InputDescription(
    column: ColumnDescription("SDK", values: ["before 27", "27"], effort: .build),
    jsonName: "sdk",
    party: .version,
    distance: 1,
    read: { $0.sdk < .iOS(27, 0) ? 0 : 1 },
    write: { $0.sdk = $1 == 0 ? min(.iOS(26), $0.system) : .iOS(27) },
    instruction: { value, _ in
      value == 0 ? "build with an SDK before iOS 27" : "build with the iOS 27 SDK"
    },
    clause: { _ in nil },
    changedMembers: { _, new in [("sdk", .text(new.sdk < .iOS(27, 0) ? "26" : "27"))] }
  )
}

extension SituationMember {
  package static let sdk = SituationMember(
    "sdk",
    takes: "VERSION",
    .version,
    help: "iOS SDK that the app was built with (that of --ios; without scenes 26 at most)",
    inputs: [.sdk],
    tableValues: ["26", "27"],
    value: { .text($0.sdk.description) },
    assumption: { "SDK " + $0.sdk.description },
    set: { $0.sdk = SystemVersion($1) ?? $0.sdk }
  )
}

extension SystemVersion {
  /// The default SDK of an app.
  static func assumedSDK(on system: SystemVersion, _ lifecycle: Lifecycle) -> SystemVersion {
    lifecycle == .scene ? SystemVersion(major: system.major, minor: nil) : min(.iOS(26), system)
  }
}

extension Entry {
  static var builtBefore27: Entry { Entry(Column(.sdk), UInt64(bit: 0)) }
  static var builtWith27: Entry { Entry(Column(.sdk), UInt64(bit: 1)) }
}
