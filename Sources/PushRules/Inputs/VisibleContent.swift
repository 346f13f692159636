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
