import DecisionTables
import PushRules
import Testing

@testable import AppLifecycle

struct TransitionTableTests {
  @Test func `every event in every state that can be has exactly one rule`() {
    #expect(LifecycleProof.defects == [])
    #expect(LifecycleProof.momentCount == 371_602_206_720)
  }

  /// The table with other rules.
  private func table(_ transitions: [Transition]) -> RuleTable<Transition> {
    RuleTable("transitions", in: .lifecycle, obstacles: Transitions.obstacles, rules: transitions)
  }

  @Test func `a missing rule is found with its moments`() throws {
    let table = table(Transitions.all.filter { $0.id != "lock.5-6" })
    let defects = table.graph.defects
    guard case .gap("transitions", let example)? = defects.first, defects.count == 1 else {
      Issue.record("found \(table.defects)")
      return
    }
    let undecided = table.possible.flatMap { $0.subtracting(table.rules.map(\.condition)) }
    #expect(undecided.contains { $0.contains(example) })
    for moments in undecided + [example] {
      #expect(moments.events == [.lock])
      #expect(Entry.from(.active).contains(moments))
      #expect((Entry.since(5) & .before(7)).contains(moments))
    }
  }

  @Test func `an overlap is found with both rules`() {
    let second = When("lock.second", .on(.lock), .from(.active), .since(7), .staysWhenLeft)
      .changesNothing.because("Planted.").rests(on: "", .inferred)
    let defects = table(Transitions.all + [second]).graph.defects
    #expect(
      defects.contains { defect in
        if case .overlap("transitions", "lock.active", "lock.second", let example) = defect {
          example.events == [.lock]
        } else {
          false
        }
      }
    )
  }

  @Test func `a rule that leads to a state that cannot be is found`() {
    let stray = When("after.stray", .on(.timePass), !.from(.background))
      .leads(to: .to(.suspended)).because("Planted.").rests(on: "", .inferred)
    #expect(table([stray]).invalidStates.contains { $0.hasPrefix("after.stray leads astray: ") })
  }

  @Test func `a rule that never counts is found`() {
    let dead = When("prewarm.dead", .on(.prewarm), .before(15), .from(.prewarmed)).never("planted")
    let table = table(Transitions.all + [dead])
    #expect(table.defects.contains("table transitions: prewarm.dead never decides"))
  }

  @Test func `two rules that run the same callback in one moment are found`() {
    let second = When("will-terminate.second", .since(13), .multitasking)
      .calls(.lifecycle(.willTerminate), on: .terminate, reading: .unknown)
      .because("Planted.").rests(on: "", .inferred)
    #expect(
      (Callbacks.all + [second]).duplicates == [
        "will-terminate.method and will-terminate.second run the same callback in one moment"
      ]
    )
  }

  @Test func `ids are used once, in all tables and beside the push rules`() {
    let ids =
      LifecycleRule.all.map(\.id) + DecisionGraph.routing.tables.flatMap(\.rules).map(\.id)
      + (Transitions.obstacles.map(\.id) + ViewRules.obstacles.map(\.id))
    #expect(Set(ids).count == ids.count)
  }

  @Test func `every rule says what it rests on`() {
    let leading = Transitions.all.filter { !$0.outcome.refuses }.map(\.rule)
    for rule in leading + Callbacks.all.map(\.rule) {
      #expect(!rule.citations.isEmpty, "\(rule.id)")
      #expect(rule.statement.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test func `every reason against an event is a clause`() {
    let refusing = (Transitions.all + Transitions.obstacles).filter(\.outcome.refuses).map(\.rule)
    for rule in refusing + ViewRules.obstacles.map(\.rule) {
      #expect(!rule.statement.hasSuffix("."), "\(rule.id)")
      #expect(!rule.statement.isEmpty, "\(rule.id)")
    }
  }

  @Test func `every move is made by some transition`() {
    let made = Transitions.all.flatMap { transition -> [Move] in
      if case .leads(let moves, _) = transition.outcome { return moves }
      return []
    }
    #expect(Set(made) == Set(Move.allCases))
  }
}
