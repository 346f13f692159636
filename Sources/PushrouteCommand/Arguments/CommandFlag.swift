internal import PushRules
internal import Questions

/// A flag of a command, for the parser and the help.
///
/// A class, so that the commands that list a flag share it.
final class CommandFlag: Hashable, Sendable {
  /// The name, without dashes.
  let name: String
  /// The short form without its dash, or nil.
  let letter: Character?
  let value: Value?
  let help: String

  struct Value: Sendable {
    /// The name of the value in the help.
    let placeholder: String
    let words: [String]
    /// Accepted synonyms of the words.
    let synonyms: [Synonym]
    /// A hint for people who confuse the flag with another one, or nil.
    let hint: String?
    /// Whether repeating the flag adds to a list.
    let isList: Bool

    /// Returns the word that a text spells, or nil.
    func word(_ text: String) -> String? {
      Kebab.word(text, in: words, synonyms: synonyms)
    }
  }

  init(_ name: String, _ letter: Character? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.value = nil
    self.help = help
  }

  /// Describes a flag with a value: free text, one of several words, or a list.
  init(
    _ name: String,
    _ letter: Character? = nil,
    takes placeholder: String,
    _ words: [String] = [],
    synonyms: [Synonym] = [],
    hint: String? = nil,
    isList: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = Value(
      placeholder: placeholder,
      words: words,
      synonyms: synonyms,
      hint: hint,
      isList: isList
    )
    self.help = help
  }

  /// Flags are equal if name and help are.
  static func == (one: CommandFlag, other: CommandFlag) -> Bool {
    one.name == other.name && one.help == other.help
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  var spelling: String { "--" + name }
}

extension CommandFlag {
  static let help = CommandFlag("help", "h", help: "print this help")

  /// The flag that states an input without a flag of its own.
  static let set = CommandFlag(
    "set",
    takes: "INPUT=VALUE",
    help: "state another input: pushroute help situation"
  )
}

struct FlagGroup: Sendable {
  let title: String
  let flags: [CommandFlag]
  /// The inputs that `--set` states, each of which is also understood as a flag of its own.
  var inputs: [CommandFlag] = []
  /// The flags that the help of a command lists, and the topic that lists the rest; nil to list all.
  var shown: (names: Set<String>, rest: HelpTopic)?
}
