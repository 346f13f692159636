internal import PushRules

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
