/// The reason why a file cannot be read or written.
package enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not exist.
  case missing
  /// The file exists already.
  case exists
  /// The path is a directory.
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

  /// The error as a clause without a period.
  var message: String {
    switch self {
    case .missing: "no such file"
    case .exists: "there is such a file already"
    case .directory: "is a folder, expected a file"
    case .notRegular: "found a pipe or a device, expected a file"
    case .outside: "the path leads out of the repository, or of the folder"
    case .tooLarge(let limit): "found more than \(limit) bytes, expected at most that many"
    case .changed: "the file has changed since it was read"
    case .refused(let reason): reason
    case .closedPipe: "the other end of the pipe is closed"
    }
  }

  package var description: String { message }
}
