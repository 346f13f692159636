internal import PushPayload
internal import PushRules

/// What is wrong with the arguments of a call.
enum ArgumentError: Error, Hashable, Sendable {
  /// No command stands there.
  case missingCommand
  /// There is no such command.
  case unknownCommand(String, nearest: String?)
  /// The command has no such flag.
  case unknownFlag(String, command: String, nearest: String?)
  /// A flag stands there without the value that it takes.
  case missingValue(CommandFlag)
  /// A flag has a value and takes none.
  case needlessValue(CommandFlag, String)
  /// A word for an empty list stands in a list.
  case standsAlone(_ flag: String, _ word: String)
  /// A flag stands there without the one that gives it a meaning.
  case standsBeside(_ flag: String, _ other: String)
  /// A part of the situation stands twice in the list of a flag.
  case standsTwice(_ part: String, in: String)
  /// A table has neither rows nor columns.
  case missingRows
  /// A table would have more cells than anybody reads.
  case tooManyCells(Int, largest: Int)
  /// A flag, or a header, has a value that it cannot have.
  case unknownValue(String, String, expected: [String])
  /// A version that the rules do not know.
  case unknownVersion(String, String, nearest: String?)
  /// Two parts of the call contradict each other.
  case contradiction(String, String, because: String? = nil)
  /// The situation cannot exist, in the state that a flag asks for.
  case impossible(flag: String, String, rule: String)
  /// None of the situations that are asked about can exist.
  case nowhere(String, rule: String)
  /// Nothing tells two sides of a comparison apart.
  case sameSides
  /// One side of a comparison states what the other side leaves open.
  case oneSided(String)
  /// No payload is named, and none comes from standard input.
  case missingPayload
  /// No file of cases is named, and none comes from standard input.
  case missingCases
  /// Standard input is named twice.
  case inputTwice
  /// An operand that the command does not take.
  case needlessOperand(String, command: String)
  /// Something about a script is wrong.
  case script(ScriptError)
  /// There is no rule, method or topic of that name.
  case unknownName(kind: String, String, nearest: [String])

  /// What was found and what was expected, as a clause without a period.
  var message: String {
    switch self {
    case .missingCommand, .unknownCommand, .unknownFlag, .needlessOperand, .unknownName:
      wordMessage
    case .missingValue, .needlessValue, .unknownValue, .unknownVersion, .standsAlone,
      .standsBeside:
      valueMessage
    case .contradiction(let one, let other, let reason):
      "\(one) contradicts \(other)" + (reason.map { ": " + $0 } ?? "")
    case .impossible(let flag, let sentence, let rule):
      "\(flag): this situation cannot exist: \(Self.clause(sentence)) [\(rule)]"
    case .script(let error): error.message
    case .standsTwice(let part, let flag): "\(flag): found \(part) twice, expected it once"
    case .missingRows:
      "nothing to put into rows, expected --rows, --columns or the name of a table"
    case .tooManyCells(let count, let largest):
      "found a table of \(count) cells, expected at most \(largest)"
    case .nowhere(let sentence, let rule):
      "no situation that is asked about can exist: \(Self.clause(sentence)) [\(rule)]"
    case .sameSides:
      "nothing to compare, expected a flag with two values, such as --ios 9 --ios 17, --left and "
        + "--right, two payloads, or a word: " + Self.list(NamedDifference.words.map(\.id))
        + ", or a method"
    case .oneSided(let flag):
      "found \(flag) on one side, expected both to say which state the app is in"
    case .missingPayload: "no payload: name a file, or - for standard input"
    case .missingCases: "no cases: name a file or a folder of case files, or - for standard input"
    case .inputTwice: "- stands for standard input, which can be read only once"
    }
  }

  /// The flags, or members of a file, that the error is about, as they are called there.
  var subjects: [String] {
    switch self {
    case .unknownValue(let name, _, _), .unknownVersion(let name, _, _), .standsAlone(let name, _),
      .impossible(let name, _, _), .script(.impossibleStart(let name, _)):
      [name]
    case .contradiction(let one, let other, _): [one, other]
    default: []
    }
  }

  private var wordMessage: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "unknown command \(Self.quoted(name)), expected "
        + Self.list(CommandDescription.all.map(\.name)) + Self.question(nearest)
    case .unknownFlag(let name, let command, let nearest):
      "unknown flag \(Self.quoted(name))"
        + (nearest == nil ? "; see: pushroute \(command) --help" : Self.question(nearest))
    case .needlessOperand(let operand, let command):
      "\(command) takes nothing like \(Self.quoted(operand))"
    case .unknownName(let kind, let name, let nearest):
      "there is no \(kind) \(Self.quoted(name))"
        + (nearest.isEmpty ? "" : "; did you mean \(Self.list(nearest))?")
    default: "no command, expected " + Self.list(CommandDescription.all.map(\.name))
    }
  }

  private var valueMessage: String {
    switch self {
    case .missingValue(let flag):
      "\(flag.spelling) needs a value: " + Self.values(of: flag)
    case .needlessValue(let flag, let value):
      "\(flag.spelling) takes no value, found \(Self.quoted(value))"
    case .unknownVersion(let flag, let value, let nearest):
      "\(flag): found \(Self.quoted(value)), expected a version of iOS: 3 to 18, 26 or 27, such as "
        + "9 or 10.1" + Self.question(nearest)
    case .standsAlone(let flag, let word): "\(flag): \(word) stands alone, not in a list"
    case .standsBeside(let flag, let other): "\(flag) says nothing without \(other)"
    case .unknownValue(let flag, let value, let expected):
      "\(flag): found \(Self.quoted(value)), expected \(Self.list(expected))"
        + NearestWord(to: value, in: expected).question
    default: ""
    }
  }

  private static func values(of flag: CommandFlag) -> String {
    guard let value = flag.value else { return "" }
    return value.words.isEmpty ? value.placeholder : list(value.words)
  }

  /// A sentence without its period.
  private static func clause(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  static func quoted(_ text: String) -> String { PrintableText.quoted(text, limit: 80) }

  private static func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }

  /// Returns words as alternatives, with commas and an or between them.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
