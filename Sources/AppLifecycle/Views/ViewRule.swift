internal import DecisionTables
internal import PushRules

/// A rule with the methods that an event at a place runs in view controllers.
struct ViewRule: Sendable, Identifiable {
  /// When it holds and why.
  let rule: Rule
  /// What runs, in order.
  let steps: [ViewStep]

  /// States what runs when all entries hold.
  @inline(never)
  init(
    _ id: String,
    when entries: [Entry],
    runs steps: [ViewStep],
    because statement: String,
    _ grade: EvidenceGrade,
    _ citations: String
  ) {
    let condition = Schema.views.any.keeping(entries)
    rule = Rule(id, nil, in: condition, because: statement, grade, citations)
    self.steps = steps
  }

  /// The permanent name, `view.fact`.
  var id: String { rule.id }

  /// The events that it is about.
  var events: [ViewEvent] {
    rule.row.condition[ViewInput.event.column].places.map { ViewEvent.allCases[$0] }
  }

  /// When it holds, in words, without its events.
  var conditionWords: String {
    Schema.views.words(for: rule.row.condition.forgetting(ViewInput.event.column))
  }
}
