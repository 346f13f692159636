/// A command: its name, its flags, its help.
struct CommandDescription: Sendable {
  /// The word that calls it.
  let name: String
  /// What it does, as a clause.
  let summary: String
  /// How its line looks behind the name.
  let usage: String
  /// What else there is to know.
  let discussion: String
  /// The flags.
  let groups: [FlagGroup]
  /// Lists lines to try, each with what it does: only the help asks for them.
  private let listExamples: @Sendable () -> [Example]
  /// The words that can stand where the usage names a placeholder.
  let glossaries: [Glossary]
  /// The flags that may stand there twice with two values to compare, by name.
  let comparedFlags: Set<String>

  /// Describes a command.
  init(
    name: String,
    summary: String,
    usage: String,
    discussion: String,
    groups: [FlagGroup],
    examples: @autoclosure @escaping @Sendable () -> [Example],
    glossaries: [Glossary] = [],
    comparedFlags: Set<String> = []
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.discussion = discussion
    self.groups = groups
    listExamples = examples
    self.glossaries = glossaries
    self.comparedFlags = comparedFlags
  }

  /// Lines to try, each with what it does.
  var examples: [Example] { listExamples() }

  /// Words under one heading, told apart by what they are for.
  struct Glossary: Hashable, Sendable {
    /// The heading.
    let title: String
    /// What words are for, with the words.
    let entries: [Entry]

    /// Some words with what they are for.
    struct Entry: Hashable, Sendable {
      /// What they are for.
      let label: String
      /// The words.
      let words: [String]
    }
  }

  /// A line to try.
  struct Example: Hashable, Sendable {
    /// What it does.
    let purpose: String
    /// The line.
    let line: String

    /// Pairs a purpose with a line.
    init(_ purpose: String, _ line: String) {
      self.purpose = purpose
      self.line = line
    }
  }

  /// Whether a flag may stand there twice with two values to compare.
  func comparesTwo(_ flag: CommandFlag) -> Bool { comparedFlags.contains(flag.name) }

  /// The first flag that is asked for.
  func firstFlag(where isAskedFor: (CommandFlag) -> Bool) -> CommandFlag? {
    for group in groups {
      if let flag = group.flags.first(where: isAskedFor) { return flag }
    }
    return nil
  }

  /// All flags.
  var flags: [CommandFlag] { groups.flatMap(\.flags) }

  /// All commands.
  static let all = CommandName.allCases.map(\.description)
}

/// The words that call commands, in the order of the help.
///
/// A call needs one description; to make all of them takes as long as a tenth of an answer.
enum CommandName: String, CaseIterable, Sendable {
  case eval
  case lint
  case simulate
  case test
  case table
  case diff
  case rules
  case help

  /// What there is to know about the command.
  var description: CommandDescription {
    switch self {
    case .eval: .eval
    case .lint: .lint
    case .simulate: .simulate
    case .test: .test
    case .table: .table
    case .diff: .diff
    case .rules: .rules
    case .help: .help
    }
  }
}

extension CommandDescription {
  /// The command that explains the others.
  static let help = CommandDescription(
    name: "help",
    summary: "explain a command or a topic",
    usage: "[TOPIC]",
    discussion: "TOPIC is a command, or one of: "
      + HelpTopic.names.joined(separator: ", ") + ".",
    groups: [FlagGroup(title: "other flags", flags: [.help])],
    examples: [Example("list the values of the situation", "pushroute help situation")]
  )
}

extension CommandFlag {
  static let help = CommandFlag("help", "h", help: "print this help")
}
