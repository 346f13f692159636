internal import PushPayload
internal import PushRules
internal import RouteReport

/// A mistake in the arguments of a call, or in the members of a file that mean the same.
enum ArgumentError: Error, Hashable, Sendable {
  /// The call has no command.
  case missingCommand
  /// There is no such command.
  case unknownCommand(String, nearest: String?)
  /// The command has no such flag.
  case unknownFlag(String, command: String, nearest: String?)
  /// A flag lacks its value.
  case missingValue(CommandFlag)
  /// A flag that takes no value has one.
  case needlessValue(CommandFlag, String)
  /// A list contains the word for an empty list beside other words.
  case standsAlone(_ flag: String, _ word: String)
  /// A flag has no effect because another flag is missing.
  case standsBeside(_ flag: String, _ other: String)
  /// A flag lists a part of the situation twice.
  case standsTwice(_ part: String, in: String)
  /// A table has neither rows nor columns.
  case missingRows
  /// A table would have too many cells.
  case tooManyCells(Int, largest: Int)
  /// A flag or a header has an invalid value.
  case unknownValue(String, String, expected: [String], hint: String? = nil)
  /// A flag lists a method that does not exist; `or` is the word for no method at all.
  case unknownMethod(String, String, or: String?, nearest: [String])
  /// The extension of the output file belongs to a format that the command does not write.
  case unwritableFormat(String, expected: [String])
  /// The rules do not cover a version of iOS.
  case unknownVersion(String, String, nearest: String?)
  /// Two parts of the call contradict each other.
  case contradiction(String, String, because: String? = nil)
  /// The situation cannot exist in the stated state.
  case impossible(flag: String, String, rule: String)
  /// None of the situations that the call describes can exist.
  case nowhere(String, rule: String)
  /// Both sides of a comparison are the same.
  case sameSides
  /// Only one side of a comparison states a part of the situation.
  case oneSided(String)
  /// The extension of a file says that it has one payload a line.
  case manyLines(String)
  /// The call names no payload, and standard input is not piped.
  case missingPayload
  /// The call names no case file, and standard input is not piped.
  case missingCases
  /// The value of a flag matches nothing.
  case choosesNothing(String, String, of: String)
  /// `completion` has no shell.
  case missingShell
  /// `explore` would print its page on a terminal.
  case missingPageFile
  /// The call names standard input twice.
  case inputTwice
  /// The command does not take this operand.
  case needlessOperand(String, command: String)
  /// A script is wrong.
  case script(ScriptError)
  /// No rule, method or topic has this name.
  case unknownName(kind: String, String, nearest: [String])

  /// The flags or members that cause the error, spelled as in the call or the file.
  var subjects: [String] {
    switch self {
    case .unknownValue(let name, _, _, _), .unknownMethod(let name, _, _, _),
      .unknownVersion(let name, _, _),
      .standsAlone(let name, _),
      .impossible(let name, _, _), .script(.impossibleStart(let name, _)):
      [name]
    case .contradiction(let one, let other, _): [one, other]
    default: []
    }
  }
}

extension ArgumentError {
  /// Creates the error for an unknown name, with the nearest known one.
  static func unknownName(kind: String, _ name: String, among known: [String]) -> ArgumentError {
    let nearest = NearestWord(to: name, in: known).word
    return .unknownName(kind: kind, name, nearest: nearest.map { [$0] } ?? [])
  }

  /// The message to print; possible events follow an impossible one.
  var message: PrintedText {
    let head = "pushroute: " + description
    if case .script(.impossibleEvent(_, _, let possible)) = self {
      return PrintedText(lines: [head] + possible)
    }
    return PrintedText(head)
  }
}

extension ArgumentError: CustomStringConvertible {
  /// The error as a clause without a period.
  var description: String {
    switch self {
    case .missingCommand: "no command, expected " + Self.list(CommandDescription.all.map(\.name))
    case .unknownCommand(let name, let nearest):
      "unknown command \(Self.quoted(name)), expected "
        + Self.list(CommandDescription.all.map(\.name)) + Self.question(nearest)
    case .unknownFlag(let name, let command, let nearest):
      "unknown flag \(Self.quoted(name))"
        + (nearest == nil ? "; see: pushroute \(command) --help" : Self.question(nearest))
    case .missingValue(let flag):
      "\(flag.spelling) needs a value: " + Self.values(of: flag) + Self.aside(flag.value?.hint)
    case .needlessValue(let flag, let value):
      "\(flag.spelling) takes no value, found \(Self.quoted(value))"
    case .standsAlone(let flag, let word): "\(flag): \(word) stands alone, not in a list"
    case .standsBeside(let flag, let other): "\(flag) has no effect without \(other)"
    case .standsTwice(let part, let flag): "\(flag): found \(part) twice, expected it once"
    case .missingRows:
      "nothing to put into rows, expected --rows, --columns or the name of a table"
    case .tooManyCells(let count, let largest):
      "found a table of \(count) cells, expected at most \(largest)"
    case .unknownValue(let flag, let value, let expected, let hint):
      "\(flag): found \(Self.quoted(value)), expected \(Self.list(expected))"
        + NearestWord(to: value, in: expected).question + Self.aside(hint)
    case .unknownMethod(let flag, let value, let empty, let nearest):
      "\(flag): found \(Self.quoted(value)), expected a method"
        + (empty.map { " or " + $0 } ?? "") + Self.question(nearest)
        + "; all of them: pushroute help methods"
    case .unwritableFormat(let file, let expected):
      "-o: found \(Self.quoted(file)), but this command writes \(Self.list(expected)); "
        + "name one with --format"
    case .unknownVersion(let flag, let value, let nearest):
      "\(flag): found \(Self.quoted(value)), expected a version of iOS: 3 to 18, 26 or 27, such as "
        + "9 or 10.1" + Self.question(nearest)
        + (VersionRange.isRange(value) ? "; for a range use table or diff" : "")
    case .contradiction(let one, let other, let reason):
      "\(one) and \(other) cannot be combined" + (reason.map { ": " + $0 } ?? "")
    case .impossible(let flag, let sentence, let rule):
      "\(flag): this situation cannot exist: \(Self.clause(sentence)) [\(rule)]"
    case .nowhere(let sentence, let rule):
      "no situation that is asked about can exist: \(Self.clause(sentence)) [\(rule)]"
    case .sameSides:
      "nothing to compare, expected a flag with two values, such as --ios 9 --ios 17, --left and "
        + "--right, two payloads, or a word: " + Self.list(NamedDifference.words.map(\.id))
        + ", or a method"
    case .oneSided(let flag):
      "found \(flag) on one side, expected both to say which state the app is in"
    case .manyLines(let file):
      "\(Self.quoted(file)) has one payload a line, by its name; add --ndjson and --state"
    case .missingPayload: "no payload: name a file, or - for standard input"
    case .choosesNothing(let flag, let value, let noun):
      "\(flag): found no \(noun) whose name fits \(Self.quoted(value))"
    case .missingShell:
      "completion needs a shell: " + Self.list(Shell.allCases.map(\.rawValue))
    case .missingPageFile:
      "explore writes a page for a browser, and no text for a terminal: add -o push.html"
    case .missingCases: "no cases: name a file or a folder of case files, or - for standard input"
    case .inputTwice: "- stands for standard input, which can be read only once"
    case .needlessOperand(let operand, let command):
      "\(command): unexpected argument \(Self.quoted(operand))"
    case .script(let error): error.description
    case .unknownName(let kind, let name, let nearest):
      "there is no \(kind) \(Self.quoted(name))"
        + Self.question(nearest)
    }
  }

  private static func values(of flag: CommandFlag) -> String {
    guard let value = flag.value else { return "" }
    return value.words.isEmpty ? value.placeholder : list(value.words)
  }

  private static func aside(_ hint: String?) -> String { hint.map { "; " + $0 } ?? "" }

  /// A sentence without its period.
  private static func clause(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  static func quoted(_ text: String) -> String { PrintableText.quoted(text, limit: 80) }

  private static func question(_ nearest: String?) -> String {
    question(nearest.map { [$0] } ?? [])
  }

  private static func question(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(list(nearest))?"
  }

  /// Joins words as alternatives, with commas and a final “or”.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
