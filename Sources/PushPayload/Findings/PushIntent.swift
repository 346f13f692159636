package import PushRules

/// What a push was meant to do, and fails to do because of a mistake.
package enum PushIntent: Hashable, Sendable {
  /// It shows a text.
  case alert
  /// It plays a sound.
  case sound
  /// It sets the badge.
  case badge
  /// It sets a flag.
  case flag(FlagKey)
  case pushType(PushType)
  case priority(Priority)

  package func mended(in situation: Situation) -> Situation {
    var situation = situation
    switch self {
    case .alert: situation.payload.alert = .dictionary
    case .sound: situation.payload.sound = .present
    case .badge: situation.payload.badge = .present
    case .flag(.contentAvailable): situation.payload.contentAvailable = .one
    case .flag(.mutableContent): situation.payload.mutableContent = .one
    case .pushType(let type): situation.pushType = type
    case .priority(let priority): situation.priority = priority
    }
    return situation
  }
}
