internal import PushPayload

/// What is wrong with a script, or with where it starts.
enum ScriptError: Error, Hashable, Sendable {
  /// Neither a scenario nor events are named, and nothing comes from standard input.
  case missing
  /// A scenario is named after another.
  case secondScenario(String)
  /// A scenario is named among events.
  case scenarioAmongEvents(String)
  /// A word that is no event; `expected` says what could stand there.
  case unknownEvent(String, expected: String)
  /// An event that stands without what it needs.
  case incomplete(String, expected: String)
  /// The time that passes is no number of seconds, or more than a year.
  case unknownTime(String)
  /// The life cycle does not know the state that the script starts from.
  case impossibleStart(String, reason: String)
  /// An event of the command line, by its number, cannot happen.
  case impossibleEvent(String, number: Int)

  /// What was found and what was expected, as a clause without a period.
  var message: String {
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
        + (NearestWord(to: word, in: EventWord.all).word.map { "; did you mean \($0)?" }
          ?? "; see: pushroute help events")
    case .incomplete(let word, let expected):
      "found \(ArgumentError.quoted(word)), expected \(expected)"
    case .unknownTime(let text):
      "after: found \(ArgumentError.quoted(text)), expected whole seconds from 0 to "
        + String(EventWord.longestTime)
    case .impossibleStart(let start, let reason): "\(start): no script can start there: \(reason)"
    case .impossibleEvent(let message, let number): "event \(number): \(message)"
    }
  }
}
