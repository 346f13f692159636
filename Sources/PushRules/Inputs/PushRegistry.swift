/// When the app makes its `PKPushRegistry`.
///
/// Nil is an app that makes none.
public enum PushRegistry: UInt8, ColumnValue {
  /// In every launch, before it is finished.
  case set
  /// After the launch is finished, such as behind a login.
  case late

  /// The word of the command line.
  public var name: String { ["set", "late"][place] }
}

extension InputDescription {
  static let pushRegistry = InputDescription(
    "PushKit registry",
    optional: "none",
    PushRegistry.self,
    json: "pushRegistry",
    changedBy: .code,
    .line,
    get: { $0.pushRegistry },
    set: { $0.pushRegistry = $1 },
    instruction: { value in
      switch value {
      case .set: "make the PKPushRegistry before the launch is finished"
      case .late: "make the PKPushRegistry after the launch is finished"
      case nil: "make no PKPushRegistry"
      }
    }
  )
}

extension SituationMember {
  package static let pushRegistry = SituationMember(
    .pushRegistry,
    takes: "WHEN",
    help: "when the app makes its PKPushRegistry: before the launch has finished, or late (set)",
    assumption: { situation in
      guard situation.pushType == .voip || situation.pushType == .complication else { return nil }
      return "PushKit registry " + (situation.pushRegistry?.name ?? "none")
    }
  )
}
