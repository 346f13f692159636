/// A flag of a command: how it is written, what it takes, what it does.
struct CommandFlag: Hashable, Sendable {
  /// The name behind two dashes.
  let name: String
  /// The letter behind one dash, or nil.
  let letter: Character?
  /// What the flag takes behind its name, or nil if it takes nothing.
  let value: Value?
  /// What it does, for the help.
  let help: String

  /// What a flag takes.
  struct Value: Hashable, Sendable {
    /// What the help calls it.
    let placeholder: String
    /// The words that it can be, or empty if it is free text.
    let words: [String]
    /// Whether it is a list, to which each occurrence of the flag adds.
    let isList: Bool
    /// Whether it may start with a dash, because it holds flags itself.
    let holdsFlags: Bool
  }

  /// Describes a flag that takes nothing.
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
    _ words: [String] = [],
    isList: Bool = false,
    holdsFlags: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = Value(
      placeholder: placeholder,
      words: words,
      isList: isList,
      holdsFlags: holdsFlags
    )
    self.help = help
  }

  /// The flag as it is typed.
  var spelling: String { "--" + name }
}

extension CommandFlag {
  /// The flag of every command for its help.
  static let help = CommandFlag("help", "h", help: "print this help")
}

/// Some flags under one heading of the help.
struct FlagGroup: Hashable, Sendable {
  /// The heading.
  let title: String
  /// The flags.
  let flags: [CommandFlag]
}
