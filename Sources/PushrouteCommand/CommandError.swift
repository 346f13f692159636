/// Why a command could not do its job.
enum CommandError: Error, Hashable, Sendable {
  /// Something is wrong with the arguments.
  case arguments(ArgumentError)
  /// Something is wrong with files.
  case file([FileMessage])

  /// Does what may find something wrong with a file.
  static func converting<Result>(
    _ read: () throws(FileMessage) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try read()
    } catch {
      throw .file([error])
    }
  }

  /// The lines to print.
  var messages: [String] {
    switch self {
    case .arguments(let error): ["pushroute: " + error.message]
    case .file(let messages): messages.map(\.text)
    }
  }
}
