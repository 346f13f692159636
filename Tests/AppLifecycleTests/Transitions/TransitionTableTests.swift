import PushRules
import Testing

@testable import AppLifecycle

struct TransitionTableTests {
  @Test func `every event in every moment that can be has exactly one rule`() {
    #expect(TransitionTable.lifecycle.defects.map(\.description) == [])
  }

  @Test func `a missing rule is found with its moments`() throws {
    let rules = TransitionTable.lifecycle.rules.filter { $0.id != "lock.5-6" }
    let defects = TransitionTable(rules).defects
    #expect(!defects.isEmpty)
    for defect in defects {
      guard case .gap(let event, let moments) = defect else {
        Issue.record("found \(defect.description)")
        continue
      }
      #expect(event == .lock)
      #expect(Moments.from(.active).contains(moments))
      #expect((Moments.since(5) & .before(7)).contains(moments))
    }
  }

  @Test func `an overlap is found with both rules`() {
    let second = Transition(
      "lock.second",
      on: .lock,
      when: .from(.active),
      .since(7),
      .staysWhenLeft,
      because: "Planted.",
      .inferred
    )
    let defects = TransitionTable(TransitionTable.lifecycle.rules + [second]).defects
    #expect(
      defects.contains { defect in
        if case .overlap("lock.active", "lock.second", .lock, _) = defect { true } else { false }
      }
    )
  }

  @Test func `a rule that leads to a state that cannot be is found`() {
    let rules = TransitionTable.lifecycle.rules.filter { $0.id != "after.nothing" }
    let stray = Transition(
      "after.stray",
      on: .timePass,
      when: !.from(.background),
      to: .to(.suspended),
      because: "Planted.",
      .inferred
    )
    let defects = TransitionTable(rules + [stray]).defects
    #expect(
      defects.contains { defect in
        if case .leadsAstray("after.stray", _, _) = defect { true } else { false }
      }
    )
  }

  @Test func `a rule that never counts is found`() {
    let dead = Transition(
      "prewarm.dead",
      on: .prewarm,
      never: .before(15),
      .from(.prewarmed),
      because: "planted"
    )
    let defects = TransitionTable(TransitionTable.lifecycle.rules + [dead]).defects
    #expect(defects.contains(.dead("prewarm.dead")))
  }

  @Test func `ids are used once, in all tables and beside the push rules`() {
    let ids =
      LifecycleRule.all.map(\.id) + DecisionGraph.routing.tables.flatMap(\.allRules).map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `no callback has two rules in one moment`() {
    #expect(CallbackTable.lifecycle.overlaps.map { $0.0 + " " + $0.1 } == [])
  }

  @Test func `every rule says what it rests on`() {
    for rule in TransitionTable.lifecycle.rules {
      guard case .leads = rule.outcome else { continue }
      #expect(!rule.reason.citations.isEmpty, "\(rule.id)")
      #expect(rule.reason.statement.hasSuffix("."), "\(rule.id)")
    }
    for rule in CallbackTable.lifecycle.rules {
      #expect(!rule.reason.citations.isEmpty, "\(rule.id)")
      #expect(rule.reason.statement.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test func `every reason against an event is a clause`() {
    for rule in TransitionTable.lifecycle.rules where rule.outcome == .cannotHappen {
      #expect(!rule.reason.statement.hasSuffix("."), "\(rule.id)")
      #expect(!rule.reason.statement.isEmpty, "\(rule.id)")
    }
  }

  @Test func `every move is made by some transition`() {
    let made = TransitionTable.lifecycle.rules.flatMap { rule -> [Move] in
      if case .leads(let moves, _) = rule.outcome { return moves }
      return []
    }
    #expect(Set(made) == Set(Move.allCases))
  }
}
