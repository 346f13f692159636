internal import PushPayload
internal import Questions

/// A message that GitHub shows beside a line of a change.
struct WorkflowCommand: Sendable {
  /// The command, with a line feed at its end.
  let line: String

  /// Writes a command: `error`, `warning` or `notice`.
  init(
    _ name: String,
    in file: FilePath,
    at position: SourcePosition?,
    title: String,
    _ message: String
  ) {
    let place = position.map { [("line", $0.line.description), ("col", $0.column.description)] }
    let properties = [("file", file.printed)] + (place ?? []) + [("title", title)]
    line =
      "::\(name) " + properties.map { $0 + "=" + Self.property($1) }.joined(separator: ",")
      + "::" + Self.data(message) + "\n"
  }

  /// Escapes a message, unprintable scalars first.
  private static func data(_ text: String) -> String {
    PrintableText.escaped(text).unicodeScalars.map { $0 == "%" ? "%25" : String($0) }.joined()
  }

  /// Escapes a property, in which colons and commas are separators.
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
