/// The part of a payload that the user could notice.
package enum VisibleContent: UInt8, ColumnValue {
  case nothing, badge, sound, soundAndBadge, alertString, alertDictionary

  package var name: String {
    switch self {
    case .nothing: "nothing"
    case .badge: "badge only"
    case .sound: "sound only"
    case .soundAndBadge: "sound and badge"
    case .alertString: "alert string"
    case .alertDictionary: "alert dictionary"
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

extension VisibleContent {
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
    let noAlert: Members = old.alert == .absent ? [] : [("payload.traits.alert", .truth(false))]
    let noSound: Members = old.sound == .absent ? [] : [("payload.traits.sound", .truth(false))]
    let noBadge: Members = old.badge == .absent ? [] : [("payload.traits.badge", .truth(false))]
    return switch self {
    case .alertString, .alertDictionary: [("payload.traits.alert", .truth(true))]
    case .sound: noAlert + noBadge + [("payload.traits.sound", .truth(true))]
    case .soundAndBadge:
      noAlert + [("payload.traits.sound", .truth(true)), ("payload.traits.badge", .truth(true))]
    case .badge: noAlert + noSound + [("payload.traits.badge", .truth(true))]
    case .nothing: noAlert + noSound + noBadge
    }
  }
}

extension PayloadTraits {
  /// Shows this content and nothing more noticeable.
  fileprivate mutating func show(_ content: VisibleContent) {
    switch content {
    case .nothing, .badge, .sound, .soundAndBadge: alert = .absent
    case .alertString: alert = .string
    case .alertDictionary: alert = .dictionary
    }
    switch content {
    case .nothing:
      sound = .absent
      badge = .absent
    case .badge:
      sound = .absent
      badge = .present
    case .sound:
      sound = .present
      badge = .absent
    case .soundAndBadge:
      sound = .present
      badge = .present
    case .alertString, .alertDictionary: break
    }
  }
}
