import PushTestSupport

@testable import DecisionTables
@testable import PushRules

/// Random questions over the whole space.
enum RemedySweep {
  /// A situation that can exist, and methods that do not all run in it.
  struct Question: CustomStringConvertible {
    let graph = DecisionGraph.routing.graph
    let situation: Region
    let decided: Region
    let methods: [DelegateMethod]
    let questions: [Region]

    /// Draws a question, mostly about one method; nil if it makes no sense.
    init?(_ random: inout SeededRandom) {
      let situation = Region.random(&random)
      let decided = graph.decide(situation)
      let count = [1, 1, 1, 2, 3].randomElement(using: &random) ?? 1
      let wanted = WantedMethods(
        Array(DelegateMethod.allCases.shuffled(using: &random).prefix(count)),
        keeping: .any
      )
      let questions = wanted.questions
      guard Entry.feasibility(.open).contains(decided) else { return nil }
      guard !questions.contains(where: { $0.contains(decided) }) else { return nil }
      self.situation = situation
      self.decided = decided
      self.methods = wanted.methods
      self.questions = questions
    }

    var search: ChangeSearch {
      ChangeSearch(
        from: situation,
        preferring: Schema.push.only(Column(.recipient), of: decided),
        in: graph,
        .routing
      )
    }

    var description: String { "\(methods) from \(situation)" }

    func holds(in situation: Region) -> Bool {
      let decided = graph.decide(situation)
      return questions.contains { $0.contains(decided) }
    }

    /// Whether some values of these columns, and of no other, bring the calls about.
    func canHold(changing columns: [Column]) -> Bool {
      let free = columns.reduce(situation) { $0.forgetting($1) }
      return questions.contains { Relations.routing.example(of: $0 & free) != nil }
    }

    /// Columns with at most so many situations: those of a smallest change, and others.
    func part(upTo limit: Int, _ random: inout SeededRandom) -> [Column] {
      let sets = ChangeSets(from: situation, to: questions, in: .routing).sets
      let likely = sets.shuffled(using: &random).joined()
      let rest = Schema.push.inputs.shuffled(using: &random)
      var columns: [Column] = []
      var size = 1
      for column in likely + rest
      where !columns.contains(column) && size * column.width <= limit {
        columns.append(column)
        size *= column.width
      }
      return columns
    }
  }
}
