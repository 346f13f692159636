/// A command as the parser and the help need it: name, flags, texts.
struct CommandDescription: Sendable {
  /// The word that calls it.
  let name: String
  /// The job of the command, as a clause.
  let summary: String
  /// The arguments behind the name, as the help shows them.
  let usage: String
  /// The paragraph of the help under the usage.
  let discussion: String
  /// The flags.
  let groups: [FlagGroup]
  /// Lines to try.
  let examples: [Example]
  /// The words for placeholders of the usage.
  var glossaries: [Glossary] = []
  /// The topics of the help that have the long lists.
  var topics: [HelpTopic] = [.exitCodes]
  /// The names of the flags that may occur several times, with values to compare.
  var comparedFlags: Set<String> = []

  /// Whether all operands are files or folders, also words without a dot.
  var takesFilesOnly: Bool { ["eval", "scan", "lint", "test"].contains(name) }

  /// Whether each file that is named is looked at by itself; others give one answer about all.
  var looksAtEachFile: Bool { ["lint", "test"].contains(name) }

  /// Words under one heading of the help.
  struct Glossary: Hashable, Sendable {
    /// The heading.
    let title: String
    /// The entries, in the order of the help.
    let entries: [Entry]

    /// Some words, and what they are for.
    struct Entry: Hashable, Sendable {
      /// The meaning of the words.
      let label: String
      /// The words.
      let words: [String]
    }
  }

  /// A command line to try.
  struct Example: Hashable, Sendable {
    /// The purpose of the line.
    let purpose: String
    /// The line.
    let line: String

    /// Pairs a purpose with a line.
    init(_ purpose: String, _ line: String) {
      self.purpose = purpose
      self.line = line
    }
  }

  /// Whether a flag may occur several times, with values to compare.
  func compares(_ flag: CommandFlag) -> Bool { comparedFlags.contains(flag.name) }

  /// All flags.
  var flags: [CommandFlag] { groups.flatMap(\.flags) }

  /// All commands.
  static let all = CommandName.allCases.map(\.description)
}
