internal import PushPayload
internal import PushRules
internal import Questions

/// A payload named by its content, such as `alert+content-available`.
struct PayloadKind: Hashable, Sendable {
  enum Part: String, CaseIterable, Hashable, Sendable {
    case alert
    case sound
    case badge
    case contentAvailable = "content-available"
    case mutableContent = "mutable-content"
    case category
  }

  static let empty = "empty"
  static let words = Part.allCases.map(\.rawValue) + [empty]

  private let parts: Set<Part>

  /// Reads the name of a kind: words joined by plus signs.
  init(_ name: String, of flag: ArgumentError.Subject) throws(ArgumentError) {
    var parts: Set<Part> = []
    for word in PlusList(name).words where name != Self.empty {
      if word == Self.empty { throw .notAlone(flag, word) }
      guard let part = Kebab.word(word, in: Self.words).flatMap({ Part(rawValue: $0) }) else {
        throw .unknownValue(flag, word, expected: Self.words + ["several such as alert+sound"])
      }
      parts.insert(part)
    }
    self.parts = parts
  }

  var name: String {
    let words = Part.allCases.filter(parts.contains).map(\.rawValue)
    return words.isEmpty ? Self.empty : words.joined(separator: "+")
  }

  var payload: InputPayload {
    InputPayload(name, byteCount: traits.sample.utf8.count, traits: traits)
  }

  private var traits: PayloadTraits {
    PayloadTraits(
      alert: parts.contains(.alert) ? .dictionary : .absent,
      sound: parts.contains(.sound) ? .present : .absent,
      badge: parts.contains(.badge) ? .present : .absent,
      contentAvailable: parts.contains(.contentAvailable) ? .one : .absent,
      mutableContent: parts.contains(.mutableContent) ? .one : .absent,
      category: parts.contains(.category) ? .present : .absent
    )
  }
}

struct PlusList: Hashable, Sendable {
  let words: [String]

  init(_ text: String) {
    words = text.split(separator: "+", omittingEmptySubsequences: false).map { String($0) }
  }
}
