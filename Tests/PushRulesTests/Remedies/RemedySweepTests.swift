import PushTestSupport
import Testing

@testable import DecisionTables
@testable import PushRules

/// Random situations of the whole space: what is found works, is smallest, and is all there is.
struct RemedySweepTests {
  private static let parts = Sweep.isWhole ? 10 : 1

  @Test(arguments: 0..<parts)
  func `no random question breaks the promise, in part`(part: Int) {
    var random = SeededRandom(seed: 1_000 + UInt64(part))
    let count = (Sweep.isWhole ? 5_000 : 10) / Self.parts
    var drawn = 0
    while drawn < count {
      guard let asked = RemedySweep.Question(&random) else { continue }
      drawn += 1
      let found = asked.search.all(for: asked.questions)
      guard works(found, for: asked), isSmallest(found, for: asked) else { return }
      // The proof that nothing is missing takes longer than all the rest.
      if drawn.isMultiple(of: 10), !isComplete(found, for: asked) { return }
    }
  }

  /// Every alternative of every change leads to the calls, with its cheapest and with any other values.
  private func works(_ found: [ChangeSet], for asked: RemedySweep.Question) -> Bool {
    let wrong = found.flatMap(\.alternatives).first { alternative in
      let columns = alternative.change.steps.map(\.column)
      let other = columns.reduce(into: asked.situation) { situation, column in
        situation[column] = UInt64(bit: 63 - alternative.values[column].leadingZeroBitCount)
      }
      return !asked.holds(in: alternative.change.applied(to: asked.situation))
        || !asked.holds(in: other)
    }
    #expect(wrong == nil, "\(asked): \(wrong?.change.steps ?? [])")
    return wrong == nil
  }

  private func isSmallest(_ found: [ChangeSet], for asked: RemedySweep.Question) -> Bool {
    let needless = found.first { needlessColumn(of: $0.columns, for: asked) != nil }
    #expect(needless == nil, "\(asked): \(needless?.columns ?? [])")
    return needless == nil
  }

  private func isComplete(_ found: [ChangeSet], for asked: RemedySweep.Question) -> Bool {
    let missing = missing(from: found, for: asked)
    #expect(missing == nil, "\(asked): \(missing ?? .any) is missing")
    return missing == nil
  }

  /// A column that a change does not need.
  ///
  /// Without one, no change of fewer of the columns is enough.
  private func needlessColumn(of columns: [Column], for asked: RemedySweep.Question) -> Column? {
    columns.first { column in asked.canHold(changing: columns.filter { $0 != column }) }
  }

  /// Situations with the calls that differ in all columns of none of the changes.
  private func missing(from found: [ChangeSet], for asked: RemedySweep.Question) -> Region? {
    found.reduce(asked.questions) { left, change in
      let covered = change.columns.reduce(Region.any) { region, column in
        region & Entry(column, ~asked.situation[column])
      }
      return left.flatMap { $0.subtracting(covered) }
        .filter { Relations.routing.example(of: $0) != nil }
    }
    .first { Relations.routing.example(of: $0) != nil }
  }

  @Test func `a change that is left out or too large would be found`() throws {
    var random = SeededRandom(seed: 40)
    var checked = 0
    while checked < (Sweep.isWhole ? 5 : 2) {
      guard let asked = RemedySweep.Question(&random) else { continue }
      let found = asked.search.all(for: asked.questions)
      guard let last = found.last else { continue }
      checked += 1
      #expect(missing(from: found.dropLast(), for: asked) != nil, "\(asked)")
      let other = try #require(Schema.push.inputs.first { !last.columns.contains($0) })
      #expect(needlessColumn(of: last.columns + [other], for: asked) != nil, "\(asked)")
    }
  }

  @Test func `the nearest change is the first of all that are for the same receiver`() {
    var random = SeededRandom(seed: 77)
    var checked = 0
    while checked < (Sweep.isWhole ? 15 : 4) {
      guard let asked = RemedySweep.Question(&random) else { continue }
      for question in asked.questions {
        let all = asked.search.all(for: [question])
        let nearest = asked.search.nearest(for: question)
        guard let first = all.first?.alternatives.first?.change, let nearest else {
          #expect(all.isEmpty && nearest == nil)
          continue
        }
        checked += 1
        let receiver = Schema.push.only(Column(.recipient), of: asked.decided)
        let isSame = [first, nearest].map {
          receiver.contains(asked.graph.decide($0.applied(to: asked.situation)))
        }
        // A part of the nearest change may be enough for another receiver: then it is not among all.
        let isListed = all.contains { $0.columns == nearest.steps.map(\.column) }
        #expect(!isSame[0] || first == nearest || isSame[1] && !isListed, "\(asked)")
      }
    }
  }
}

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
        in: .routing
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
