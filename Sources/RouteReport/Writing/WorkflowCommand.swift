internal import PushPayload

/// A line that GitHub shows beside a line of a change.
struct WorkflowCommand: Hashable, Sendable {
  /// The names of such commands.
  enum Name: String, Hashable, Sendable {
    case notice
    case warning
    case error
  }

  private let name: Name
  private let message: String
  private let title: String
  private let path: FilePath
  private let position: SourcePosition?

  /// Describes a message about a place of a file, or about the file.
  init(
    _ name: Name,
    _ message: String,
    title: String,
    in path: FilePath,
    at position: SourcePosition?
  ) {
    self.name = name
    self.message = message
    self.title = title
    self.path = path
    self.position = position
  }

  /// The command, with a line feed at its end.
  var line: String {
    let place = position.map {
      [("line", $0.line.description), ("col", $0.column.description)]
    }
    let properties = [("file", path.printed)] + (place ?? []) + [("title", title)]
    return "::\(name.rawValue) "
      + properties.map { $0 + "=" + Self.property($1) }.joined(separator: ",")
      + "::" + Self.data(message) + "\n"
  }

  /// The escaping of a message; what is not printable is written out before.
  private static func data(_ text: String) -> String {
    PrintableText.escaped(text).unicodeScalars.map { $0 == "%" ? "%25" : String($0) }.joined()
  }

  /// The escaping of a property, in which colons and commas end something.
  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
