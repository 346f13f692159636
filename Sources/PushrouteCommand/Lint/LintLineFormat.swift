internal import RouteReport

/// How the findings in the lines of a stream are printed.
enum LintLineFormat: Hashable, Sendable {
  /// An object for each line.
  case objects
  /// Workflow commands for GitHub, with the number of the line.
  case github
  /// The results of one SARIF log.
  case sarif
  /// Nothing; all lines are counted together.
  case statistics

  /// Takes the format that the arguments state.
  init(_ format: OutputArguments.Format) {
    switch format {
    case .github: self = .github
    case .sarif: self = .sarif
    default: self = .objects
    }
  }

  /// What stands around all answers.
  var frame: LineFrame {
    guard self == .sarif else { return LineFrame() }
    let log = LintReport.sarifFrame(version: Version.number)
    return LineFrame(head: log.head, tail: log.tail, separator: ",")
  }

  /// Prints what was found in a line.
  func add(_ file: FileFindings, number: Int, to answer: inout BlockAnswer) {
    switch self {
    case .objects: answer.append(line: number, file.jsonOfLine.restOfLine)
    case .github: answer.bytes += PrintedText(page: LintReport([file]).github).text.utf8
    case .sarif:
      for result in LintReport([file]).sarifResults {
        answer.bytes += ",\n".utf8
        answer.bytes += result.compactText.utf8
      }
    case .statistics: break
    }
  }
}
