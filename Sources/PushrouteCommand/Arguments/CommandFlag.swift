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
  struct Value: Sendable {
    /// What the help calls it.
    let placeholder: String
    /// Lists the words that it can be: most calls ask about few flags.
    fileprivate let listWords: @Sendable () -> [String]
    /// Whether it is a list to which the flag adds each time it stands there.
    let isList: Bool
    /// Whether it may start with a dash, because it holds flags itself.
    var holdsFlags = false

    /// The words that it can be, or empty if it is free text.
    var words: [String] { listWords() }
  }

  /// Describes a flag that takes nothing.
  init(_ name: String, _ letter: Character? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.value = nil
    self.help = help
  }

  /// Describes a flag that takes a value: free text, one of some words, or a list.
  init(
    _ name: String,
    _ letter: Character? = nil,
    takes placeholder: String,
    _ words: @autoclosure @escaping @Sendable () -> [String] = [],
    isList: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = Value(placeholder: placeholder, listWords: words, isList: isList)
    self.help = help
  }

  /// Describes a flag that takes other flags in one text.
  static func holdingFlags(_ name: String, help: String) -> CommandFlag {
    CommandFlag(
      name,
      nil,
      Value(placeholder: "FLAGS", listWords: { [] }, isList: false, holdsFlags: true),
      help
    )
  }

  private init(_ name: String, _ letter: Character?, _ value: Value?, _ help: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
  }

  /// The flag as it is typed.
  var spelling: String { "--" + name }
}

extension CommandFlag.Value: Hashable {
  static func == (one: Self, other: Self) -> Bool {
    one.placeholder == other.placeholder && one.words == other.words
      && one.isList == other.isList && one.holdsFlags == other.holdsFlags
  }

  func hash(into hasher: inout Hasher) { hasher.combine(placeholder) }
}

/// Some flags under one heading of the help.
struct FlagGroup: Hashable, Sendable {
  /// The heading.
  let title: String
  /// The flags.
  let flags: [CommandFlag]
}
