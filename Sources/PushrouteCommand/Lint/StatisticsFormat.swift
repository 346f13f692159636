internal import Questions
internal import RouteReport

enum StatisticsFormat: Sendable {
  static func check(_ arguments: ParsedArguments) throws(ArgumentError) {
    let others: [FlagName] = [.fix, .diff, .writeBaseline]
    try arguments.check(.statistics, without: others, because: "it counts what is found")
    let reason = "counts are printed as text or JSON"
    try arguments.check(.statistics, formats: [.text, .json], because: reason)
  }

  static func text(
    of statistics: LintStatistics,
    _ output: OutputArguments,
    in console: Console
  ) -> PrintedText {
    output.render(statistics.json, in: console) { $1 = statistics.text(style: $0) }
  }
}

extension CommandFlag {
  static let statistics = CommandFlag(
    .statistics,
    help: "print only how many findings each code has"
  )
}
