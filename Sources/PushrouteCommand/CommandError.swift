internal import Questions
internal import RouteReport

/// Why a command could not do its job.
enum CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The arguments are wrong.
  case arguments(ArgumentError)
  /// Files are wrong, or cannot be read or written.
  case file([FileMessage])

  /// Runs code that reads a file, and turns its error into a command error.
  static func converting<Result>(
    _ read: () throws(FileMessage) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try read()
    } catch {
      throw .file([error])
    }
  }

  var messages: [PrintedText] {
    switch self {
    case .arguments(let error): [error.message]
    case .file(let messages): messages.map(\.text)
    }
  }

  /// The messages to print, as one text.
  var description: String { messages.map(\.text).joined(separator: "\n") }
}
