internal import PushRules

/// A key that Apple documents, and since when it counts.
struct KnownKey: Hashable, Sendable {
  let name: String
  let since: SystemVersion
  /// The name without separators; a key that nobody knows is compared with it.
  private var letters: some Sequence<UInt8> {
    name.utf8.lazy.filter { LetterSet(letter: $0) != [] }
  }

  init(_ name: String, _ since: SystemVersion = .iOS(3, 0)) {
    self.name = name
    self.since = since
  }

  /// Whether the name is made of some letters in lower case, but for separators.
  func isMade(of word: [UInt8]) -> Bool { letters.elementsEqual(word) }

  /// Returns the number of letters to change to make a word of this key, or nil if they are many.
  func distance(to word: [UInt8], _ wordSet: LetterSet) -> Int? {
    var (count, letterSet) = (0, LetterSet())
    for letter in letters {
      count += 1
      letterSet.insert(LetterSet(letter: letter))
    }
    let limit = count < 8 ? 1 : 2
    guard abs(count - word.count) <= limit, letterSet.isNear(wordSet) else { return nil }
    let distance = EditDistance.between(word, Array(letters))
    return distance <= limit ? distance : nil
  }

  /// The keys of `aps`.
  static let aps: [KnownKey] = [
    KnownKey("alert"), KnownKey("badge"), KnownKey("sound"),
    KnownKey("content-available", .iOS(7, 0)), KnownKey("category", .iOS(8, 0)),
    KnownKey("mutable-content", .iOS(10, 0)), KnownKey("thread-id", .iOS(10, 0)),
    KnownKey("target-content-id", .iOS(13, 0)), KnownKey("interruption-level", .iOS(15, 0)),
    KnownKey("relevance-score", .iOS(15, 0)), KnownKey("filter-criteria", .iOS(16, 0)),
    KnownKey("event", .iOS(16, 1)), KnownKey("timestamp", .iOS(16, 1)),
    KnownKey("content-state", .iOS(16, 1)), KnownKey("dismissal-date", .iOS(16, 1)),
    KnownKey("stale-date", .iOS(16, 2)), KnownKey("attributes-type", .iOS(17, 2)),
    KnownKey("attributes", .iOS(17, 2)), KnownKey("input-push-token", .iOS(18, 0)),
    KnownKey("input-push-channel", .iOS(18, 0)), KnownKey("content-changed", .iOS(26, 0)),
    KnownKey("url-args"),
  ]

  /// The keys of an alert.
  static let alert: [KnownKey] = [
    KnownKey("title", .iOS(8, 2)), KnownKey("subtitle", .iOS(10, 0)), KnownKey("body"),
    KnownKey("launch-image"), KnownKey("loc-key"), KnownKey("loc-args"),
    KnownKey("title-loc-key", .iOS(8, 2)), KnownKey("title-loc-args", .iOS(8, 2)),
    KnownKey("subtitle-loc-key", .iOS(10, 0)), KnownKey("subtitle-loc-args", .iOS(10, 0)),
    KnownKey("summary-arg", .iOS(12, 0)), KnownKey("summary-arg-count", .iOS(12, 0)),
    KnownKey("action-loc-key"), KnownKey("action"), KnownKey("show-view"),
  ]

  /// The keys of a sound that is an object.
  static let sound: [KnownKey] = ["critical", "name", "volume"].map { KnownKey($0, .iOS(12, 0)) }

  /// The request headers of a push.
  static let headers: [KnownKey] = [
    "apns-id", "apns-push-type", "apns-expiration", "apns-priority", "apns-topic",
    "apns-collapse-id", "apns-channel-id", "apns-request-id", "apns-unique-id",
  ].map { KnownKey($0) }
}

extension [KnownKey] {
  /// Returns the key with exactly this name, or nil.
  func named(_ name: String) -> KnownKey? {
    first { $0.name.hasSameScalars(as: name) }
  }

  /// Tells whether one has exactly this name.
  func contains(_ name: String) -> Bool {
    contains { $0.name.hasSameScalars(as: name) }
  }

  /// Returns the key that a word is but for case and separators, or nil.
  func spelt(like word: String) -> KnownKey? {
    let letters = FlagKey.letters(of: word)
    return first { $0.isMade(of: letters) }
  }

  /// Returns the key that a misspelt one is nearest to, or nil if none is near.
  func nearest(to word: String) -> Misspelling? {
    if let same = spelt(like: word) {
      return Misspelling(meant: same.name, distance: 0, isClear: true)
    }
    if let flag = FlagKey.allCases.first(where: { $0.resembles(word) }), contains(flag.rawValue) {
      return Misspelling(meant: flag.rawValue, distance: 2, isClear: true)
    }
    let letters = FlagKey.letters(of: word)
    let letterSet = LetterSet(letters)
    var nearest: Misspelling?
    for key in self {
      guard let distance = key.distance(to: letters, letterSet),
        distance < nearest?.distance ?? .max
      else { continue }
      let isClear = FlagKey.letters(of: key.name).count >= 12
      nearest = Misspelling(meant: key.name, distance: distance, isClear: isClear)
    }
    return nearest
  }

  /// Returns the end of a message that names the key which was probably meant, or nothing.
  func question(for word: String) -> String {
    nearest(to: word).map { "; did you mean `\($0.meant)`?" } ?? ""
  }
}

/// What was probably meant by a word.
struct Misspelling: Hashable, Sendable {
  let meant: String
  /// The letters to change, or about as many.
  let distance: Int
  /// Whether nothing else can have been meant.
  let isClear: Bool
}
