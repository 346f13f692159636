internal import RouteReport

/// The help, 80 columns wide, from the descriptions of the commands.
enum HelpText: Sendable {
  private static let indentation = 24

  /// The list of all commands.
  static var overview: String {
    let width = (CommandDescription.all.map(\.name.count).max() ?? 0) + 2
    let commands = CommandDescription.all.map { command in
      Paragraph(command.summary).hanging(on: "  " + command.name.padded(to: width))
    }
    return Paragraph(
      "pushroute: a push arrives at an iOS app: which callback fires, and why not the other one?"
    ).hanging(on: "")
      + "\nusage: pushroute COMMAND\n\n"
      + examples(CommandDescription.all.compactMap(\.examples.first))
      + "\ncommands\n" + commands.joined()
      + "\nflags\n  -V, --version  print the version\n  -h, --help     print this help\n\n"
      + Paragraph(
        "pushroute help TOPIC, where TOPIC is a command, or one of: "
          + HelpTopic.names.joined(separator: ", ")
      ).hanging(on: "more: ")
  }

  /// Returns the help of a command: examples first, without long lists.
  static func text(of command: CommandDescription) -> String {
    let groups = command.groups.map { "\n" + shortText(of: $0) }
    let topics = command.topics.map { "pushroute help " + $0.rawValue }.joined(separator: ", ")
    return Paragraph(command.summary).hanging(on: "pushroute \(command.name): ")
      + "\nusage: pushroute \(command.name) \(command.usage)\n\n"
      + examples(command.examples) + "\n"
      + Paragraph(command.discussion).hanging(on: "")
      + command.glossaries.map { "\n" + text(of: $0) }.joined()
      + groups.joined() + "\n" + Paragraph(topics).hanging(on: "more: ")
  }

  /// Returns a glossary under its title.
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

  /// Returns the frequent flags of a group, and the names of the others.
  private static func shortText(of group: FlagGroup) -> String {
    guard let (names, rest) = group.shown else { return text(of: group) }
    let others = group.flags.filter { !names.contains($0.name) }.map(\.spelling)
    return group.title + "\n" + group.flags.filter { names.contains($0.name) }.map(text).joined()
      + Paragraph(
        "and, listed by pushroute help \(rest.rawValue): " + others.joined(separator: ", ")
      )
      .hanging(on: "  ")
  }

  /// The flag with its help, beside it if it is short, else below it.
  private static func text(of flag: CommandFlag) -> String {
    let letter = flag.letter.map { "-\($0), " } ?? ""
    let value = flag.value.map { " " + $0.placeholder } ?? ""
    let label = "  " + letter + flag.spelling + value
    let words = flag.value?.words ?? []
    let list = words.isEmpty ? "" : ": " + words.joined(separator: ", ")
    let space = String(repeating: " ", count: indentation)
    let isShort = label.count < indentation - 1
    return (isShort ? "" : label + "\n")
      + Paragraph(flag.help + list).hanging(on: isShort ? label.padded(to: indentation) : space)
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
}
