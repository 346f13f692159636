/// The life cycle that the app uses.
public enum Lifecycle: UInt8, ColumnValue {
  /// The life cycle of the app delegate.
  case app
  /// The life cycle of scenes, from iOS 13.
  case scene

  /// The word of the command line.
  public var name: String { ["app", "scene"][place] }
}

extension InputDescription {
  static let lifecycle = InputDescription(
    "life cycle",
    Lifecycle.self,
    json: "lifecycle",
    changedBy: .code,
    .build,
    get: { $0.lifecycle },
    set: { $0.lifecycle = $1 },
    instruction: { value, _ in
      value == .scene
        ? "adopt the life cycle of scenes" : "use the life cycle of the app delegate"
    },
    clause: { accepted in accepted.map { $0.name }.joined() + " life cycle" }
  )
}

extension SituationMember {
  package static let lifecycle = SituationMember(
    .lifecycle,
    takes: "KIND",
    help: "life cycle of the app; without it scene, if scene-will-connect is implemented, and from "
      + "iOS 26 without --implements",
    assumption: { $0.lifecycle.name + " life cycle" }
  )
}
