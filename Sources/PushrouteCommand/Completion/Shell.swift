/// A shell with a completion script.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The completion script.
  var script: String {
    let commands = CommandDescription.all
    switch self {
    case .bash: return BashCompletion(commands).script
    case .zsh: return ZshCompletion(commands).script
    case .fish: return FishCompletion(commands).script
    }
  }

  /// Quotes a text for any of the shells.
  static func quoted(_ text: some StringProtocol) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
