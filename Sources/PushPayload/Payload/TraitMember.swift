/// What a value in a payload is to the routing.
enum TraitMember: UInt8, Hashable {
  case ignored
  case text
  case aps
  case beside
  case nested
  case contentAvailable
  case mutableContent
  case badge
  case category
  case event
  case alert
  case title
  case body
  case subtitle
  case locKey
  case titleLocKey
  case subtitleLocKey
  case partLocKey
  case sound
  case name
  case critical
  case volume

  /// The place that the value is if it is an object, or nil if nothing in it matters.
  var place: TraitPlace? {
    switch self {
    case .text: .root
    case .aps: .aps
    case .beside: .beside
    case .alert: .alert
    case .sound: .sound
    case .title, .body: .alertPart
    case .nested, .contentAvailable, .mutableContent, .badge, .category, .event: .nested
    default: nil
    }
  }

  /// Whether it is a flag, spelt right and in its place.
  var isFlag: Bool { self == .contentAvailable || self == .mutableContent }

  /// The member alone.
  var bit: TraitMembers { TraitMembers(rawValue: 1 << UInt32(rawValue)) }
}

/// Members that are there and count.
struct TraitMembers: OptionSet {
  let rawValue: UInt32

  static let alert = TraitMember.alert.bit
  static let badge = TraitMember.badge.bit
  static let category = TraitMember.category.bit
  /// An alert, and the parts that give it a text.
  static let ofAlert: TraitMembers = [
    alert, TraitMember.title.bit, TraitMember.body.bit, TraitMember.subtitle.bit,
    TraitMember.locKey.bit, TraitMember.titleLocKey.bit, TraitMember.subtitleLocKey.bit,
  ]
  /// A sound, and the parts that make it heard.
  static let ofSound: TraitMembers = [
    TraitMember.sound.bit, TraitMember.name.bit, TraitMember.critical.bit, TraitMember.volume.bit,
  ]
}
