import PushPayload
import Questions

/// What a job takes for a command in the output of any program: GitHub a line that begins, behind blanks,
/// with `::`, and `##[` anywhere; Azure Pipelines `##vso[`, too, TeamCity `##teamcity[`.
///
/// Sources: <https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs>,
/// <https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands>,
/// <https://www.jetbrains.com/help/teamcity/service-messages.html>.
package enum RunnerCommand: Sendable {
  /// Whether a text has a command; a carriage return ends a line, too.
  package static func isIn(_ text: String) -> Bool {
    let lines = Array(text.utf8).split { $0 == 0x0A || $0 == 0x0D }
    return lines.contains { start(of: $0) != nil || mark(in: $0) != nil }
  }

  /// The text with a letter of each command written out, or only of those within the lines.
  static func broken(_ text: String, keepingLines keepsLines: Bool = false) -> String {
    guard isIn(text) else { return text }
    let lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.map { line in
      var line = Array(line)
      while let mark = mark(in: line[...]) {
        line.replaceSubrange((mark + 1)...(mark + 1), with: "\\u{23}".utf8)
      }
      if !keepsLines, let start = start(of: line[...]) {
        line.replaceSubrange(start...start, with: "\\u{3a}".utf8)
      }
      return String(decoding: line, as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// The place of a command that begins a line.
  private static func start(of line: ArraySlice<UInt8>) -> Int? {
    var place = line.startIndex
    while line[place...].first.map({ $0 == 0x20 || $0 < 0x0E || $0 >= 0x80 }) == true {
      let rest = line[place...].dropFirst().prefix { $0 & 0xC0 == 0x80 }
      let text = String(decoding: line[place..<rest.endIndex], as: UTF8.self)
      if text.unicodeScalars.contains(where: { $0 != " " && PrintableText.isPrintable($0) }) {
        return nil
      }
      place = rest.endIndex
    }
    return line[place...].starts(with: "::".utf8) ? place : nil
  }

  /// The place of a command within a line.
  private static func mark(in line: ArraySlice<UInt8>) -> Int? {
    line.indices.first { place in
      guard line[place] == 0x23, line[place...].starts(with: "##".utf8) else { return false }
      return line[(place + 2)...].first { $0 | 0x20 < 0x61 || $0 | 0x20 > 0x7A } == 0x5B
    }
  }
}

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
