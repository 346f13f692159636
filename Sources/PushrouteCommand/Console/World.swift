package import Questions

/// The system: streams, files, the environment, a clock.
package protocol World: Sendable {
  /// Whether standard input is a pipe or a file.
  var hasPipedInput: Bool { get }
  /// Milliseconds of a monotonic clock.
  var milliseconds: Int { get }
  /// Returns a variable of the environment, or nil.
  func environment(_ name: String) -> String?
  func isTerminal(_ stream: StandardStream) -> Bool
  /// The number of characters in a line of the terminal, or nil if the output goes elsewhere.
  var terminalWidth: Int? { get }
  func readInput(limit: Int) throws(FileError) -> [UInt8]
  /// Reads a file.
  ///
  /// A file that the user did not name must lie in `folder`, a complete path; it is never waited for,
  /// as a pipe would be.
  func read(_ path: FilePath, limit: Int, within folder: FilePath?) throws(FileError) -> [UInt8]
  /// Opens a file, or standard input for nil, to read it piece by piece; for `folder` see
  /// ``read(_:limit:within:)``.
  func open(_ path: FilePath?, within folder: FilePath?) throws(FileError) -> any ByteSource
  /// States that what was read there last holds nothing for the call: unless it was read for
  /// something else, too, the output may replace it.
  func release(_ path: FilePath)
  /// Begins a file that appears whole or not at all; it must not be an input of the call.
  func draft(_ path: FilePath) throws(FileError) -> any FileDraft
  /// Lists the entries of a folder in any order, or returns nil if it is not a folder.
  func entries(of path: FilePath) throws(FileError) -> [FolderEntry]?
  /// Returns the kind of a path; links to folders are not followed.
  func kind(of path: FilePath) -> FolderEntry.Kind
  /// Returns the absolute path without links, or nil if there is nothing.
  func realPath(of path: FilePath) -> FilePath?
  /// Whether something belongs to the user.
  func isOwn(_ path: FilePath) -> Bool
  func output(of call: ProgramCall) throws(ProgramFailure) -> [UInt8]
  /// Shows a text in a pager, which a shell runs; returns false if there is none.
  func page(_ text: String, with pager: String) -> Bool
  /// Puts other bytes into a file that was read, as a whole or not at all; one that holds something
  /// else by now, or lies outside of the folder in which it was found, is left alone.
  mutating func rewrite(
    _ path: FilePath,
    within folder: FilePath?,
    from old: [UInt8],
    to new: [UInt8]
  ) throws(FileError)
  mutating func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileError)
}

/// A source of bytes, read in pieces.
package protocol ByteSource: AnyObject, Sendable {
  /// Waits for some bytes, and returns them behind a prefix; at the end of the source the prefix
  /// alone.
  func read(behind prefix: ArraySlice<UInt8>, limit: Int) throws(FileError) -> [UInt8]
}

/// A file being written; without ``finish()`` it leaves nothing behind.
package protocol FileDraft: AnyObject {
  func append(_ bytes: [UInt8]) throws(FileError)
  /// Completes the file and gives it its name.
  func finish() throws(FileError)
}

/// The streams that the command writes to.
package enum StandardStream: Int32, Hashable, Sendable {
  case output = 1
  case error = 2
}

package struct FolderEntry: Hashable, Sendable {
  /// The name, without the path of the folder.
  package let name: FilePath
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    case file
    /// A link to a file, which may lie elsewhere.
    case fileLink
    /// A folder itself.
    case folder
    /// A link to a folder, which is not followed: its contents are elsewhere.
    case folderLink
    /// A pipe or a device, or a link to one.
    case other
    /// A link to something unreadable.
    case brokenLink(FileError)
    /// Something without permission to look at it; it may be a folder.
    case hidden(FileError)
  }

  package init(_ name: FilePath, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// The reason why a file cannot be read or written.
package enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing
  case exists
  case directory
  /// It is a pipe or a device.
  case notRegular
  /// It lies outside of the folder in which it must lie, behind all links.
  case outside
  /// It has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The file has changed since it was read.
  case changed
  /// The system refuses, with a reason.
  case refused(String)
  /// The reader of the pipe has gone.
  case closedPipe

  var message: String {
    switch self {
    case .missing: "no such file"
    case .exists: "the file exists already"
    case .directory: "is a folder"
    case .notRegular: "is a pipe or a device"
    case .outside: "the path leads out of the repository, or of the folder"
    case .tooLarge(let limit): "has more than \(limit) bytes, which is the limit"
    case .changed: "the file has changed since it was read"
    case .refused(let reason): reason
    case .closedPipe: "the other end of the pipe is closed"
    }
  }

  package var description: String { message }
}

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
  case tooLarge
  case tooSlow
}
