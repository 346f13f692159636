/// What the command needs of the world outside: streams, files, the environment, a clock.
public protocol World: Sendable {
  /// Whether somebody pipes or redirects something into standard input.
  var hasPipedInput: Bool { get }
  /// Milliseconds since some moment.
  var milliseconds: Int { get }
  /// Returns a variable of the environment, or nil.
  func environment(_ name: String) -> String?
  /// Tells whether a stream is a terminal.
  func isTerminal(_ stream: StandardStream) -> Bool
  /// Reads standard input to its end.
  func readInput(limit: Int) throws(FileError) -> [UInt8]
  /// Reads a file.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]
  /// Writes a file as a whole, or not at all.
  mutating func write(_ bytes: [UInt8], toFile path: String) throws(FileError)
  /// Writes to a stream.
  mutating func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileError)
}

/// The streams that the command writes to.
public enum StandardStream: Int32, Hashable, Sendable {
  /// Results.
  case output = 1
  /// Messages.
  case error = 2
}
