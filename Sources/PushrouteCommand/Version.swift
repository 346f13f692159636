/// The version of the program.
package enum Version: Sendable {
  /// The number, the one place where it stands.
  package static let number = "0.1.0"

  /// The commit, which git writes into an archive of the sources; see `.gitattributes`.
  private static let commit = "$Format:%h$"

  /// The number, and the commit where it is known.
  package static var text: String {
    commit.hasPrefix("$") ? number : number + " (" + commit + ")"
  }
}
