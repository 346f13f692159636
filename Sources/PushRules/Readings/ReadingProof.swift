import DecisionTables

/// The proof that every answer that depends on a contested rule is marked as contested.
///
/// For each contested rule the proof decides all possible situations again as if the other side
/// were right. Every answer that changes must rest on a contested rule. Answers after the user's
/// action are compared where the user can act in both readings.
package struct ReadingProof: Sendable {
  /// What is wrong, a sentence each; empty if it is proven.
  package private(set) var defects: [String] = []
  package let readingCount: Int

  private let graph: DecisionGraph
  private var sets: SituationSets
  private var answers: AnswerRegions
  private var doubts: DoubtRegions
  private let possible: SituationSet

  /// The proof over the tables of pushes, found once.
  package static let ofPushes = ReadingProof(of: .routing)

  package static func of(_ graph: DecisionGraph) -> ReadingProof {
    graph.graph === DecisionGraph.routing.graph ? ofPushes : ReadingProof(of: graph)
  }

  package init(of graph: DecisionGraph) {
    self.graph = graph
    sets = SituationSets(within: .any, of: .push)
    answers = AnswerRegions(graph.graph, on: .any)
    doubts = DoubtRegions(
      graph.graph,
      of: Confidence.contested.rawValue,
      neutral: AnswerReader.neutral
    )
    possible = answers.possible(in: &sets)
    let rows = graph.disputedRows
    readingCount = rows.count
    for row in rows { follow(row) }
  }

  private mutating func follow(_ dispute: DisputedRow) {
    var others = answers.regions(in: dispute.reading)
    let canAct = Region(.opportunity(.open))
    let acts = answers.region(of: canAct, in: &sets)
    let actsOtherwise = others.region(of: canAct, in: &sets)
    let actsInBoth = sets.intersection(acts, actsOtherwise)
    let actsHereOnly = sets.difference(acts, actsOtherwise)
    for candidate in PossibleCall.all {
      var changed = changed(candidate.when, &others)
      if candidate.phase == .response { changed = sets.intersection(changed, actsInBoth) }
      let call = candidate.method.id + " on " + candidate.phase.name
      check(changed, call, restingOn: candidate.columns, dispute)
    }
    for (answer, unchecked, followsAction) in Self.checked {
      let column = Column(answer)
      let values = column.allValues & ~(unchecked?.values ?? 0)
      var changed = SituationSet.empty
      for value in values.bits {
        let one = Region.any.keeping(value, of: column)
        var met = self.changed(one, among: values, &others)
        if followsAction { met = sets.difference(met, actsHereOnly) }
        changed = sets.union(changed, met)
      }
      check(changed, answer.description.name, restingOn: [column], dispute)
    }
  }

  /// The situations in which a question holds, but not in the other reading.
  private mutating func changed(
    _ question: Region,
    among values: UInt64 = .max,
    _ others: inout AnswerRegions
  ) -> SituationSet {
    let met = answers.region(of: question, in: &sets)
    var otherwise = SituationSet.empty
    for column in Schema.push.columns(in: question) where column.answer != nil {
      let missed = Region.any.keeping(values & ~question[column], of: column)
      if missed.isEmpty { continue }
      let region = others.region(of: missed, in: &sets)
      otherwise = sets.union(otherwise, region)
    }
    let changed = sets.intersection(met, otherwise)
    return sets.intersection(changed, possible)
  }

  private mutating func check(
    _ changed: SituationSet,
    _ name: String,
    restingOn columns: [Column],
    _ dispute: DisputedRow
  ) {
    if changed == .empty { return }
    let doubtful = doubts.region(of: columns, &answers, in: &sets)
    let hidden = sets.difference(changed, doubtful)
    if hidden == .empty { return }
    let example = Schema.push.words(for: sets.usual(in: .any, of: hidden))
    defects.append("\(name) hides that \(dispute.rule.id) is contested: \(example)")
  }

  /// The answers to compare, without values that mean nothing, and whether they also depend on the
  /// user's action.
  private static let checked: [(answer: Answer, without: Entry?, followsAction: Bool)] = [
    (.wake, nil, false), (.presentation, nil, false), (.recipient, nil, false),
    (.arrivalMethod, nil, false), (.opportunity, nil, false), (.finalState, nil, true),
    (.launchOptions, .launchOptions(.notLaunched), true),
    (.sceneConnection, .sceneConnection(.notConnected), true),
  ]
}
