internal import Questions
internal import RouteReport

/// Prints the help of a command or topic.
struct HelpCommand: Sendable {
  private let topic: String?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    topic = try arguments.onlyOperand
  }

  /// Prints the help of a command or topic, or the overview.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    guard let name = topic else {
      console.print(PrintedText(page: HelpText.overview))
      return .done
    }
    if let command = CommandDescription.all.first(where: { $0.name == name }) {
      console.print(PrintedText(page: HelpText.text(of: command)))
    } else if let topic = HelpTopic(rawValue: name) {
      console.print(PrintedText(page: topic.text))
    } else {
      let known = CommandDescription.all.map(\.name) + HelpTopic.names
      throw .arguments(.unknownName(kind: "topic", name, among: known))
    }
    return .done
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
