package import PushPayload

/// Why a call or a question has no answer: mistakes in its words, or in the files that they name.
package enum ArgumentError: Error, Hashable, Sendable {
  /// A list contains the word for an empty list beside other words.
  case notAlone(_ flag: Subject, _ word: String)
  /// A flag or a header has an invalid value.
  case unknownValue(Subject, String, expected: [String], at: MeantWord.Place? = nil)
  /// A flag lists a method that does not exist; `or` is the word for no method at all.
  case unknownMethod(Subject, String, or: String?, nearest: [String])
  /// The rules do not cover a version of iOS.
  case unknownVersion(Subject, String, nearest: String?)
  /// A word is no event; `expected` is what could be in its place.
  case unknownEvent(String, expected: String)
  /// An event lacks its value.
  case incompleteEvent(String, expected: String)
  /// The time that passes is no whole number of seconds, or more than a year.
  case unknownTime(String)
  /// Two statements contradict each other.
  case contradiction(Subject, Subject, because: String? = nil)
  /// The situation cannot exist in the stated state.
  case impossible(flag: Subject, String, rule: String)
  /// No script can start in the state that a flag states.
  case impossibleStart(Subject, reason: String)
  /// A mistake that only the call of a command can have, with lines to print below the message.
  case call(String, below: [String] = [])
  /// Files are wrong, or cannot be read or written.
  case files([FileMessage])

  /// A flag or a member of a file, spelled as in the call or the file, perhaps with its value.
  package struct Subject: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String
    /// The place in the file, or nil for a flag.
    package let position: SourcePosition?

    package init(_ text: String, at position: SourcePosition? = nil) {
      self.text = text
      self.position = position
    }

    package init(stringLiteral text: String) { self.init(text) }

    package func adding(_ value: String) -> Subject { Subject(text + " " + value, at: position) }
  }

  /// The first place in a file that causes the error, or nil if flags cause it.
  package var position: SourcePosition? {
    switch self {
    case .unknownValue(let subject, _, _, _), .unknownMethod(let subject, _, _, _),
      .unknownVersion(let subject, _, _), .notAlone(let subject, _),
      .impossible(let subject, _, _), .impossibleStart(let subject, _):
      subject.position
    case .contradiction(let one, let other, _):
      [one, other].compactMap { $0.position }.min()
    case .unknownEvent, .incompleteEvent, .unknownTime, .call, .files: nil
    }
  }
}

extension ArgumentError.Subject: CustomStringConvertible {
  package var description: String { text }
}

extension ArgumentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAlone(let flag, let word): "\(flag): \(word) stands alone, not in a list"
    case .unknownValue(let flag, let value, let expected, let place):
      "\(flag): found \(Self.quoted(value)), expected \(Self.list(expected))"
        + MeantWord.ending(for: value, at: place, among: expected)
    case .unknownMethod(let flag, let value, let empty, let nearest):
      "\(flag): found \(Self.quoted(value)), expected a method"
        + (empty.map { " or " + $0 } ?? "") + Self.question(nearest)
        + "; all of them: pushroute help methods"
    case .unknownVersion(let flag, let value, let nearest):
      "\(flag): found \(Self.quoted(value)), expected a version of iOS: 3 to 18, 26 or 27, such as "
        + "9 or 10.1"
        + MeantWord.ending(
          for: value,
          at: .version,
          or: nearest.map { [$0] } ?? []
        )
    case .unknownEvent(let word, let expected):
      "found \(Self.quoted(word)), expected \(expected)" + Self.hint(EventWord.nearest(to: word))
    case .incompleteEvent(let word, let expected):
      "found \(Self.quoted(word)), expected \(expected)"
    case .unknownTime(let text):
      "after: found \(Self.quoted(text)), expected whole seconds from 0 to "
        + String(EventWord.longestTime)
    case .contradiction(let one, let other, let reason):
      "\(one) and \(other) cannot be combined" + (reason.map { ": " + $0 } ?? "")
    case .impossible(let flag, let sentence, let rule):
      "\(flag): this situation cannot exist: \(Self.clause(sentence)) [\(rule)]"
    case .impossibleStart(let start, let reason): "\(start): no script can start there: \(reason)"
    case .call(let message, _): message
    case .files(let messages): messages.map { $0.description }.joined(separator: "\n")
    }
  }

  private static func hint(_ nearest: [String]) -> String {
    guard !nearest.isEmpty else { return "; see: pushroute help events" }
    return "; did you mean \(PrintableText.escaped(list(nearest)))?"
  }

  /// Reads a file, and turns its error into that of the call.
  package static func converting<Result>(
    _ read: @autoclosure () throws(FileMessage) -> Result
  ) throws(ArgumentError) -> Result {
    do {
      return try read()
    } catch {
      throw .files([error])
    }
  }

  /// A sentence without its period.
  package static func clause(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// A word as messages show it: in backticks, escaped, and cut if it is long.
  package static func quoted(_ text: String) -> String { PrintableText.quoted(text, limit: 80) }

  /// The end of a message that suggests words; empty without words.
  package static func question(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(list(nearest))?"
  }

  /// Joins words as alternatives, with commas and a final “or”.
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
