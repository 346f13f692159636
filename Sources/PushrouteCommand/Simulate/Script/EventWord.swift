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

  /// The words for events without a value.
  static let all = LifecycleEvent.scripted.map(\.name)

  /// Reads a word; `expected` describes valid words in an error.
  init(_ text: String, expected: String) throws(ScriptError) {
    if let path = Self.rest(of: text, behind: "push") {
      guard !path.isEmpty else { throw .incomplete(text, expected: "push:FILE") }
      self = .push(path: path)
    } else if let time = Self.rest(of: text, behind: "after") {
      guard !time.isEmpty else { throw .incomplete(text, expected: "after:SECONDS") }
      guard let seconds = Self.seconds(time) else { throw .unknownTime(time) }
      self = .after(seconds: seconds)
    } else if let event = LifecycleEvent(Kebab.word(text, in: Self.all) ?? text) {
      self = .event(event)
    } else {
      throw .unknownEvent(text, expected: expected)
    }
  }

  /// Reads seconds from digits, or returns nil.
  private static func seconds(_ text: String) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isWholeNumber }), let seconds = Int(text) else {
      return nil
    }
    return seconds <= longestTime ? seconds : nil
  }

  /// Returns what follows a word and a colon; nothing if the word stands alone; nil behind others.
  private static func rest(of text: String, behind word: String) -> String? {
    if text == word { return "" }
    return text.hasPrefix(word + ":") ? String(text.dropFirst(word.count + 1)) : nil
  }
}
