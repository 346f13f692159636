/// Whether the device was unlocked since it was started.
public enum FirstUnlock: UInt8, ColumnValue {
  /// It was unlocked.
  case done
  /// It was not unlocked yet.
  case pending

  /// The word of the command line.
  public var name: String { ["done", "pending"][place] }
}

extension InputDescription {
  static let firstUnlock = InputDescription(
    "first unlock",
    FirstUnlock.self,
    json: "firstUnlock",
    changedBy: .state,
    .settings,
    get: { $0.firstUnlock },
    set: { $0.firstUnlock = $1 },
    instruction: { value, _ in
      value == .done
        ? "unlock the device once after its start" : "leave the device locked after its start"
    },
    clause: { $0 == [.done] ? "after the first unlock" : "before the first unlock" }
  )
}

extension SituationMember {
  package static let firstUnlock = SituationMember(
    .firstUnlock,
    takes: "WHEN",
    help: "whether the device was unlocked since its start (done); pending implies "
      + "--terminated-by reboot",
    assumption: { _ in "device unlocked since its start" }
  )
}
