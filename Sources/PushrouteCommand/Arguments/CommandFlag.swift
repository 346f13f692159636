internal import PushRules

/// A flag of a command as the parser and the help need it.
///
/// Shared by all that list flags, and never changed: hence a class.
final class CommandFlag: Hashable, Sendable {
  /// The name, without dashes.
  let name: String
  /// The short form, without its dash, or nil.
  let letter: Character?
  /// The kind of value that the flag takes, or nil if it takes none.
  let value: Value?
  /// The text of the help.
  let help: String

  /// The kind of value that a flag takes.
  struct Value: Sendable {
    /// The name of the value in the help.
    let placeholder: String
    /// The values to choose from, or empty for free text.
    var words: [String] { makeWords() }
    /// Other words that are taken, with the words that they stand for.
    var synonyms: [Synonym] { makeSynonyms() }
    /// What to use instead, for those who take the flag for another one; or nil.
    let hint: String?
    /// Whether it is a list, to which each occurrence of the flag adds.
    let isList: Bool
    /// Whether the value holds flags, so that it may start with a dash.
    let holdsFlags: Bool
    /// Only the flags of a call ask for their words.
    fileprivate let makeWords: @Sendable () -> [String]
    fileprivate let makeSynonyms: @Sendable () -> [Synonym]

    /// Returns the word of the flag that a text spells in any way, or nil.
    func word(_ text: String) -> String? {
      Kebab.word(text, in: words)
        ?? Kebab.word(text, in: synonyms.map(\.word)).flatMap { word in
          synonyms.first { $0.word == word }?.meaning
        }
    }
  }

  /// Describes a flag without a value.
  init(_ name: String, _ letter: Character? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.value = nil
    self.help = help
  }

  /// Describes a flag that takes a value: free text, one of some words, a list, or flags.
  init(
    _ name: String,
    _ letter: Character? = nil,
    takes placeholder: String,
    _ words: @autoclosure @escaping @Sendable () -> [String] = [],
    synonyms: @autoclosure @escaping @Sendable () -> [Synonym] = [],
    hint: String? = nil,
    isList: Bool = false,
    holdsFlags: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = Value(
      placeholder: placeholder,
      hint: hint,
      isList: isList,
      holdsFlags: holdsFlags,
      makeWords: words,
      makeSynonyms: synonyms
    )
    self.help = help
  }

  /// Two flags are the same if they have the same name and the same help.
  static func == (one: CommandFlag, other: CommandFlag) -> Bool {
    one.name == other.name && one.help == other.help
  }

  /// Hashes the name.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The flag as it is typed.
  var spelling: String { "--" + name }
}

extension CommandFlag {
  /// The flag of every command for its help.
  static let help = CommandFlag("help", "h", help: "print this help")
}

/// Some flags under one heading of the help.
struct FlagGroup: Sendable {
  /// The heading.
  let title: String
  /// The flags.
  let flags: [CommandFlag]
  /// The flags that the help of a command lists, or nil for all; a topic has the others.
  var shown: (names: Set<String>, rest: HelpTopic)?
}
