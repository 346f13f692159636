internal import PushPayload
internal import Questions

/// A message that GitHub shows beside a line of a change.
enum WorkflowCommand {
  /// Returns a command with a line feed at its end: `error`, `warning` or `notice`.
  static func line(
    _ name: String,
    in file: FilePath,
    at position: SourcePosition?,
    title: String,
    _ message: String
  ) -> String {
    let place = position.map { [("line", $0.line.description), ("col", $0.column.description)] }
    let properties = [("file", file.printed)] + (place ?? []) + [("title", title)]
    let words = properties.map { $0 + "=" + data($1).escaping([":": "%3A", ",": "%2C"]) }
    return "::\(name) " + words.joined(separator: ",") + "::" + data(message) + "\n"
  }

  /// Escapes a message, unprintable scalars first.
  private static func data(_ text: String) -> String {
    PrintableText.escaped(text).escaping(["%": "%25"])
  }
}
