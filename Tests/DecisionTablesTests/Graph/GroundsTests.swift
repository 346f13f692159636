import PushTestSupport
import Testing

@testable import PushRules

/// How sure an answer is, in small graphs whose every row is in sight.
struct GroundsTests {
  private let situation = Situation.on(.newest, .active, .alert, in: .both)

  private func grounds(_ tables: DecisionTable...) -> Grounds {
    let graph = DecisionGraph(tables)
    return Grounds(graph: graph, decided: graph.decide(situation.box))
  }

  /// Names the place on doubtful grounds.
  private let place = DecisionTable(
    "place",
    .situation,
    decides: .place,
    [.planted("place", .place(.foreground), .inferred)]
  )

  /// Names the permission on firm grounds.
  private let permission = DecisionTable(
    "permission",
    .situation,
    decides: .permission,
    [.planted("permission", .permission(.full), .documented)]
  )

  @Test func `an answer is as sure as the weakest rule that it rests on`() {
    let reader = DecisionTable(
      "reader",
      .wake,
      decides: .wake,
      [.planted("reader", .wake(.running), .observed, when: .place(.foreground))]
    )
    let grounds = grounds(place, permission, reader)
    #expect(grounds.confidence(of: [.permission]) == .documented)
    #expect(grounds.confidence(of: [.place]) == .inferred)
    #expect(grounds.confidence(of: [.wake]) == .inferred)
    #expect(grounds.rules(behind: [.wake]).map(\.id) == ["reader", "place"])
    #expect(grounds.confidence(of: [.permission, .wake]) == .inferred)
  }

  @Test func `the weakest of several rules speaks, the first of those as weak`() {
    let reader = DecisionTable(
      "reader",
      .wake,
      decides: .wake,
      [.planted("reader", .wake(.running), .inferred)]
    )
    let grounds = grounds(place, permission, reader)
    #expect(grounds.speaker(of: [.permission, .place])?.id == "place")
    #expect(grounds.speaker(of: [.place, .wake])?.id == "place")
    #expect(grounds.speaker(of: [.wake, .place])?.id == "reader")
    #expect(grounds.speaker(of: [.system]) == nil)
  }

  @Test func `a closed gate is as sure as its surest obstacle`() {
    let gate = DecisionTable.gate(
      "gate",
      .wake,
      decides: .device,
      obstacles: [
        .planted("doubtful", .device(.closed), .contested),
        .planted("by way of the place", .device(.closed), .documented, when: .place(.foreground)),
        .planted("firm", .device(.closed), .observed),
      ],
      open: .planted("open", .device(.open), .documented)
    )
    let grounds = grounds(place, gate)
    #expect(grounds.rules(behind: [.device]).map(\.id) == ["firm"])
    #expect(grounds.confidence(of: [.device]) == .observed)
    #expect(grounds.speaker(of: [.device])?.id == "firm")
  }

  @Test func `an open gate rests on the surest answer that averts each obstacle`() {
    let gate = DecisionTable.gate(
      "gate",
      .wake,
      decides: .device,
      obstacles: [
        .planted(
          "averted twice",
          .device(.closed),
          .documented,
          when: .place(.background),
          .permission(.refused)
        )
      ],
      open: .planted("open", .device(.open), .documented)
    )
    let grounds = grounds(place, permission, gate)
    #expect(grounds.rules(behind: [.device]).map(\.id) == ["open", "permission"])
    #expect(grounds.confidence(of: [.device]) == .documented)
  }

  @Test func `an open gate is in doubt if only a doubtful answer averts an obstacle`() {
    let gate = DecisionTable.gate(
      "gate",
      .wake,
      decides: .device,
      obstacles: [
        .planted("averted by the place", .device(.closed), .documented, when: .place(.background))
      ],
      open: .planted("open", .device(.open), .documented)
    )
    let grounds = grounds(place, gate)
    #expect(grounds.rules(behind: [.device]).map(\.id) == ["open", "place"])
    #expect(grounds.confidence(of: [.device]) == .inferred)
  }

  @Test func `what the situation itself averts needs no other support`() {
    let gate = DecisionTable.gate(
      "gate",
      .wake,
      decides: .device,
      obstacles: [
        .planted(
          "averted by the state too",
          .device(.closed),
          .documented,
          when: .place(.background),
          .state(.suspended)
        )
      ],
      open: .planted("open", .device(.open), .documented)
    )
    #expect(grounds(place, gate).rules(behind: [.device]).map(\.id) == ["open"])
  }

  @Test func `whether the push is shown is no doubt of what the user then does`() {
    let shown = DecisionTable(
      "shown",
      .presentation,
      decides: .presentation,
      [.planted("shown", .presentation(.shown), .contested)]
    )
    let offer = DecisionTable(
      "offer",
      .launch,
      decides: .offer,
      [
        .planted("offer", .offer(.notification), .documented, when: .presentation(.shown))
      ]
    )
    let grounds = grounds(shown, offer)
    #expect(grounds.confidence(of: [.presentation]) == .contested)
    #expect(grounds.confidence(of: [.offer]) == .documented)
  }
}

extension Evidence {
  fileprivate static let contested = contested("It may be otherwise.", settle: "Try it.")
}

extension Rule {
  /// A rule that holds when at most two words do.
  fileprivate static func planted(
    _ id: String,
    _ conclusion: Box,
    _ evidence: Evidence,
    when one: Box = .any,
    _ other: Box = .any
  ) -> Rule {
    Rule(id, conclusion, when: one, other, because: "Planted.", evidence, "A-001")
  }
}
