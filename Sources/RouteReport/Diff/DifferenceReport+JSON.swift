import PushRules

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
      report.difference.parts.map { (report, $0) }
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

  private static let combination =
    JSONForm<(report: DifferenceReport, part: Difference.Part)>.object([
      .init("situations", .situations) { $0.part.count },
      .init("when", SituationClauses.region) { ($0.part.region, $0.report.difference.common) },
      .init("words", .text) { $0.report.when($0.part) },
      .init("changes", .list(AnswerChange.form)) { $0.part.changes },
      .init("rules", .sides(.list(.rule))) { pair in
        pair.part.routes.map { pair.report.rules(pair.part, $0) }
      },
      .init("example", .sides(Route.witness)) { $0.part.routes },
    ])
}

extension JSONForm {
  /// An object with the values of both sides.
  fileprivate static func sides<Part>(_ part: JSONForm<Part>) -> JSONForm where Value == [Part] {
    .object([.init("left", part) { $0[0] }, .init("right", part) { $0[1] }])
  }
}

extension AnswerChange {
  var words: String {
    switch self {
    case .gained(let method, let phase): phase.words + " " + method.name + " runs"
    case .lost(let method, let phase): phase.words + " " + method.name + " no longer runs"
    case .answer(let part, let old, let new): part.words + " " + old + " → " + new
    case .state(let method, let phase, let old, let new):
      phase.words + " " + method.name + " reads " + old.name + " → " + new.name
    }
  }

  static let form = JSONForm<AnswerChange>(
    .either([called.schema, answered.schema, read.schema])
  ) { change in
    switch change {
    case .gained(let method, let phase): called.json((phase, method, true))
    case .lost(let method, let phase): called.json((phase, method, false))
    case .answer(let part, let old, let new): answered.json((part, old, new))
    case .state(let method, let phase, let old, let new): read.json((phase, method, old, new))
    }
  }

  private static let called =
    JSONForm<(phase: Phase, method: DelegateMethod, isGained: Bool)>.object([
      .init("part", .phase) { $0.phase },
      .init("method", .method) { $0.method },
      .init("from", .truth) { !$0.isGained },
      .init("to", .truth) { $0.isGained },
    ])

  private static let answered = JSONForm<(part: AnswerPart, old: String, new: String)>.object([
    .init("part", .word) { $0.part },
    .init("from", .text) { $0.old },
    .init("to", .text) { $0.new },
  ])

  private static let read =
    JSONForm<
      (phase: Phase, method: DelegateMethod, old: ApplicationState, new: ApplicationState)
    >.object([
      .init("part", .constant(AnswerPart.applicationState.rawValue)) { _ in },
      .init("phase", .phase) { $0.phase },
      .init("method", .method) { $0.method },
      .init("from", .text) { $0.old.name },
      .init("to", .text) { $0.new.name },
    ])
}

extension AnswerPart {
  var words: String { rawValue.split(separator: "-").joined(separator: " ") }
}
