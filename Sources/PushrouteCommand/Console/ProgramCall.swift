package import RouteReport

/// A call of another program, without a shell.
package struct ProgramCall: Hashable, Sendable {
  /// The name of the program, looked up in PATH, and its arguments.
  package let words: [FilePath]
  /// Environment variables to change, or to remove with nil.
  package let variables: [String: String?]

  package init(_ words: [FilePath], with variables: [String: String?] = [:]) {
    self.words = words
    self.variables = variables
  }

  /// The most output that is read: the names of some million files.
  package static let largestOutput = 256 << 20
  /// The milliseconds after which a program is ended.
  package static let timeLimit = 3_000
}

/// Why a program gave no answer.
package enum ProgramFailure: Error, Hashable, Sendable {
  /// The search path has no such program, or the system could not start it.
  case missing
  /// It ended with an exit code other than 0.
  case failed
  /// It printed too much.
  case tooLarge
  /// It took too long.
  case tooSlow
}
