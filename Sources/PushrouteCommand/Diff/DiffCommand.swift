internal import PushRules
internal import Questions
internal import RouteReport

/// Finds the situations whose answers differ between two sides, or along several values.
struct DiffCommand: Sendable {
  private let output: OutputArguments
  private let comparisons: [DiffSides]
  private let compared: Set<AnswerPart>
  private let limit: ListLimit
  private let app: AppLine?

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    output = try OutputArguments(arguments)
    compared = try Self.compared(arguments[.only])
    limit = try ListLimit(arguments)
    let calls = try ComparedCalls(arguments).calls
    app = arguments.app?.line(without: Set(calls.flatMap { $0.flags.compactMap(\.key.input) }))
    var sides: [(left: SideArguments, right: SideArguments)] = []
    for call in calls { sides.append(try SideArguments.both(of: call, in: console)) }
    let all = sides.flatMap { [$0.left.stated, $0.right.stated] }
    var comparisons: [DiffSides] = []
    for (call, sides) in zip(calls, sides) {
      comparisons.append(try DiffSides(call, sides, among: all, in: console))
    }
    self.comparisons = comparisons
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    var reports: [DifferenceReport] = []
    for sides in comparisons {
      if !output.isQuiet {
        for warning in sides.warnings { console.warn(warning) }
        for finding in sides.findings { console.report(finding) }
      }
      reports.append(try report(on: sides))
    }
    if output.isWanted { try output.deliver(text(of: reports, in: console), in: &console) }
    return .done
  }

  private func report(on sides: DiffSides) throws(ArgumentError) -> DifferenceReport {
    do {
      let difference = try Difference(from: sides.left, to: sides.right, in: compared)
      let alone = try sides.alone.map { alone throws(Contradiction) in
        try Difference(from: alone.left, to: alone.right, in: compared)
      }
      return DifferenceReport(
        difference,
        in: compared,
        question: sides.question,
        usual: sides.usual,
        app: sides.app,
        differsAlone: alone.map { $0.differingCount != difference.differingCount } ?? false,
        limit: limit.count(usual: 10)
      )
    } catch {
      throw .noSituation(error)
    }
  }

  private func text(of reports: [DifferenceReport], in console: Console) -> PrintedText {
    let markdown = { (app?.markdown ?? "") + reports.map(\.markdown).joined(separator: "\n") }
    return output.render(Self.json(reports), markdown: markdown(), in: console) { style, text in
      text += app?.text ?? ""
      for (number, report) in reports.enumerated() {
        if number > 0, !report.isSame || !reports[number - 1].isSame { text += "\n" }
        report.write(style: style, to: &text, isFirst: number == 0, isOne: reports.count == 1)
      }
    }
  }

  private static func json(_ reports: [DifferenceReport]) -> JSONTree {
    guard reports.count > 1 else { return reports[0].json }
    return ["schemaVersion": .schemaVersion, "comparisons": .array(reports.map(\.json))]
  }

  private static func compared(_ text: String?) throws(ArgumentError) -> Set<AnswerPart> {
    guard let text else { return AnswerPart.usual }
    let known = AnswerPart.allCases.map(\.rawValue)
    var parts: Set<AnswerPart> = []
    for word in text.commaWords {
      if word == "all" { return Set(AnswerPart.allCases) }
      let name = Kebab.word(word, in: known, synonyms: Phase.synonyms)
      guard let part = name.flatMap({ AnswerPart(rawValue: $0) }) else {
        throw .unknownValue(.flag(.only), word, expected: known + ["all"])
      }
      parts.insert(part)
    }
    return parts
  }
}
