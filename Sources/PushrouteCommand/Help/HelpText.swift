import AppProfile
import DeviceLog
import PushRules
import Questions
import RouteReport

/// The help, from the descriptions of the commands.
enum HelpText: Sendable {
  /// The screen of a bare call: what it answers, three examples, the commands, where to go on.
  static var overview: String {
    let width = (CommandDescription.all.map(\.name.count).max() ?? 0) + 2
    return Paragraph(
      "pushroute: which callbacks of an iOS app does a push run, and why not others?"
    ).hanging(on: "")
      + "\n  pushroute eval push.json --state suspended\n"
      + "  pushroute eval push.json --app MyApp\n  pushroute lint payloads\n\n"
      + CommandDescription.all.map { command in
        Paragraph(command.summary).hanging(on: "  " + command.name.padded(to: width))
      }.joined()
      + "\n"
      + Paragraph(
        "pushroute COMMAND --help, or pushroute help TOPIC: "
          + HelpTopic.words.joined(separator: ", ")
      ).hanging(on: "more: ")
  }

  /// Returns the help of a command, on two screens at most; the manual page has all examples.
  static func text(of command: CommandDescription) -> String {
    let topics = (command.topics + [.output]).map(\.rawValue)
    return Paragraph(command.summary).hanging(on: "pushroute \(command.name): ")
      + Paragraph(command.usage).hanging(on: "usage: pushroute \(command.name) ") + "\n"
      + Paragraph(command.discussion).hanging(on: "")
      + "\nexamples\n" + calls(command.examples.prefix(3))
      + command.glossaries.map { "\n" + text(of: $0) }.joined()
      + "\n" + command.groups.map { shortText(of: $0) }.joined()
      + "\n"
      + Paragraph("pushroute help TOPIC: " + topics.joined(separator: ", ")).hanging(on: "more: ")
  }

  static func text(of glossary: CommandDescription.Glossary) -> String {
    let width = (glossary.entries.map(\.label.count).max() ?? 0) + 2
    return glossary.title + "\n"
      + glossary.entries.map { entry in
        item("  " + entry.label, entry.words.joined(separator: ", ").withDoubt, at: width + 2)
      }.joined()
  }

  static func text(of group: FlagGroup) -> String {
    let flags = group.title + "\n" + group.flags.map { text(of: $0, $0.help) }.joined()
    guard !group.inputs.isEmpty else { return flags }
    return flags + "\n"
      + Paragraph("--set states any of the above, and these inputs").hanging(on: "")
      + group.inputs.map { input in
        let value = input.value.map { "=" + $0.placeholder } ?? ""
        return item("  " + input.name + value, input.adding(input.help), at: indentation)
      }.joined()
  }

  private static func shortText(of group: FlagGroup) -> String {
    guard let (names, rest) = group.shown else {
      return group.title + "\n" + group.flags.map { text(of: $0, $0.summary) }.joined()
    }
    let others = group.flags.filter { !names.contains($0.key) }.map(\.spelling)
    let frequent = group.flags.filter { names.contains($0.key) }
    return group.title + "\n" + frequent.map { text(of: $0, $0.summary) }.joined()
      + Paragraph(others.joined(separator: ", ") + ": pushroute help \(rest.rawValue)")
      .hanging(on: "  ")
  }

  private static let indentation = 24

  private static func text(of flag: CommandFlag, _ help: String) -> String {
    let letter = flag.letter.map { "-\($0), " } ?? ""
    let value = flag.value.map { " " + $0.placeholder } ?? ""
    return item("  " + letter + flag.spelling + value, flag.adding(help), at: indentation)
  }

  /// A text beside its label, or below it if the label is long or the page narrow.
  private static func item(_ label: String, _ text: String, at column: Int) -> String {
    let isNarrow = PageLayout.current.width < 60
    guard !isNarrow, label.count < column else {
      let space = String(repeating: " ", count: isNarrow ? 4 : column)
      return label + "\n" + Paragraph(text).hanging(on: space)
    }
    return Paragraph(text).hanging(on: label.padded(to: column))
  }

  /// The meaning of the exit codes.
  static var exitCodes: String {
    "exit codes\n"
      + ExitCode.allCases.map {
        Paragraph($0.meaning).hanging(on: "  \($0.rawValue)  ")
      }.joined()
  }

  /// Lists calls, each below its purpose.
  static func calls(_ calls: some Sequence<(key: String, value: String)>) -> String {
    calls.map { "  # \($0)\n  \($1)\n" }.joined()
  }
}

extension CommandFlag {
  /// Returns a help with the words to choose from, unless they are many.
  fileprivate func adding(_ help: String) -> String {
    let words = value?.words ?? []
    return words.isEmpty || words.count > 12 ? help : help + ": " + words.joined(separator: ", ")
  }
}

struct HelpCommand: Sendable {
  /// The page to show, or nil for the overview.
  private let page: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let operands = arguments.operands
    guard operands.count == 2, operands[0] == HelpTopic.sdks.rawValue else {
      page = try arguments.onlyOperand.map(Self.page)
      return
    }
    let known = KnownSDK.all.map { $0.id }
    guard let sdk = Kebab.word(operands[1], in: known).flatMap({ KnownSDK.named($0) }) else {
      throw .unknownName(kind: "SDK", operands[1], among: known)
    }
    page = SDKReport.page(of: sdk)
  }

  func run(in console: inout Console) -> ExitCode {
    if let page {
      console.page(PrintedText(page: page))
    } else {
      console.print(PrintedText(page: HelpText.overview))
    }
    return .done
  }

  private static func page(_ name: String) throws(ArgumentError) -> String {
    if let command = CommandName(rawValue: name) { return HelpText.text(of: command.description) }
    if let topic = HelpTopic(rawValue: name) { return topic.text }
    guard let answer = ServerAnswer.named(name) else { throw unknown(name) }
    return [answer].reduce(into: "") { $1.write(to: &$0) }
  }

  /// The error for a word that is no topic: it may be an input or a flag.
  private static func unknown(_ name: String) -> ArgumentError {
    let known = CommandDescription.all.map(\.name) + HelpTopic.words
    let ending = MeantWord.ending(for: name, at: .topic, among: known)
    guard ending.isEmpty else { return .unknownName(kind: "topic", name, ending: ending) }
    let commands = CommandDescription.all
    if commands.contains(where: { command in command.inputs.contains { $0.name == name } })
      || Situation.members.contains(where: { $0.flag == name }) || AppState(word: name) != nil
    {
      return .unknownName(kind: "topic", name, ending: "; see: pushroute help situation")
    }
    let command = commands.first { $0.flags.contains { $0.name == name } }
    let help = command.map { "; see: pushroute \($0.name) --help" } ?? ""
    return .unknownName(kind: "topic", name, ending: help)
  }
}

extension CommandDescription {
  static let help = CommandDescription(
    name: "help",
    summary: "explain a command or a topic",
    usage: "[TOPIC [SDK]]",
    discussion: "TOPIC is a command, or one of: "
      + HelpTopic.words.joined(separator: ", ") + "; an SDK behind sdks has a page of its own.",
    examples: ["list the values of the situation": "pushroute help situation"]
  )
}
