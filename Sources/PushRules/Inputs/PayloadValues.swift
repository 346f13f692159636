/// Whether something is there.
public enum Presence: UInt8, ColumnValue {
  /// It is missing, or counts as missing.
  case absent
  /// It is there.
  case present

  /// The word that prints.
  public var name: String { ["absent", "present"][place] }
}

/// The value of a key for which Apple documents the number 1.
///
/// The tables decide which values count as set.
public enum PayloadFlag: UInt8, ColumnValue {
  /// The key is missing.
  case absent
  /// The number 1, also written 1.0 or 1e0.
  case one
  /// The literal `true`.
  case boolean
  /// The string "1", or a number above 1.
  case undocumented
  /// The number 0 or another below 1, or the literal `false`.
  case zero
  /// Another string, `null`, an array or an object.
  case unreadable
  /// The key stands outside `aps`, or is misspelt.
  case misplaced

  /// The word that prints.
  public var name: String {
    [
      "absent", "1", "true", "\"1\" or a number above 1", "0 or false",
      "neither number nor Boolean", "outside aps or misspelt",
    ][place]
  }

  /// Whether the value counts as set: the number 1, `true`, or a value that iOS takes for one of
  /// them.
  package var countsAsSet: Bool { self == .one || self == .boolean || self == .undocumented }

  fileprivate func instruction(_ key: String, from old: PayloadFlag) -> Instruction {
    switch (old, self) {
    case (.absent, .one): .act("add \"" + key + "\": 1 to aps")
    case (.misplaced, .one):
      .act("put \"" + key + "\": 1 into aps (the key is outside aps or misspelt)")
    case (_, .one): .act("give " + key + " the value 1")
    case (_, .absent): .act("remove " + key)
    default: .act("give " + key + " the value " + name)
    }
  }
}

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

/// The part of a payload that the user could notice.
package enum VisibleContent: UInt8, ColumnValue {
  case nothing, badge, sound, soundAndBadge, alertString, alertDictionary

  package var name: String {
    [
      "nothing", "badge only", "sound only", "sound and badge", "alert string", "alert dictionary",
    ][place]
  }

  fileprivate func instruction(from old: VisibleContent) -> Instruction {
    switch self {
    case .alertDictionary where old == .alertString:
      "give the alert as a dictionary with a title or body"
    case .nothing: "remove alert, sound and badge from aps"
    case .badge: "have aps set a badge, without alert and sound"
    case .sound: "have aps play a sound, without alert and badge"
    case .soundAndBadge: "have aps play a sound and set a badge, without alert"
    case .alertString: "give the alert as a string"
    case .alertDictionary: "add an alert to aps, as a dictionary with a title or body"
    }
  }

  fileprivate static func clause(_ contents: [VisibleContent]) -> String? {
    switch contents {
    case [.nothing]: "nothing to see or hear"
    case [.badge, .sound, .soundAndBadge, .alertString, .alertDictionary]:
      "something to see or hear"
    case [.alertString, .alertDictionary]: "an alert"
    case [.nothing, .badge, .sound, .soundAndBadge]: "no alert"
    case [.badge, .sound, .soundAndBadge]: "a sound or badge without alert"
    default: nil
    }
  }

  fileprivate typealias Members = [InputDescription.ChangedMember]

  fileprivate func members(changing old: PayloadTraits) -> Members {
    let (alert, sound, badge) = parts
    let members: [(name: String, wasThere: Bool, isThere: Bool?)] = [
      ("alert", old.alert != .absent, alert != .absent),
      ("sound", old.sound == .present, sound.map { $0 == .present }),
      ("badge", old.badge == .present, badge.map { $0 == .present }),
    ]
    let lost = members.filter { $0.wasThere && $0.isThere == false }
    let shown = members.filter { $0.isThere == true }
    return (lost + shown).map { ("payload.traits." + $0.name, .truth($0.isThere == true)) }
  }

  /// What a payload with this content carries; a sound and a badge beside an alert stay as they are.
  fileprivate var parts: (alert: AlertForm, sound: Presence?, badge: Presence?) {
    switch self {
    case .nothing: (.absent, .absent, .absent)
    case .badge: (.absent, .absent, .present)
    case .sound: (.absent, .present, .absent)
    case .soundAndBadge: (.absent, .present, .present)
    case .alertString: (.string, nil, nil)
    case .alertDictionary: (.dictionary, nil, nil)
    }
  }
}

extension InputDescription {
  static let contentAvailable = flag(
    "content-available",
    json: "payload.traits.contentAvailable",
    get: { $0.contentAvailable },
    set: { $0.contentAvailable = $1 }
  )

  static let mutableContent = flag(
    "mutable-content",
    json: "payload.traits.mutableContent",
    get: { $0.mutableContent },
    set: { $0.mutableContent = $1 }
  )

  private static func flag(
    _ key: String,
    json: String,
    get: @escaping @Sendable (PayloadTraits) -> PayloadFlag,
    set: @escaping @Sendable (inout PayloadTraits, PayloadFlag) -> Void
  ) -> InputDescription {
    InputDescription(
      key,
      PayloadFlag.self,
      json: json,
      changedBy: .payload,
      .line,
      get: { get($0.payload) },
      set: { set(&$0.payload, $1) },
      instruction: { value, current in value.instruction(key, from: current) },
      clause: { accepted in
        switch accepted {
        case [.one, .boolean, .undocumented]: key + " set"
        case [.absent, .zero, .unreadable, .misplaced]: key + " not set"
        default: nil
        }
      },
      changed: { .truth($0.countsAsSet) }
    )
  }

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

  static let category = InputDescription(
    "category",
    Presence.self,
    json: "payload.traits.category",
    changedBy: .payload,
    .line,
    get: { $0.payload.category },
    set: { $0.payload.category = $1 },
    instructions: ["remove the category from aps", "add a category to aps"],
    clause: { $0 == [.present] ? "with a category" : "without category" },
    changed: { .truth($0 == .present) }
  )

  static let content = InputDescription(
    "payload",
    VisibleContent.self,
    json: "payload.content",
    changedBy: .payload,
    .request,
    rank: { value, _ in -value },
    get: { $0.payload.content },
    set: { $0.payload.show($1) },
    instruction: { value, current in value.instruction(from: current) },
    clause: { VisibleContent.clause($0) },
    changedMembers: { old, new in new.payload.content.members(changing: old.payload) }
  )
}

extension PayloadTraits {
  /// Shows this content and nothing more noticeable.
  fileprivate mutating func show(_ content: VisibleContent) {
    let parts = content.parts
    alert = parts.alert
    sound = parts.sound ?? sound
    badge = parts.badge ?? badge
  }
}
