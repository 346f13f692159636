internal import RouteReport

enum LintLineFormat: Hashable, Sendable {
  /// A JSON object for each line.
  case objects
  /// GitHub workflow commands with line numbers.
  case github
  /// One SARIF log.
  case sarif
  /// Counts over all lines.
  case statistics

  init(_ format: OutputArguments.Format) {
    switch format {
    case .github: self = .github
    case .sarif: self = .sarif
    default: self = .objects
    }
  }

  var frame: LineFrame {
    guard self == .sarif else { return LineFrame() }
    let log = LintReport.sarifFrame(version: Version.number)
    return LineFrame(head: log.head, tail: log.tail, separator: ",")
  }

  func add(_ file: FileFindings, number: Int, to answer: inout BlockAnswer) {
    switch self {
    case .objects: answer.append(line: number, file.jsonOfLine.restOfLine)
    case .github: answer.bytes += PrintedText(commands: LintReport([file]).github).text.utf8
    case .sarif:
      for result in LintReport([file]).sarifResults {
        answer.bytes += ",\n".utf8
        answer.bytes += result.compactText.utf8
      }
    case .statistics: break
    }
  }
}
