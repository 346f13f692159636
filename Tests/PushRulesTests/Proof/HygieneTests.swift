import DecisionTables
import Testing

@testable import PushRules

/// What rules and columns need besides deciding every situation, and that its lack is found.
struct HygieneTests {
  @Test func `every rule cites what it rests on, and every column is used`() {
    let defects = DecisionGraph.routing.tables.flatMap(\.hygieneDefects)
    for defect in defects + DecisionGraph.routing.unusedColumns { Issue.record(defect) }
  }

  private static let plantedRules:
    [(citations: [String], grade: EvidenceGrade, defects: [HygieneDefect])] = [
      (citations: ["A-020"], grade: .documented, defects: []),
      (citations: [], grade: .documented, defects: [.uncited("wake.planted")]),
      (citations: ["A-020"], grade: .contested("It may be.", settle: "Try it."), defects: []),
      (
        citations: ["A-020"],
        grade: .contested("", settle: "Try it."),
        defects: [.oneSided("wake.planted")]
      ),
      (
        citations: ["A-020"],
        grade: .contested("It may be.", settle: ""),
        defects: [.unsettled("wake.planted")]
      ),
      (
        citations: [],
        grade: .contested("", settle: ""),
        defects: [.uncited("wake.planted"), .oneSided("wake.planted"), .unsettled("wake.planted")]
      ),
    ]

  @Test(arguments: plantedRules)
  func `a planted rule has exactly the faults that it has`(
    citations: [String],
    grade: EvidenceGrade,
    defects: [HygieneDefect]
  ) {
    let found = HygieneDefect.defects(
      of: "wake.planted",
      citing: citations,
      grade.confidence,
      against: [grade.dispute].compactMap(\.self)
    )
    #expect(found == defects)
  }

  @Test func `a contested rule without any dispute lacks both sides of it`() {
    let found = HygieneDefect.defects(of: "a", citing: ["A-020"], .contested, against: [])
    #expect(found == [.oneSided("a"), .unsettled("a")])
  }

  @Test func `the open rule of a gate is looked at, too`() {
    let gate = DecisionTable(.wake, gate: .device, called: "gate") {
    } open: {
      Case("gate.planted").because("Planted.").documented("")
    }
    #expect(gate.hygieneDefects == [.uncited("gate.planted")])
  }

  /// The tables without those rules of one that look at a column.
  private func unused(without column: Column, in decides: [Answer]) -> [HygieneDefect] {
    let tables = DecisionGraph.routing.tables.map { table in
      guard decides.contains(table.decides), let open = table.open else { return table }
      let rest = table.written.filter { $0.row.condition.leavesOpen(column) }
      return DecisionTable(table.name, table.topic, table.decides, .collect, rest + [open])
    }
    return DecisionGraph(tables).unusedColumns
  }

  @Test func `a part of the situation that no rule looks at is found`() {
    #expect(unused(without: Column(.lowPowerMode), in: [.device]) == [.unused("Low Power Mode")])
    #expect(unused(without: Column(.lowPowerMode), in: []).isEmpty)
  }

  @Test func `an answer that nobody reads is found`() {
    #expect(
      unused(without: Column(.configuration), in: [.backgroundTime]) == [.unused("configuration")]
    )
  }

  @Test func `an answer that no table gives is found`() {
    let tables = DecisionGraph.routing.tables.filter { $0.decides != .wake }
    #expect(DecisionGraph(tables).unusedColumns == [.unused("wake")])
  }

  private static let sentences: [(defect: HygieneDefect, sentence: String)] = [
    (defect: HygieneDefect.uncited("wake.a"), sentence: "wake.a cites nothing"),
    (defect: .oneSided("wake.a"), sentence: "wake.a is contested and does not give the other side"),
    (
      defect: .unsettled("wake.a"),
      sentence: "wake.a is contested and names no experiment that would settle it"
    ),
    (defect: .unused("Low Power Mode"), sentence: "no rule uses the column Low Power Mode"),
  ]

  @Test(arguments: sentences)
  func `a fault reads as a sentence`(defect: HygieneDefect, sentence: String) {
    #expect(defect.description == sentence)
  }
}
