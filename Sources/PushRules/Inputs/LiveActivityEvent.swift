/// What a push does to a Live Activity: the value of `event` in `aps`.
///
/// Nil is a payload without one.
public enum LiveActivityEvent: UInt8, ColumnValue {
  /// Starts one.
  case start
  /// Updates one.
  case update
  /// Ends one.
  case end

  /// The value as the payload has it.
  public var name: String { ["start", "update", "end"][place] }
}

extension InputDescription {
  static let liveActivityEvent = InputDescription(
    "event",
    optional: "absent",
    LiveActivityEvent.self,
    json: "payload.traits.event",
    changedBy: .payload,
    .request,
    get: { $0.payload.event },
    set: { $0.payload.event = $1 },
    instruction: { value in
      value.map { .act("give aps the event " + $0.name) } ?? "remove the event from aps"
    },
    clause: { accepted in
      let words = accepted.compactMap { $0 }.map { $0.name }
      if accepted.contains(nil) { return words.isEmpty ? "without event" : nil }
      return "event " + words.joined(separator: " or ")
    }
  )
}
