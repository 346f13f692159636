internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

// Mistakes that only a call can have: the files and the page have no flags, commands or operands.
extension ArgumentError {
  /// The messages to print, with the lines that belong below them.
  var messages: [PrintedText] {
    let head = "pushroute: " + description
    switch self {
    case .files(let messages): return messages.map(\.text)
    case .call(_, let lines) where !lines.isEmpty: return [PrintedText(lines: [head] + lines)]
    default: return [PrintedText(head)]
    }
  }

  /// Reads a file, and turns its error into that of the call.
  static func converting<Result>(
    _ read: @autoclosure () throws(FileMessage) -> Result
  ) throws(ArgumentError) -> Result {
    do {
      return try read()
    } catch {
      throw .files([error])
    }
  }

  static func unknownCommand(_ name: String) -> ArgumentError {
    let known = CommandName.words
    return .call(
      "unknown command \(quoted(name)), expected " + list(known)
        + MeantWord.ending(for: name, at: .command, among: known)
    )
  }

  static func unknownFlag(_ name: String, command: String, nearest: String?) -> ArgumentError {
    let word = String(name.drop { $0 == "-" })
    let ending = MeantWord.ending(for: word, at: .flag, or: nearest.map { [$0] } ?? [])
    let help = "; see: pushroute \(command) --help"
    return .call("unknown flag \(quoted(name))" + (ending.isEmpty ? help : ending))
  }

  static func missingValue(_ flag: CommandFlag) -> ArgumentError {
    let words = flag.value?.words ?? []
    let values = words.isEmpty ? flag.value?.placeholder ?? "" : list(words)
    let ending = MeantWord.ending(for: "", at: .value(of: flag.name))
    return .call("\(flag.spelling) needs a value: \(values)\(ending)")
  }

  static func unknownInput(_ name: String, among known: [String]) -> ArgumentError {
    .call(
      "--set: \(quoted(name)) is no input; write INPUT=VALUE"
        + NearestWord(to: name, in: known).suggestion
        + "; all of them: pushroute help situation"
    )
  }

  static func unexpectedValue(_ flag: CommandFlag, _ value: String) -> ArgumentError {
    .call("\(flag.spelling) takes no value, not \(quoted(value))")
  }

  static func noEffect(_ flag: Subject, without other: Subject) -> ArgumentError {
    .call("\(flag) has no effect without \(other)")
  }

  static func duplicate(_ part: String, in flag: Subject) -> ArgumentError {
    .call("\(flag) names \(part) twice")
  }

  static let missingRows = ArgumentError.call(
    "nothing to put into rows: add --rows, --columns or the name of a table"
  )

  static func tooManyCells(_ count: Int, largest: Int) -> ArgumentError {
    .call("this table would have \(count) cells; at most \(largest) are printed")
  }

  static func unwritableFormat(_ file: FilePath, expected: [String]) -> ArgumentError {
    .call(
      "-o \(file.quoted): this command writes \(list(expected)); name one with --format"
        + MeantWord.ending(forFile: file, at: .output)
    )
  }

  static func noSituation(_ contradiction: Contradiction) -> ArgumentError {
    let rule = contradiction.rules.first?.id ?? ""
    let sentence = clause(contradiction.description)
    return .call("none of these situations can exist: \(sentence) [\(rule)]")
  }

  static var sameSides: ArgumentError {
    .call(
      "nothing to compare: state a flag with two values, such as --ios 9 --ios 17, two "
        + "payloads, or a word: " + list(NamedDifference.words.map(\.id))
        + ", or a method"
    )
  }

  static func missingSide(_ flag: String) -> ArgumentError {
    .call("\(flag) has a state on one side only: state it on both")
  }

  static let nothingToFix = ArgumentError.call(
    "--unsafe-fixes has no effect without --fix or --diff"
  )

  static func manyLines(_ file: String, and more: String = "") -> ArgumentError {
    .call("\(quoted(file)) has one payload a line, by its name; add --ndjson\(more)")
  }

  /// The call names no payload, and standard input is not piped.
  static let missingPayload = ArgumentError.call("no payload: name a file, or - for standard input")

  /// The call names no case file, and standard input is not piped.
  static let missingCases = ArgumentError.call(
    "no cases: name a file or a folder of case files, or - for standard input"
  )

  static func noCases(among count: Int) -> ArgumentError {
    .call("no test cases among \(count.counted("file")); see: pushroute help cases")
  }

  static func choosesNothing(_ flag: FlagName, _ value: String, of noun: String) -> ArgumentError {
    .call("\(flag.spelling): no \(noun) has a name like \(quoted(value))")
  }

  static var missingShell: ArgumentError {
    .call("completion needs a shell: " + list(Shell.allCases.map(\.rawValue)))
  }

  static let missingPageFile = ArgumentError.call(
    "explore writes a page for a browser, and no text for a terminal: add -o push.html"
  )

  static let inputTwice = ArgumentError.call(
    "- stands for standard input, which can be read only once"
  )

  static func unexpectedOperand(_ operand: String, command: String) -> ArgumentError {
    .call("\(command): unexpected argument \(quoted(operand))")
  }

  /// The call names neither a scenario nor events, and standard input is not piped.
  static let missingScript = ArgumentError.call(
    "no script: name a scenario file, or - for standard input, or events such as home; "
      + "see: pushroute simulate --help"
  )

  static func secondScenario(_ path: String) -> ArgumentError {
    .call("simulate plays one scenario at a time, and \(quoted(path)) is another")
  }

  static func scenarioAmongEvents(_ path: String) -> ArgumentError {
    .call("\(quoted(path)) is no event; to send it as a push, write " + quoted("push:" + path))
  }

  /// An event of the call, by its number, cannot happen; those that can follow below.
  static func impossibleEvent(_ message: String, number: Int, possible: [String]) -> ArgumentError {
    .call("event \(number): \(message)", below: possible)
  }

  static func unknownName(kind: String, _ name: String, ending: String) -> ArgumentError {
    .call("there is no \(kind) \(quoted(name))" + ending)
  }

  static func unknownName(kind: String, _ name: String, nearest: [String]) -> ArgumentError {
    .unknownName(kind: kind, name, ending: question(nearest))
  }

  /// Creates the error for an unknown name, with the nearest known one.
  static func unknownName(kind: String, _ name: String, among known: [String]) -> ArgumentError {
    .unknownName(kind: kind, name, ending: NearestWord(to: name, in: known).suggestion)
  }
}
