/// A shell that can complete calls of the command.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell the commands, their flags and their words.
  var script: String {
    let commands = CommandDescription.all.map { CompletedCommand($0) }
    switch self {
    case .bash: return BashCompletion(commands).script
    case .zsh: return ZshCompletion(commands).script
    case .fish: return FishCompletion(commands).script
    }
  }

  /// A text as one word of any of the shells.
  static func quoted(_ text: some StringProtocol) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
