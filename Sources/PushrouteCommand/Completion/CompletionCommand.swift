import PushPayload
import PushRules
import Questions
import RouteReport

struct CompletionCommand: Sendable {
  private let shell: Shell

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let name = try arguments.onlyOperand else {
      throw .call("completion needs a shell: " + ArgumentError.list(Shell.words))
    }
    guard let shell = Shell(word: name) else {
      throw .unknownName(kind: "shell", name, ending: ArgumentError.question(Shell.words))
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
    examples: [
      "complete in this Bash": "source <(pushroute completion bash)",
      "complete in every fish":
        "pushroute completion fish > ~/.config/fish/completions/pushroute.fish",
    ]
  )

  var operandWords: [String] {
    switch CommandName(rawValue: name) {
    case .simulate: EventWord.all + ["push:", "after:"]
    case .table: TablePreset.names
    case .diff: NamedDifference.words.map(\.id) + DelegateMethod.allCases.map(\.id)
    case .rules: Explained.names.filter { $0.allSatisfy(Self.needsNoQuotes) }
    case .help: Self.all.map(\.name) + HelpTopic.words
    case .schema: SchemaName.words
    case .completion: Shell.words
    default: []
    }
  }

  private static func needsNoQuotes(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
  }

  /// What stands behind a flag, or nil if nothing does.
  func completion(of flag: CommandFlag) -> CommandFlag.Completion? {
    guard flag.key == .own(.set) else { return flag.completion }
    let statements = inputs.flatMap { input in
      switch input.completion {
      case .word(let words)?, .list(let words)?: words.map { input.name + "=" + $0 }
      case .file?, .text?: [input.name + "="]
      case nil: [input.name]
      }
    }
    return .word(statements)
  }

  var takesFiles: Bool { !["rules", "schema", "completion", "help"].contains(name) }
}

/// A shell with a completion script.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
  /// No shell: the manual page.
  case man

  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    case .man: ManualPage.text
    }
  }

  /// Quotes a text for any of the shells.
  static func quoted(_ text: some StringProtocol) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension CommandFlag {
  enum Completion: Hashable, Sendable {
    /// One of several words.
    case word([String])
    /// Several words separated by commas.
    case list([String])
    case file
    /// Nothing: free text.
    case text
  }

  fileprivate var completion: Completion? {
    guard let value else { return nil }
    return switch value.placeholder {
    case "FILE", "PROFILE", "APPDIR": .file
    case "METHODS": .list(DelegateMethod.allCases.map { $0.id })
    case "MODES": .list(BackgroundMode.allCases.map { $0.name })
    case "OPTIONS": .list(CategoryOption.allCases.map { $0.name })
    case "CODES": .list(LintCode.all.map { $0.code })
    default: value.words.isEmpty ? .text : .word(value.words)
    }
  }

  var summary: String { String(help.prefix { $0 != ";" && $0 != "\n" }) }

  var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }
}
