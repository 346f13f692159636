internal import RouteReport

/// The texts of the help, 80 columns wide, made from the descriptions of the commands.
enum HelpText: Sendable {
  private static let indentation = 6

  /// The list of all commands.
  static var overview: String {
    let commands = CommandDescription.all.map { command in
      Paragraph(command.summary).hanging(on: "  " + command.name.padded(to: 10))
    }
    return Paragraph(
      "pushroute: a push arrives at an iOS app: which callback fires, and why not the other one?"
    ).hanging(on: "")
      + "\nusage: pushroute COMMAND\n\ncommands\n" + commands.joined()
      + "\nflags\n  -V, --version  print the version\n  -h, --help     print this help\n\n"
      + exitCodes + "\n" + examples(CommandDescription.all.compactMap(\.examples.first))
      + "\n"
      + Paragraph(
        "pushroute help TOPIC, where TOPIC is a command, or one of: "
          + HelpTopic.names.joined(separator: ", ")
      ).hanging(on: "more: ")
  }

  /// Returns the help of one command.
  static func text(of command: CommandDescription) -> String {
    let groups = command.groups.map { text(of: $0) + "\n" }
    return Paragraph(command.summary).hanging(on: "pushroute \(command.name): ")
      + "\nusage: pushroute \(command.name) \(command.usage)\n\n"
      + Paragraph(command.discussion).hanging(on: "")
      + "\n" + command.glossaries.map { text(of: $0) + "\n" }.joined()
      + groups.joined() + exitCodes + "\n" + examples(command.examples)
  }

  /// Returns the words of a glossary under its title, a line or more for each entry.
  static func text(of glossary: CommandDescription.Glossary) -> String {
    let width = (glossary.entries.map(\.label.count).max() ?? 0) + 2
    return glossary.title + "\n"
      + glossary.entries.map { entry in
        Paragraph(entry.words.joined(separator: ", ")).hanging(
          on: "  " + entry.label.padded(to: width)
        )
      }.joined()
  }

  /// Returns the flags of a group under its title.
  static func text(of group: FlagGroup) -> String {
    group.title + "\n" + group.flags.map(text).joined()
  }

  private static func text(of flag: CommandFlag) -> String {
    let letter = flag.letter.map { "-\($0), " } ?? ""
    let value = flag.value.map { " " + $0.placeholder } ?? ""
    let help = Paragraph(flag.help).hanging(on: space)
    let words = flag.value?.words ?? []
    let list = words.isEmpty ? "" : "one of: " + words.joined(separator: ", ")
    return "  " + letter + flag.spelling + value + "\n" + help
      + Paragraph(list).hanging(on: space)
  }

  /// The meaning of the exit codes.
  static var exitCodes: String {
    "exit codes\n"
      + ExitCode.allCases.map {
        Paragraph($0.meaning).hanging(on: "  \($0.rawValue)  ")
      }.joined()
  }

  private static func examples(_ examples: [CommandDescription.Example]) -> String {
    "examples\n" + examples.map { "  # \($0.purpose)\n  \($0.line)\n" }.joined()
  }

  private static var space: String { String(repeating: " ", count: indentation) }
}
