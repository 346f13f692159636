/// Why a command could not do its job.
enum CommandError: Error, Hashable, Sendable {
  /// Something is wrong with the arguments.
  case arguments(ArgumentError)
  /// Something is wrong with files.
  case file([FileMessage])

  /// The lines to print.
  var messages: [String] {
    switch self {
    case .arguments(let error): ["pushroute: " + error.message]
    case .file(let messages): messages.map(\.text)
    }
  }
}
