internal import Questions
internal import RouteReport

enum StatisticsFormat: Sendable {
  static func check(_ arguments: ParsedArguments, _ output: OutputArguments) throws(ArgumentError) {
    guard arguments.has("statistics") else { return }
    for flag in ["fix", "diff", "write-baseline"] where arguments.has(flag) {
      throw .contradiction("--statistics", "--" + flag, because: "it counts what is found")
    }
    guard let format = output.statedFormat, ![.text, .json].contains(format) else { return }
    let reason = "counts are printed as text or JSON"
    throw .contradiction("--statistics", "--format " + format.rawValue, because: reason)
  }

  static func text(
    of statistics: LintStatistics,
    _ output: OutputArguments,
    in console: Console
  ) -> PrintedText {
    output.format == .json
      ? PrintedText(statistics.json)
      : PrintedText(page: statistics.text(style: output.style(in: console)))
  }
}

extension CommandFlag {
  static let statistics = CommandFlag(
    "statistics",
    help: "print only how many findings each code has"
  )
}
