package import AppLifecycle
package import PushPayload

/// An event of a script, as the command line or a scenario writes it.
package enum EventWord: Hashable, Sendable {
  case event(LifecycleEvent)
  /// A push with a payload in a file.
  case push(path: String)
  /// A push with a payload in the scenario itself, which no word names.
  case payload(JSONNode)
  /// A number of seconds that pass.
  case after(seconds: Int)

  /// The most seconds that may pass at once: a year.
  static let longestTime = 365 * 24 * 60 * 60

  /// The words for events without a value, other words for the same last.
  package static let all =
    LifecycleEvent.scripted.map { $0.name } + LifecycleEvent.synonyms.map { $0.word }

  /// The pattern of words that take a value, for schemas.
  package static let patternWithValue = "^(\(pushWord):.+|\(timeWord):[0-9]+)$"

  private static let timeWord = "after"
  private static let pushWord = "push"

  /// Reads a word, in any case; `expected` describes valid words in an error.
  package init(_ text: String, expected: String) throws(ArgumentError) {
    let (word, value) = Self.parts(of: text)
    if word == Self.pushWord {
      guard let value, !value.isEmpty else { throw .incompleteEvent(text, expected: "push:FILE") }
      self = .push(path: value)
    } else if word == Self.timeWord {
      guard let value, !value.isEmpty else {
        throw .incompleteEvent(text, expected: "after:SECONDS")
      }
      guard let seconds = Self.seconds(value) else { throw .unknownTime(value) }
      self = .after(seconds: seconds)
    } else if let known = Kebab.word(text, in: Self.all) ?? Kebab.word(word, in: Self.all),
      value == nil, let event = LifecycleEvent(known)
    {
      self = .event(event)
    } else {
      let outside = LifecycleEvent.unmodelled.first { Kebab.word(word, in: $0.words) != nil }
      throw .unknownEvent(text, expected: outside.map { expected + ": " + $0.because } ?? expected)
    }
  }

  /// Whether a word takes a value, valid or not, after its colon.
  package static func takesValue(_ text: String) -> Bool {
    let (word, value) = parts(of: text)
    return value != nil && [pushWord, timeWord].contains(word)
  }

  /// Suggestions for a misspelt word: the known words that begin with it, or the nearest one, with
  /// the value after its colon.
  package static func nearest(to text: String) -> [String] {
    let (word, value) = parts(of: text)
    let known = value == nil ? all : [pushWord, timeWord]
    let longer = known.filter { $0.hasPrefix(word + "-") }
    if !longer.isEmpty { return longer }
    let nearest = NearestWord(to: value == nil ? text : word, in: known).word
    return nearest.map { [$0 + (value.map { ":" + $0 } ?? "")] } ?? []
  }

  private static func seconds(_ text: String) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isWholeNumber }), let seconds = Int(text) else {
      return nil
    }
    return seconds <= longestTime ? seconds : nil
  }

  private static func parts(of text: String) -> (word: String, value: String?) {
    let word = text.prefix { $0 != ":" }
    let rest = text.dropFirst(word.count)
    return (word.lowercased(), rest.isEmpty ? nil : String(rest.dropFirst()))
  }
}
