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
    for verdict in Checked.all {
      var changed = SituationSet.empty
      for value in verdict.values.bits {
        let one = Region.any.keeping(value, of: verdict.column)
        var met = self.changed(one, among: verdict.values, &others)
        if verdict.followsAction { met = sets.difference(met, actsHereOnly) }
        changed = sets.union(changed, met)
      }
      check(changed, verdict.name, restingOn: [verdict.column], dispute)
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

  private struct Checked {
    let name: String
    let column: Column
    let values: UInt64
    /// Whether it also depends on the user's action.
    let followsAction: Bool

    init(_ answer: Answer, without unchecked: UInt64 = 0, followsAction: Bool = false) {
      name = answer.description.name
      column = Column(answer)
      values = column.allValues & ~unchecked
      self.followsAction = followsAction
    }

    static let all = [
      Checked(.wake), Checked(.presentation), Checked(.recipient), Checked(.arrivalMethod),
      Checked(.opportunity), Checked(.finalState, followsAction: true),
      Checked(
        .launchOptions,
        without: Entry.launchOptions(.notLaunched).values,
        followsAction: true
      ),
      Checked(
        .sceneConnection,
        without: Entry.sceneConnection(.notConnected).values,
        followsAction: true
      ),
    ]
  }
}
