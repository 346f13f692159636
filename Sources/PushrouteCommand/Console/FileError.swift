/// Why a file cannot be read or written.
package enum FileError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// It is a directory.
  case directory
  /// It is larger than the reader takes.
  case tooLarge(limit: Int)
  /// The system refuses, and says why.
  case refused(String)
  /// Nobody reads what is written any more.
  case closedPipe

  /// What was found and what was expected, as a clause without a period.
  var message: String {
    switch self {
    case .missing: "found no such file"
    case .directory: "found a directory, expected a file"
    case .tooLarge(let limit): "found more than \(limit) bytes, expected at most that many"
    case .refused(let reason): reason
    case .closedPipe: "the other end of the pipe is closed"
    }
  }
}
