internal import PushPayload

/// A mistake in a script, or in the situation that it starts from.
enum ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call names neither a scenario nor events, and standard input is not piped.
  case missing
  /// The call names more than one scenario.
  case secondScenario(String)
  /// The call names a scenario among events.
  case scenarioAmongEvents(String)
  /// A word is no event; `expected` is what could stand in its place.
  case unknownEvent(String, expected: String)
  /// An event lacks its value.
  case incomplete(String, expected: String)
  /// The time that passes is no whole number of seconds, or more than a year.
  case unknownTime(String)
  /// No script can start from the state.
  case impossibleStart(String, reason: String)
  /// An event of the command line, by its number, cannot happen.
  case impossibleEvent(String, number: Int, possible: [String])

  /// What was found and what was expected, as a clause without a period.
  var description: String {
    switch self {
    case .missing:
      "no script: name a scenario file, or - for standard input, or events such as home; "
        + "see: pushroute simulate --help"
    case .secondScenario(let path):
      "simulate plays one scenario at a time, found another: \(ArgumentError.quoted(path))"
    case .scenarioAmongEvents(let path):
      "found \(ArgumentError.quoted(path)) among events: a scenario stands alone, and a payload is "
        + "written \(ArgumentError.quoted("push:" + path))"
    case .unknownEvent(let word, let expected):
      "found \(ArgumentError.quoted(word)), expected \(expected)"
        + Self.hint(EventWord.nearest(to: word))
    case .incomplete(let word, let expected):
      "found \(ArgumentError.quoted(word)), expected \(expected)"
    case .unknownTime(let text):
      "after: found \(ArgumentError.quoted(text)), expected whole seconds from 0 to "
        + String(EventWord.longestTime)
    case .impossibleStart(let start, let reason): "\(start): no script can start there: \(reason)"
    case .impossibleEvent(let message, let number, _): "event \(number): \(message)"
    }
  }

  private static func hint(_ nearest: [String]) -> String {
    guard !nearest.isEmpty else { return "; see: pushroute help events" }
    return "; did you mean \(PrintableText.escaped(ArgumentError.list(nearest)))?"
  }
}
