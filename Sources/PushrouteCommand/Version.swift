package enum Version: Sendable {
  package static let number = "0.1.0"

  /// The commit, written by git into source archives; see `.gitattributes`.
  private static let commit = "$Format:%h$"

  package static var text: String {
    commit.hasPrefix("$") ? number : number + " (" + commit + ")"
  }
}
