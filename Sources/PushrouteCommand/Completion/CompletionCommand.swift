internal import Questions
internal import RouteReport

struct CompletionCommand: Sendable {
  private let shell: Shell

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let names = Shell.allCases.map(\.rawValue)
    guard let name = try arguments.onlyOperand else { throw .missingShell }
    guard let word = Kebab.word(name, in: names), let shell = Shell(rawValue: word) else {
      throw .unknownName(kind: "shell", name, nearest: names)
    }
    self.shell = shell
  }

  func run(in console: inout Console) -> ExitCode {
    console.print(PrintedText(page: shell.script))
    return .done
  }
}

extension CommandDescription {
  static let completion = CommandDescription(
    name: "completion",
    summary: "print a completion script for a shell, or the manual page",
    usage: "bash|zsh|fish|man",
    discussion: "A script belongs to this version: print it anew after an update.",
    groups: [FlagGroup(title: "other flags", flags: [.help])],
    examples: [
      Example("complete in this Bash", "source <(pushroute completion bash)"),
      Example(
        "complete in every fish",
        "pushroute completion fish > ~/.config/fish/completions/pushroute.fish"
      ),
    ]
  )
}

/// A shell with a completion script.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
  /// No shell: the manual page.
  case man

  var script: String {
    let commands = CommandDescription.all
    switch self {
    case .bash: return BashCompletion(commands).script
    case .zsh: return ZshCompletion(commands).script
    case .fish: return FishCompletion(commands).script
    case .man: return ManualPage.text
    }
  }

  /// Quotes a text for any of the shells.
  static func quoted(_ text: some StringProtocol) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
