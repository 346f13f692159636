/// The version of the program.
package enum Version: Sendable {
  /// The version number.
  package static let number = "0.1.0"

  /// The commit, written by git into source archives; see `.gitattributes`.
  private static let commit = "$Format:%h$"

  /// The number, with the commit if known.
  package static var text: String {
    commit.hasPrefix("$") ? number : number + " (" + commit + ")"
  }
}
