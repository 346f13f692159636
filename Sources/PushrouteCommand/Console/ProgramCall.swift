package import RouteReport

/// A call of another program, which no shell reads.
package struct ProgramCall: Hashable, Sendable {
  /// The name of the program, as the search path knows it, and its arguments.
  package let words: [FilePath]
  /// The variables that the program gets with other values than this one has, or not at all for nil.
  package let variables: [String: String?]

  /// Describes a call.
  package init(_ words: [FilePath], with variables: [String: String?] = [:]) {
    self.words = words
    self.variables = variables
  }

  /// The most bytes that are taken from a program: the names of some million files.
  package static let largestOutput = 256 << 20
}
