internal import AppLifecycle

/// An event of a script, as the command line or a scenario writes it.
enum EventWord: Hashable, Sendable {
  /// An event of the life cycle.
  case event(LifecycleEvent)
  /// A push with a payload in a file.
  case push(path: String)
  /// A number of seconds that pass.
  case after(seconds: Int)

  /// The most seconds that may pass at once: a year.
  static let longestTime = 365 * 24 * 60 * 60

  /// The words for events without a value, other words for the same last.
  static let all = LifecycleEvent.scripted.map(\.name) + LifecycleEvent.synonyms.map(\.word)

  static let patternWithValue = "^(\(pushWord):.+|\(timeWord):[0-9]+)$"

  private static let timeWord = "after"
  private static let pushWord = "push"

  /// Reads a word, in any case; `expected` describes valid words in an error.
  init(_ text: String, expected: String) throws(ScriptError) {
    let (word, value) = Self.parts(of: text)
    if word == Self.pushWord {
      guard let value, !value.isEmpty else { throw .incomplete(text, expected: "push:FILE") }
      self = .push(path: value)
    } else if word == Self.timeWord {
      guard let value, !value.isEmpty else { throw .incomplete(text, expected: "after:SECONDS") }
      guard let seconds = Self.seconds(value) else { throw .unknownTime(value) }
      self = .after(seconds: seconds)
    } else if let known = Kebab.word(text, in: Self.all) ?? Kebab.word(word, in: Self.all),
      value == nil, let event = LifecycleEvent(known)
    {
      self = .event(event)
    } else {
      throw .unknownEvent(text, expected: expected)
    }
  }

  /// Whether a word is one that takes a value, whatever stands behind its colon.
  static func takesValue(_ text: String) -> Bool {
    let (word, value) = parts(of: text)
    return value != nil && [pushWord, timeWord].contains(word)
  }

  /// The known words that somebody may have meant: those that begin with the word, or the nearest to
  /// it, with the value behind its colon.
  static func nearest(to text: String) -> [String] {
    let (word, value) = parts(of: text)
    let known = value == nil ? all : [pushWord, timeWord]
    let longer = known.filter { $0.hasPrefix(word + "-") }
    if !longer.isEmpty { return longer }
    let nearest = NearestWord(to: value == nil ? text : word, in: known).word
    return nearest.map { [$0 + (value.map { ":" + $0 } ?? "")] } ?? []
  }

  /// Reads seconds from digits, or returns nil.
  private static func seconds(_ text: String) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isWholeNumber }), let seconds = Int(text) else {
      return nil
    }
    return seconds <= longestTime ? seconds : nil
  }

  /// The word in lower case, and what stands behind its colon, or nil without one.
  private static func parts(of text: String) -> (word: String, value: String?) {
    let word = text.prefix { $0 != ":" }
    let rest = text.dropFirst(word.count)
    return (word.lowercased(), rest.isEmpty ? nil : String(rest.dropFirst()))
  }
}
