/// The role of a payload's value for the route.
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

  /// The place that an object here opens, or nil if nothing in it matters.
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

  var isFlag: Bool { self == .contentAvailable || self == .mutableContent }

  var bit: TraitMembers { TraitMembers(rawValue: 1 << UInt32(rawValue)) }
}

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
  static let ofSound: TraitMembers = [
    TraitMember.sound.bit, TraitMember.name.bit, TraitMember.critical.bit, TraitMember.volume.bit,
  ]
}

enum TraitPlace: Hashable {
  /// Outside of all objects.
  case text
  /// The payload.
  case root
  /// An object beside `aps`.
  case beside
  /// The object `aps`.
  case aps
  case alert
  /// A title or body that is an object, as in a Live Activity.
  case alertPart
  case sound
  /// Another object in `aps`.
  case nested

  var outer: TraitPlace {
    switch self {
    case .text, .root: .text
    case .beside, .aps: .root
    case .alert, .sound, .nested: .aps
    case .alertPart: .alert
    }
  }

  func member(_ range: Range<Int>, of bytes: Span<UInt8>) -> TraitMember {
    switch self {
    case .root: Self.rootMembers.value(range, of: bytes) ?? .beside
    case .aps: Self.apsMembers.value(range, of: bytes) ?? .nested
    case .alert: Self.alertMembers.value(range, of: bytes) ?? .ignored
    case .alertPart: Self.partMembers.value(range, of: bytes) ?? .ignored
    case .sound: Self.soundMembers.value(range, of: bytes) ?? .ignored
    case .text, .beside, .nested: .ignored
    }
  }

  private static let rootMembers: KeyTable<TraitMember> = ["aps": .aps]
  private static let apsMembers: KeyTable<TraitMember> = [
    "alert": .alert, "sound": .sound, "badge": .badge, "category": .category,
    "event": .event,
    "content-available": .contentAvailable, "mutable-content": .mutableContent,
    "content-state": .ignored, "attributes": .ignored,
  ]
  private static let alertMembers: KeyTable<TraitMember> = [
    "title": .title, "body": .body, "subtitle": .subtitle, "loc-key": .locKey,
    "title-loc-key": .titleLocKey, "subtitle-loc-key": .subtitleLocKey,
  ]
  private static let partMembers: KeyTable<TraitMember> = ["loc-key": .partLocKey]
  private static let soundMembers: KeyTable<TraitMember> = [
    "name": .name, "critical": .critical, "volume": .volume,
  ]
}

enum PayloadShape: Hashable {
  case noObject
  /// An object without `aps`.
  case noAps
  /// An object whose `aps` is no object.
  case otherAps
  /// An object with an object `aps`.
  case payload
}
