package import RouteReport

/// A call of another program, without a shell.
package struct ProgramCall: Hashable, Sendable {
  /// The name of the program, looked up in PATH, and its arguments.
  package let words: [FilePath]
  /// Environment variables to change, or to remove with nil.
  package let variables: [String: String?]

  /// Describes a call.
  package init(_ words: [FilePath], with variables: [String: String?] = [:]) {
    self.words = words
    self.variables = variables
  }

  /// The most output that is read: the names of some million files.
  package static let largestOutput = 256 << 20
}
