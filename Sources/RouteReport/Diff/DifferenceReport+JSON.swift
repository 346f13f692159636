internal import DecisionTables
internal import PushRules

extension DifferenceReport {
  package var json: JSONTree { Self.form.json(self) }

  package static let schema = JSONSchema.either([
    form.schema,
    .object(["schemaVersion": .version, "comparisons": .list(form.schema)]),
  ])

  private static let form = JSONForm<DifferenceReport>.object([
    .schemaVersion,
    .init("question", .orNull(.text)) { $0.question?.id },
    .init("compared", .list(.word)) { AnswerPart.allCases.filter($0.compared.contains) },
    .init("left", .text) { $0.words(of: $0.difference.left) },
    .init("right", .text) { $0.words(of: $0.difference.right) },
    .init("app", .text) { $0.common.flags },
    .init("everywhere", .orNull(.text)) { $0.common.words },
    .init("situations", .situations) { $0.difference.situationCount },
    .init("differing", .situations) { $0.difference.differingCount },
    .init("leftOnly", .orNull(exclusion)) { $0.difference.leftOnly },
    .init("rightOnly", .orNull(exclusion)) { $0.difference.rightOnly },
    .init("changes", .list(tally)) { $0.difference.tallies },
    .init("combinations", .list(combination)) { report in
      report.difference.parts.map { Combination(report: report, part: $0) }
    },
  ])

  private static let exclusion = JSONForm<Difference.Exclusion>.object([
    .init("situations", .situations) { $0.count },
    .init("rules", .list(.rule)) { $0.rules.map { $0.id } },
  ])

  private static let tally = JSONForm<Difference.Tally>.object([
    .init("situations", .situations) { $0.count },
    .init("change", AnswerChange.form) { $0.change },
  ])

  private static let combination = JSONForm<Combination>.object([
    .init("situations", .situations) { $0.part.count },
    .init("when", SituationClauses.region) { ($0.part.region, $0.common) },
    .init("words", .text) { SituationClauses($0.part.region, within: $0.common).line },
    .init("changes", .list(AnswerChange.form)) { $0.part.changes },
    .init("rules", .sides(.list(.rule))) {
      ($0.rules(behind: $0.left), $0.rules(behind: $0.right))
    },
    .init("example", .sides(Route.witness)) { ($0.left, $0.right) },
  ])

  /// A region, with the routes of its example.
  private struct Combination: Sendable {
    let report: DifferenceReport
    let part: Difference.Part
    let left: Route
    let right: Route

    init(report: DifferenceReport, part: Difference.Part) {
      self.report = report
      self.part = part
      left = Route(known: part.left)
      right = Route(known: part.right)
    }

    var common: Region { report.difference.common }

    func rules(behind route: Route) -> [String] { report.rules(part, route).map { $0.id } }
  }
}

extension JSONForm {
  /// An object with the values of both sides.
  fileprivate static func sides<Part>(
    _ part: JSONForm<Part>
  ) -> JSONForm where Value == (left: Part, right: Part) {
    .object([.init("left", part) { $0.left }, .init("right", part) { $0.right }])
  }
}
