/// The name, flags and texts of a command, for the parser and the help.
struct CommandDescription: Sendable {
  let name: String
  let summary: String
  /// The arguments after the name, as the help shows them.
  let usage: String
  /// The paragraph of the help under the usage.
  let discussion: String
  var groups = [FlagGroup(title: "other flags", flags: [.help])]
  /// Calls by their purpose.
  let examples: KeyValuePairs<String, String>
  /// The meanings of the placeholders in the usage.
  var glossaries: [Glossary] = []
  var topics: [HelpTopic] = []
  /// Whether a flag that states an input may be repeated, to compare its values.
  var comparesInputs = false

  /// Whether every operand is a file or folder, even without a dot in its name.
  var takesFilesOnly: Bool { ["eval", "scan", "lint", "test"].contains(name) }

  /// Whether the command handles each file on its own, instead of giving one answer for all.
  var looksAtEachFile: Bool { ["lint", "test"].contains(name) }

  struct Glossary: Hashable, Sendable {
    let title: String
    let entries: [Entry]

    /// Words with a label.
    struct Entry: Hashable, Sendable {
      let label: String
      let words: [String]
    }
  }

  var flags: [CommandFlag] { groups.flatMap(\.flags) }

  /// The inputs that `--set` states.
  var inputs: [CommandFlag] { groups.flatMap(\.inputs) }

  static let all = CommandName.allCases.map(\.description)
}

extension CommandDescription.Glossary {
  /// Lists texts by label, and after them the indented entries of another glossary.
  init(title: String, entries: KeyValuePairs<String, String>, indented: [Entry] = []) {
    self.init(
      title: title,
      entries: entries.map { Entry(label: $0, words: [$1]) }
        + indented.map { Entry(label: "  " + $0.label, words: $0.words) }
    )
  }
}
