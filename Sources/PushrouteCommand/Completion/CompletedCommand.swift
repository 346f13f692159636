internal import PushRules
internal import RouteReport

/// A command as a shell completes it.
struct CompletedCommand: Sendable {
  /// The word that calls it.
  let name: String
  /// What it does, in a few words.
  let summary: String
  /// Its flags.
  let flags: [CompletedFlag]
  /// The words that may stand behind its name.
  let words: [String]
  /// Whether names of files may stand there, too.
  let takesFiles: Bool

  /// Reads the description of a command.
  init(_ command: CommandDescription) {
    name = command.name
    summary = command.summary
    flags = command.flags.map { CompletedFlag($0) }
    words = command.operandWords
    takesFiles = command.takesFiles
  }
}

/// A flag as a shell completes it.
struct CompletedFlag: Sendable {
  /// The name, without dashes.
  let name: String
  /// The short form, without its dash, or nil.
  let letter: Character?
  /// What it does, in a few words.
  let summary: String
  /// What it takes, or nil if it takes nothing.
  let value: Value?

  /// What a flag takes.
  enum Value: Hashable, Sendable {
    /// One of some words.
    case word([String])
    /// Some of some words, with commas between them.
    case list([String])
    /// The name of a file.
    case file
    /// Something that nobody can know.
    case text
  }

  /// Reads the description of a flag.
  init(_ flag: CommandFlag) {
    name = flag.name
    letter = flag.letter
    let clause = flag.help.prefix { $0 != ";" && $0 != "\n" }
    summary = String(clause)
    value = flag.value.map { Value($0) }
  }

  /// The ways to type it.
  var spellings: [String] { ["--" + name] + (letter.map { ["-\($0)"] } ?? []) }
}

extension CompletedFlag.Value {
  /// What stands for a placeholder of the help.
  fileprivate init(_ value: CommandFlag.Value) {
    self =
      switch value.placeholder {
      case "FILE": .file
      case "METHODS": .list(DelegateMethod.allCases.map { $0.id })
      case "MODES": .list(BackgroundMode.allCases.map { $0.name })
      case "OPTIONS": .list(CategoryOption.allCases.map { $0.name })
      case "CODES": .list(LintCode.all.map { $0.code })
      default: value.words.isEmpty ? .text : .word(value.words)
      }
  }
}
