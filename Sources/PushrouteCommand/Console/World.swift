package import RouteReport

/// The system as the command needs it: streams, files, the environment, a clock.
package protocol World: Sendable {
  /// Whether standard input is a pipe or a file.
  var hasPipedInput: Bool { get }
  /// Milliseconds of a monotonic clock.
  var milliseconds: Int { get }
  /// Returns a variable of the environment, or nil.
  func environment(_ name: String) -> String?
  /// Returns whether a stream is a terminal.
  func isTerminal(_ stream: StandardStream) -> Bool
  /// The number of characters in a line of the terminal, or nil if the output goes elsewhere.
  var terminalWidth: Int? { get }
  /// Reads standard input to its end.
  func readInput(limit: Int) throws(FileError) -> [UInt8]
  /// Reads a file.
  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8]
  /// Opens a file, or standard input for nil, to read it piece by piece.
  func open(_ path: FilePath?) throws(FileError) -> any ByteSource
  /// The number of processors that the program may use.
  var processorCount: Int { get }
  /// Begins a file that appears as a whole, or not at all; what was read before is no place for it.
  func draft(_ path: FilePath) throws(FileError) -> any FileDraft
  /// Lists the entries of a folder in any order, or returns nil if the path leads to no folder.
  func entries(of path: FilePath) throws(FileError) -> [FolderEntry]?
  /// Tells what a path leads to; of a link to a folder that it is one.
  func kind(of path: FilePath) -> FolderEntry.Kind
  /// Returns the complete path without links, or nil if it leads to nothing.
  func realPath(of path: FilePath) -> FilePath?
  /// Runs a program, and returns what it prints, or nil if it is missing or fails.
  func output(of call: ProgramCall) -> [UInt8]?
  /// Puts other bytes into a file that was read, as a whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder in which it was found and must lie, or nil for one that was named.
  ///   - old: What was read; a file that holds something else by now is left alone.
  ///   - new: What to put there.
  /// - Throws: A ``FileError`` if the file would not stay the same file, or has changed.
  mutating func mend(
    _ path: FilePath,
    within folder: FilePath?,
    from old: [UInt8],
    to new: [UInt8]
  ) throws(FileError)
  /// Returns whether a path leads to a pipe or a device.
  func isStream(_ path: FilePath) -> Bool
  /// Writes to a stream.
  mutating func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileError)
}

/// A source of bytes that is read piece by piece.
package protocol ByteSource: AnyObject, Sendable {
  /// Waits for some bytes.
  ///
  /// - Parameters:
  ///   - prefix: The bytes to put before them.
  ///   - limit: The greatest number of bytes to read.
  /// - Returns: The bytes behind the prefix; only the prefix at the end of the source.
  /// - Throws: A ``FileError`` if the system cannot read on.
  func read(behind prefix: ArraySlice<UInt8>, limit: Int) throws(FileError) -> [UInt8]
}

/// A file that is being written; without ``finish()`` it leaves nothing behind.
package protocol FileDraft: AnyObject {
  /// Writes more.
  func append(_ bytes: [UInt8]) throws(FileError)
  /// Completes the file, which gets its name.
  func finish() throws(FileError)
}

/// The streams that the command writes to.
package enum StandardStream: Int32, Hashable, Sendable {
  /// Results.
  case output = 1
  /// Messages.
  case error = 2
}
