package import PushRules

/// What a push was meant to do, and does not do because of a mistake.
package enum Meaning: Hashable, Sendable {
  /// There is a text to show.
  case alert
  /// There is a sound to play.
  case sound
  /// There is a number for the icon.
  case badge
  /// A flag is set.
  case flag(FlagKey)
  /// The request has this push type.
  case pushType(PushType)
  /// The request has this priority.
  case priority(Priority)

  /// Returns the situation in which the push does what it was meant to do.
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
