/// What happens to the app between the push and the user's action on it.
public enum Meanwhile: UInt8, ColumnValue {
  /// Nothing: the user acts on the push first.
  case nothing
  /// The user opens the app, then acts on the push in Notification Center over it.
  case opened

  /// The word of the command line.
  public var name: String { ["nothing", "opened"][place] }
}

extension InputDescription {
  static let meanwhile = InputDescription(
    "meanwhile",
    Meanwhile.self,
    changedBy: .state,
    .state,
    get: { $0.meanwhile },
    set: { $0.meanwhile = $1 },
    instruction: { value, _ in
      value == .nothing
        ? "tap the notification before the app is opened" : "open the app before the tap"
    },
    clause: { $0 == [.nothing] ? "not opened before the tap" : "opened before the tap" }
  )
}

extension SituationMember {
  package static let meanwhile = SituationMember(
    .meanwhile,
    takes: "WHAT",
    help: "what happened to the app between push and tap (nothing)",
    assumption: {
      $0.meanwhile == .nothing ? "not opened before the tap" : "opened before the tap"
    }
  )
}
