/// Names that Apple documents, and the search for the one that a misspelt name means.
struct KnownNames: Sendable {
  /// The names, in lower case with hyphens.
  let names: [String]
  /// Names of other systems for the same, in lower case without separators.
  private let synonyms: [String: String]

  init(_ names: [String], synonyms: [String: String] = [:]) {
    self.names = names
    self.synonyms = synonyms
  }

  func contains(_ name: String) -> Bool { names.contains { $0.hasSameScalars(as: name) } }

  /// The name that a word equals except for case and separators, or nil.
  func spelt(like word: String) -> String? {
    let letters = FlagKey.letters(of: word)
    return names.first { Self.letters(of: $0).elementsEqual(letters) }
  }

  /// The name that is nearest to a misspelt one, or nil if none is near.
  func nearest(to word: String) -> Misspelling? {
    if let same = spelt(like: word) { return Misspelling(meant: same, distance: 0, isClear: true) }
    if let flag = FlagKey.allCases.first(where: { $0.resembles(word) }), contains(flag.rawValue) {
      return Misspelling(meant: flag.rawValue, distance: 2, isClear: true)
    }
    let letters = FlagKey.letters(of: word)
    if let synonym = synonyms[String(decoding: letters, as: UTF8.self)] {
      return Misspelling(meant: synonym, distance: 1, isClear: true)
    }
    let letterSet = LetterSet(letters)
    var nearest: Misspelling?
    for name in names {
      guard let distance = Self.distance(from: name, to: letters, letterSet),
        distance < nearest?.distance ?? .max
      else { continue }
      let isClear = FlagKey.letters(of: name).count >= 12
      nearest = Misspelling(meant: name, distance: distance, isClear: isClear)
    }
    return nearest
  }

  /// The end of a message that suggests the probable name, or an empty text.
  func suggestion(for word: String) -> String {
    nearest(to: word).map { "; did you mean `\($0.meant)`?" } ?? ""
  }

  private static func letters(of name: String) -> some Sequence<UInt8> {
    name.utf8.lazy.filter { LetterSet(letter: $0) != [] }
  }

  private static func distance(from name: String, to word: [UInt8], _ wordSet: LetterSet) -> Int? {
    var (count, letterSet) = (0, LetterSet())
    for letter in letters(of: name) {
      count += 1
      letterSet.insert(LetterSet(letter: letter))
    }
    let limit = count < 8 ? 1 : 2
    guard abs(count - word.count) <= limit, letterSet.isNear(wordSet) else { return nil }
    let distance = EditDistance.between(word, Array(letters(of: name)))
    return distance <= limit ? distance : nil
  }

  static let aps = KnownNames(
    PayloadKey.aps.map { $0.name },
    synonyms: [
      "threadidentifier": "thread-id", "targetcontentidentifier": "target-content-id",
      "categoryidentifier": "category", "clickaction": "category",
    ]
  )

  static let alert = KnownNames(PayloadKey.alert.map { $0.name })

  static let sound = KnownNames(PayloadKey.sound.map { $0.name })

  static let activity = KnownNames(PayloadKey.aps.filter { $0.isForActivity }.map { $0.name })

  static let headers = KnownNames([
    "apns-id", "apns-push-type", "apns-expiration", "apns-priority", "apns-topic",
    "apns-collapse-id", "apns-channel-id", "apns-request-id", "apns-unique-id",
  ])
}

struct Misspelling: Hashable, Sendable {
  let meant: String
  /// About how many letters differ.
  let distance: Int
  /// Whether no other name is likely.
  let isClear: Bool
}
