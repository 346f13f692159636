internal import AppProfile
internal import PushRules
internal import Questions
internal import RouteReport

struct HelpCommand: Sendable {
  private let topic: String?
  private let sdk: KnownSDK?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard arguments.operands.count == 2, arguments.operands[0] == HelpTopic.sdks.rawValue else {
      topic = try arguments.onlyOperand
      sdk = nil
      return
    }
    topic = arguments.operands[0]
    let (name, known) = (arguments.operands[1], KnownSDK.all.map { $0.id })
    guard let sdk = Kebab.word(name, in: known).flatMap({ KnownSDK.named($0) }) else {
      throw .unknownName(kind: "SDK", name, among: known)
    }
    self.sdk = sdk
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    if let sdk {
      console.page(PrintedText(page: SDKReport.page(of: sdk)))
      return .done
    }
    guard let name = topic else {
      console.print(PrintedText(page: HelpText.overview))
      return .done
    }
    if let command = CommandDescription.all.first(where: { $0.name == name }) {
      console.page(PrintedText(page: HelpText.text(of: command)))
    } else if let topic = HelpTopic(rawValue: name) {
      console.page(PrintedText(page: topic.text))
    } else {
      throw Self.unknown(name)
    }
    return .done
  }

  /// The error for a word that is no topic: it may be an input or a flag.
  private static func unknown(_ name: String) -> ArgumentError {
    let known = CommandDescription.all.map(\.name) + HelpTopic.names
    let ending = MeantWord.ending(for: name, at: .topic, among: known)
    guard ending.isEmpty else { return .unknownName(kind: "topic", name, ending: ending) }
    let commands = CommandDescription.all
    if commands.contains(where: { command in command.inputs.contains { $0.name == name } })
      || Situation.members.contains(where: { $0.flag == name }) || AppState(word: name) != nil
    {
      return .explainedBy("help situation", name)
    }
    if let command = commands.first(where: { $0.flags.contains { $0.name == name } }) {
      return .explainedBy(command.name + " --help", name)
    }
    return .unknownName(kind: "topic", name, ending: "")
  }
}

extension ArgumentError {
  /// A word that is no topic occurs in the help of something else.
  fileprivate static func explainedBy(_ call: String, _ name: String) -> ArgumentError {
    .call("there is no topic \(quoted(name)); see: pushroute \(call)")
  }
}

extension CommandDescription {
  static let help = CommandDescription(
    name: "help",
    summary: "explain a command or a topic",
    usage: "[TOPIC [SDK]]",
    discussion: "TOPIC is a command, or one of: "
      + HelpTopic.names.joined(separator: ", ") + "; an SDK behind sdks has a page of its own.",
    groups: [FlagGroup(title: "other flags", flags: [.help])],
    examples: [Example("list the values of the situation", "pushroute help situation")]
  )
}
