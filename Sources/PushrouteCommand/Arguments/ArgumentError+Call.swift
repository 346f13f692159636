import PushPayload
import PushRules
import Questions
import RouteReport

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

  static func unknownFlag(_ name: String, command: String, nearest: String?) -> ArgumentError {
    let word = String(name.drop { $0 == "-" })
    let ending = MeantWord.ending(for: word, at: .flag, or: nearest.map { ["--" + $0] } ?? [])
    let help = "; see: pushroute \(command) --help"
    return .call("unknown flag \(quoted(name))" + (ending.isEmpty ? help : ending))
  }

  static func missingValue(_ flag: CommandFlag) -> ArgumentError {
    let words = flag.value?.words ?? []
    let values = words.isEmpty ? flag.value?.placeholder ?? "" : list(words)
    let ending = MeantWord.ending(for: "", at: .value(of: flag.name))
    return .call("\(flag.spelling) needs a value: \(values)\(ending)")
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

  static func noSituation(_ contradiction: Contradiction) -> ArgumentError {
    let rule = contradiction.rules.first?.id ?? ""
    let sentence = clause(contradiction.description)
    return .call("none of these situations can exist: \(sentence) [\(rule)]")
  }

  /// The call names no payload, and standard input is not piped.
  static let missingPayload = ArgumentError.call("no payload: name a file, or - for standard input")

  static let inputTwice = ArgumentError.call(
    "- stands for standard input, which can be read only once"
  )

  static func unexpectedOperand(_ operand: String, command: String) -> ArgumentError {
    .call("\(command): unexpected argument \(quoted(operand))")
  }

  static func unknownName(kind: String, _ name: String, ending: String) -> ArgumentError {
    .call("there is no \(kind) \(quoted(name))" + ending)
  }

  /// Creates the error for an unknown name, with the nearest known one.
  static func unknownName(kind: String, _ name: String, among known: [String]) -> ArgumentError {
    .unknownName(kind: kind, name, ending: NearestWord(to: name, in: known).suggestion)
  }
}
