package import PushRules

package struct WantAnswer: Hashable, Sendable {
  package let question: RouteAnswer
  package let methods: [DelegateMethod]
  /// What must change, or nil if the situation cannot exist.
  package let search: RemedySearch?
  let changes: [RemedyOption]
  /// How many changes of the version, the state or the user's action are left out.
  let otherQuestionCount: Int

  /// Looks for what must change so that all of some methods run.
  ///
  /// A change of the version, the state or the user's action is another question: it is left out
  /// unless nothing else helps or all changes are asked for.
  package init(_ methods: [DelegateMethod], in question: RouteAnswer, listsAll: Bool = false) {
    self.question = question
    search = try? RemedySearch(for: methods, in: question.situation)
    self.methods = search?.methods ?? methods
    guard case .remedies(let all) = search?.outcome else {
      (changes, otherQuestionCount) = ([], 0)
      return
    }
    let here = all.filter { change in
      !change.remedy.parts.contains { [.system, .state, .userAction].contains($0.change.input) }
    }
    changes = listsAll || here.isEmpty ? all : here
    otherQuestionCount = all.count - changes.count
  }
}

extension WantAnswer: JSONWritten {
  package static let form = JSONForm<WantAnswer>.object(
    RouteAnswer.question.of { $0.question } + [
      .init("want", .list(.method)) { $0.methods },
      .init("runs", .orNull(.truth)) { $0.runs },
      .init("calls", .list(Call.brief)) { $0.running?.calls ?? [] },
      .init("changes", .list(RemedyOption.form)) { answer in
        answer.changes.map { ($0, answer.question) }
      },
      .init("never", .orNull(MethodConflict.form)) { $0.conflict },
      .optional("impossible", .impossible) { $0.question.contradiction },
      .init("findings", .list(PlacedFinding.form)) { $0.question.findings?.placed ?? [] },
    ]
  )

  private var running: WantedCalls? {
    if case .runs(let calls) = search?.outcome { calls } else { nil }
  }

  private var conflict: MethodConflict? {
    if case .never(let conflict) = search?.outcome { conflict } else { nil }
  }

  /// Whether all methods run without a change, or nil if the situation cannot exist.
  private var runs: Bool? { search.map { _ in running != nil } }
}

extension MethodConflict {
  fileprivate static let form = JSONForm<MethodConflict>.object([
    .init("methods", .list(.method)) { $0.others + [$0.excluded] },
    .init("left", .method) { $0.excluded },
    .init("because", .text) { $0.sentence },
    .init("rules", .list(Rule.form)) { conflict in conflict.causes.map { ($0, nil) } },
  ])
}

extension RemedyOption {
  fileprivate static let form = JSONForm<(option: RemedyOption, question: RouteAnswer)>.object([
    .init("groups", .list(.word)) { $0.option.parties },
    .init("steps", .list(RemedyStep.form)) { pair in
      pair.option.remedy.parts.map { ($0, pair.question) }
    },
    .init("alternatives", .list(.list(RemedyStep.form))) { pair in
      pair.option.alternatives.map { other in other.parts.map { ($0, pair.question) } }
    },
    .init("change", .list(Remedy.Change.form)) { pair in
      pair.option.remedy.changes(in: pair.question.situation, sentBy: pair.question.sender)
    },
    .init("calls", .list(Call.brief)) { $0.option.calls.calls },
    .init("rules", .list(Rule.form)) { pair in
      pair.option.calls.rules.map { ($0, pair.option.newRules.contains($0)) }
    },
    .init("confidence", .confidence) { $0.option.calls.confidence },
    .init("assumed", .list(.text)) { $0.option.route.assumed },
    .init("route", .object(Route.brief(calls: JSONForm.method.of { $0.method }))) {
      $0.option.route
    },
  ])
}

extension RemedyStep {
  fileprivate static let form = JSONForm<(step: RemedyStep, question: RouteAnswer)>.object([
    .init("group", .word) { $0.step.change.party },
    .init("input", .text) { $0.step.change.input.description.jsonName },
    .init("from", .text) { pair in
      let (input, situation) = (pair.step.change.input, pair.question.situation)
      return input == .system ? situation.system.description : situation.valueName(of: input)
    },
    .init("to", .text) { $0.step.change.value },
    .init("others", .list(.text)) { $0.step.others },
    .optional("versions", .text) { $0.step.versions },
    .init("text", .text) { $0.step.clause(sentBy: $0.question.sender) },
  ])
}

extension Rule {
  /// The rule with its own confidence, and whether it holds only after a change.
  fileprivate static let form = JSONForm<(rule: Rule, isNew: Bool?)>.object([
    .init("id", .rule) { $0.rule.id },
    .init("confidence", .confidence) { $0.rule.confidence },
    .init("statement", .text) { $0.rule.statement },
    .optional("new", .truth) { $0.isNew },
  ])
}
