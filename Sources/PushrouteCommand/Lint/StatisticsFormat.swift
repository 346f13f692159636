internal import Questions
internal import RouteReport

enum StatisticsFormat: Sendable {
  static func check(_ arguments: ParsedArguments, _ output: OutputArguments) throws(ArgumentError) {
    guard arguments.has(.statistics) else { return }
    for flag in [FlagName.fix, .diff, .writeBaseline] where arguments.has(flag) {
      let reason = "it counts what is found"
      throw .contradiction(.flag(.statistics), .flag(flag), because: reason)
    }
    guard let format = output.statedFormat, ![.text, .json].contains(format) else { return }
    let reason = "counts are printed as text or JSON"
    throw .contradiction(.flag(.statistics), .flag(.format, format.rawValue), because: reason)
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
    .statistics,
    help: "print only how many findings each code has"
  )
}
