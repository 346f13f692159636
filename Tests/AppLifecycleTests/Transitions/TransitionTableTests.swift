import DecisionTables
import PushRules
import Testing

@testable import AppLifecycle

struct TransitionTableTests {
  @Test func `every event in every state that can be has exactly one rule`() {
    #expect(TransitionTable.lifecycle.defects == [])
    #expect(LifecycleProof.lifecycle.defects == [])
    #expect(LifecycleProof.lifecycle.momentCount == 35_376_591_360)
  }

  @Test func `a missing rule is found with its moments`() throws {
    let table = TransitionTable(Self.transitions.filter { $0.id != "lock.5-6" })
    let defects = table.table.graph.defects
    guard case .gap("transitions", let example)? = defects.first, defects.count == 1 else {
      Issue.record("found \(table.defects)")
      return
    }
    let undecided = table.possible.flatMap { possible in
      possible.subtracting(table.transitions.map { $0.rule.row.condition })
    }
    #expect(undecided.contains { $0.contains(example) })
    for moments in undecided + [example] {
      #expect(moments.events == [.lock])
      #expect(Entry.from(.active).contains(moments))
      #expect((Entry.since(5) & .before(7)).contains(moments))
    }
  }

  @Test func `an overlap is found with both rules`() {
    let second = Transition(
      "lock.second",
      when: [.on(.lock), .from(.active), .since(7), .staysWhenLeft],
      because: "Planted.",
      .inferred,
      ""
    )
    let defects = TransitionTable(Self.transitions + [second]).table.graph.defects
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
    let transitions = Self.transitions.filter { $0.id != "after.nothing" }
    let stray = Transition(
      "after.stray",
      when: [.on(.timePass), !.from(.background)],
      to: .to(.suspended),
      because: "Planted.",
      .inferred,
      ""
    )
    let defects = TransitionTable(transitions + [stray]).defects
    #expect(defects.contains { $0.hasPrefix("after.stray leads astray: ") })
  }

  @Test func `a rule that never counts is found`() {
    let dead = Transition.never(
      "prewarm.dead",
      [.on(.prewarm), .before(15), .from(.prewarmed)],
      "planted"
    )
    let table = TransitionTable(Self.transitions + [dead])
    #expect(table.defects.contains("table transitions: prewarm.dead never decides"))
  }

  @Test func `two rules that run the same callback in one moment are found`() {
    let second = CallbackRule(
      "will-terminate.second",
      on: .terminate,
      .calls(.lifecycle(.willTerminate), reading: nil),
      when: [.since(13)],
      because: "Planted.",
      .inferred,
      ""
    )
    #expect(
      CallbackTable(CallbackTable.lifecycle.rules + [second]).defects == [
        "will-terminate.method and will-terminate.second run the same callback in one moment"
      ]
    )
  }

  private static let transitions = TransitionTable.lifecycle.transitions

  @Test func `ids are used once, in all tables and beside the push rules`() {
    let ids =
      LifecycleRule.all.map(\.id) + DecisionGraph.routing.tables.flatMap(\.rules).map(\.id)
      + TransitionTable.obstacles.map(\.id) + ViewObstacle.all.map(\.rule.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `no callback has two rules in one moment`() {
    #expect(CallbackTable.lifecycle.defects == [])
  }

  @Test func `every rule says what it rests on`() {
    let leading = Self.transitions.filter { $0.outcome != .cannotHappen }.map(\.rule)
    for rule in leading + CallbackTable.lifecycle.rules.map(\.rule) {
      #expect(!rule.citations.isEmpty, "\(rule.id)")
      #expect(rule.statement.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test func `every reason against an event is a clause`() {
    let refusing = Self.transitions.filter { $0.outcome == .cannotHappen }.map(\.rule)
    for rule in refusing + TransitionTable.obstacles + ViewObstacle.all.map(\.rule) {
      #expect(!rule.statement.hasSuffix("."), "\(rule.id)")
      #expect(!rule.statement.isEmpty, "\(rule.id)")
    }
  }

  @Test func `every move is made by some transition`() {
    let made = Self.transitions.flatMap { transition -> [Move] in
      if case .leads(let moves, _) = transition.outcome { return moves }
      return []
    }
    #expect(Set(made) == Set(Move.allCases))
  }
}
