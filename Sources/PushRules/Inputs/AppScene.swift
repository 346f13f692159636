/// Whether the scene of an app in memory is connected.
public enum AppScene: UInt8, ColumnValue {
  /// It is, as after a launch by the user.
  case connected
  /// The system took it away, or it never connected.
  case disconnected

  /// The word of the command line.
  public var name: String { ["connected", "disconnected"][place] }
}

extension InputDescription {
  static let scene = InputDescription(
    "scene",
    AppScene.self,
    changedBy: .state,
    .state,
    get: { $0.scene },
    set: { $0.scene = $1 },
    instruction: { value, _ in
      value == .connected
        ? .have("the scene connected") : .act("have the system take the scene away")
    },
    clause: { $0 == [.connected] ? "scene connected" : "scene disconnected" }
  )
}

extension SituationMember {
  static let scene = SituationMember(
    .scene,
    takes: "WHETHER",
    help: "whether the scene of an app in memory is connected (connected)"
  )
}
