import PushPayload
import PushRules
import Questions
import RouteReport

/// A flag of a command, for the parser and the help.
///
/// A class, so that the commands that list a flag share it.
final class CommandFlag: Sendable {
  /// What tells flags apart: a name, or the input that the flag states.
  enum Key: Hashable, Sendable {
    case own(FlagName)
    case input(SituationMember)

    /// The name, without dashes.
    var name: String {
      switch self {
      case .own(let name): name.rawValue
      case .input(let member): member.flag
      }
    }

    var input: SituationMember? {
      if case .input(let member) = self { member } else { nil }
    }
  }

  let key: Key
  /// The short form without its dash, or nil.
  let letter: Character?
  let value: Value?
  /// The help as it is written, which may end with the ids of rules that it rests on.
  let written: String

  struct Value: Sendable {
    /// The name of the value in the help.
    let placeholder: String
    let words: [String]
    /// Accepted synonyms of the words.
    let synonyms: [Synonym]
    /// Whether repeating the flag adds to a list.
    let isList: Bool

    /// Returns the word that a text spells, or nil.
    func word(_ text: String) -> String? {
      Kebab.word(text, in: words, synonyms: synonyms)
    }
  }

  /// Describes a flag without a value, or with one: free text, one of several words, or a list.
  init(
    _ name: FlagName,
    _ letter: Character? = nil,
    takes placeholder: String? = nil,
    _ words: [String] = [],
    synonyms: [Synonym] = [],
    isList: Bool = false,
    help: String
  ) {
    key = .own(name)
    self.letter = letter
    value = placeholder.map {
      Value(placeholder: $0, words: words, synonyms: synonyms, isList: isList)
    }
    written = help
  }

  /// Describes the flag of an input; one that is not checked takes any text.
  init(_ member: SituationMember, isChecked: Bool = true, help: String? = nil) {
    key = .input(member)
    letter = nil
    let value = Value(
      placeholder: member.placeholder,
      words: isChecked ? member.words : [],
      synonyms: member.synonyms,
      isList: false
    )
    self.value = member.placeholder.isEmpty ? nil : value
    written = help ?? member.help
  }

  var name: String { key.name }

  var help: String { written.withDoubt }

  var spelling: String { "--" + name }

  static let help = CommandFlag(.help, "h", help: "print this help")

  static let tap = CommandFlag(.tap, help: "the same as --launch notification")

  /// The flag that states an input without a flag of its own.
  static let set = CommandFlag(
    .set,
    takes: "INPUT=VALUE",
    help: "state another input: pushroute help situation"
  )
}

struct FlagGroup: Changeable, Sendable {
  let title: String
  let flags: [CommandFlag]
  /// The inputs that `--set` states, each of which is also understood as a flag of its own.
  var inputs: [CommandFlag] = []
  /// The flags that the help of a command lists, and the topic that lists the rest; nil to list all.
  var shown: (names: Set<CommandFlag.Key>, rest: HelpTopic)?
}

/// The name of a flag that states no input of a situation.
enum FlagName: String, CaseIterable, Hashable, Sendable {
  case help, set
  // The question.
  case all, app, brief, diagram, expect, experiment, from, limit, only, recorder, verbose, verify
  case want, when, columns, payload, rows, tap
  case exitStatus = "exit-status"
  case exitZero = "exit-zero"
  // What is read.
  case before, check, coverage, diff, exclude, fix, ignore, key, ndjson, run, select
  case severity, statistics, update, baseline
  case failSeverity = "fail-severity"
  case noConfig = "no-config"
  case noGit = "no-git"
  case forceExclude = "force-exclude"
  case stdinFilename = "stdin-filename"
  case sdkPreset = "sdk-preset"
  case unsafeFixes = "unsafe-fixes"
  case writeBaseline = "write-baseline"
  // Request headers that no rule looks at.
  case expiration, topic
  case collapseID = "collapse-id"
  // The output.
  case color, format, json, output, quiet

  /// The name as it is typed, with dashes.
  var spelling: String { "--" + rawValue }
}

extension ArgumentError.Subject {
  /// A flag of the call, with its value.
  static func flag(_ name: FlagName, _ value: String? = nil) -> Self {
    Self(value.map { name.spelling + " " + $0 } ?? name.spelling)
  }
}
