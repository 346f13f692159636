/// Where the app runs.
public enum AppEnvironment: UInt8, ColumnValue {
  /// On a device, started by the system or by the user.
  case device
  /// On a device, with Xcode's debugger attached.
  case debugger
  /// In the simulator, which gets the push as a file.
  case simulator
  /// In the simulator, which gets the push from APNs.
  case simulatorByApns

  /// The word of the command line.
  public var name: String { ["device", "debugger", "simulator", "simulator-by-apns"][place] }
}

extension InputDescription {
  static let environment = InputDescription(
    "environment",
    AppEnvironment.self,
    changedBy: .state,
    .settings,
    get: { $0.environment },
    set: { $0.environment = $1 },
    instruction: { value, _ in
      switch value {
      case .device: "run the app on a device, without a debugger"
      case .debugger: "run the app on a device under Xcode's debugger"
      case .simulator: "run the app in the simulator, with the push as a file"
      case .simulatorByApns: "run the app in the simulator, with the push from APNs"
      }
    },
    clause: { accepted in
      switch accepted {
      case [.device]: "on a device without a debugger"
      case [.device, .debugger]: "on a device"
      case [.debugger]: "under Xcode's debugger"
      case [.simulator]: "in the simulator, by file"
      case [.simulatorByApns]: "in the simulator, by APNs"
      case [.simulator, .simulatorByApns]: "in the simulator"
      default: nil
      }
    }
  )
}

extension SituationMember {
  package static let environment = SituationMember(
    .environment,
    takes: "WHERE",
    help: "where the app runs: on a device, there under Xcode's debugger, or in the simulator, "
      + "which gets the push as a file or by APNs (device)"
  )
}
