/// A key of a usual payload, with the kind of value that it has.
enum OutlineKey: UInt8, Hashable {
  case alert
  case alertObject
  case badge
  case sound
  case soundObject
  case contentAvailable
  case mutableContent
  case category
  case threadID
  case targetContentID
  case filterCriteria
  case interruptionLevel
  case relevanceScore
  case title
  case subtitle
  case body
  case launchImage
  case locKey
  case locArgs
  case titleLocKey
  case titleLocArgs
  case subtitleLocKey
  case subtitleLocArgs
  case soundName
  case critical
  case volume

  /// What a value has to be.
  enum Kind {
    /// A string that is not empty.
    case text
    /// The name of a sound that iOS plays, or of no file.
    case soundName
    /// One of the levels.
    case level
    /// A whole number from 0 on.
    case count
    /// The number 1.
    case one
    /// A number from 0 to 1.
    case share
    /// An array of strings, with at least one.
    case texts
    /// An object.
    case object
  }

  /// What the value has to be.
  var kind: Kind {
    switch self {
    case .alert, .category, .threadID, .targetContentID, .filterCriteria, .title, .subtitle, .body,
      .launchImage, .locKey, .titleLocKey, .subtitleLocKey:
      .text
    case .sound, .soundName: .soundName
    case .interruptionLevel: .level
    case .badge: .count
    case .contentAvailable, .mutableContent, .critical: .one
    case .relevanceScore, .volume: .share
    case .locArgs, .titleLocArgs, .subtitleLocArgs: .texts
    case .alertObject, .soundObject: .object
    }
  }

  /// The key that stands for an object in place of a string, or nil.
  var asObject: OutlineKey? {
    switch self {
    case .alert: .alertObject
    case .sound: .soundObject
    default: nil
    }
  }
}

/// An object of a usual payload, by what its keys are.
enum OutlinePlace: Hashable {
  /// The payload.
  case root
  /// The object `aps`.
  case aps
  /// The alert.
  case alert
  /// The sound.
  case sound
  /// An object beside `aps`.
  case beside
  /// An array of arguments.
  case arguments
  /// An object or array further within.
  case within

  /// Returns what a key of `aps`, of the alert or of the sound is, or nil if it is unusual.
  @inline(__always)
  func key(_ range: Range<Int>, of bytes: Span<UInt8>) -> OutlineKey? {
    switch self {
    case .aps: Self.ofAps.value(range, of: bytes)
    case .alert: Self.ofAlert.value(range, of: bytes)
    case .sound: Self.ofSound.value(range, of: bytes)
    case .root, .beside, .arguments, .within: nil
    }
  }

  private static let ofAps: KeyTable<OutlineKey> = [
    "alert": .alert, "badge": .badge, "sound": .sound, "content-available": .contentAvailable,
    "mutable-content": .mutableContent, "category": .category, "thread-id": .threadID,
    "target-content-id": .targetContentID, "filter-criteria": .filterCriteria,
    "interruption-level": .interruptionLevel, "relevance-score": .relevanceScore,
  ]
  private static let ofAlert: KeyTable<OutlineKey> = [
    "title": .title, "subtitle": .subtitle, "body": .body, "launch-image": .launchImage,
    "loc-key": .locKey, "loc-args": .locArgs, "title-loc-key": .titleLocKey,
    "title-loc-args": .titleLocArgs, "subtitle-loc-key": .subtitleLocKey,
    "subtitle-loc-args": .subtitleLocArgs,
  ]
  private static let ofSound: KeyTable<OutlineKey> = [
    "name": .soundName, "critical": .critical, "volume": .volume,
  ]
}
