import DecisionTables
import Testing

@testable import PushRules

/// What rules and columns need besides deciding every situation, and that its lack is found.
struct HygieneTests {
  @Test func `every rule cites what it rests on, and every column is used`() {
    let defects = DecisionGraph.routing.tables.flatMap(\.hygieneDefects)
    #expect(defects + DecisionGraph.routing.unusedColumns == [])
  }

  private static let uncited = "wake.planted cites nothing"
  private static let oneSided = "wake.planted is contested and does not give the other side"
  private static let unsettled =
    "wake.planted is contested and names no experiment that would settle it"

  private static let plantedRules:
    [(citations: [String], grade: EvidenceGrade, defects: [String])] = [
      (citations: ["A-020"], grade: .documented, defects: []),
      (citations: [], grade: .documented, defects: [uncited]),
      (citations: ["A-020"], grade: .contested("It may be.", settle: "Try it."), defects: []),
      (
        citations: ["A-020"],
        grade: .contested("", settle: "Try it."),
        defects: [oneSided]
      ),
      (
        citations: ["A-020"],
        grade: .contested("It may be.", settle: ""),
        defects: [unsettled]
      ),
      (
        citations: [],
        grade: .contested("", settle: ""),
        defects: [uncited, oneSided, unsettled]
      ),
    ]

  @Test(arguments: plantedRules)
  func `a planted rule has exactly the faults that it has`(
    citations: [String],
    grade: EvidenceGrade,
    defects: [String]
  ) {
    let found = Hygiene.defects(
      of: "wake.planted",
      citing: citations,
      grade.confidence,
      against: [grade.dispute].compactMap(\.self)
    )
    #expect(found == defects)
  }

  @Test func `a contested rule without any dispute lacks both sides of it`() {
    let found = Hygiene.defects(of: "wake.planted", citing: ["A-020"], .contested, against: [])
    #expect(found == [Self.oneSided, Self.unsettled])
  }

  @Test func `the open rule of a gate is looked at, too`() {
    let gate = DecisionTable(.wake, gate: .device, called: "gate") {
    } open: {
      Case("gate.planted").because("Planted.").documented("")
    }
    #expect(gate.hygieneDefects == ["gate.planted cites nothing"])
  }

  /// The tables without those rules of one that look at a column.
  private func unused(without column: Column, in decides: [Answer]) -> [String] {
    let tables = DecisionGraph.routing.tables.map { table in
      guard decides.contains(table.decides), let open = table.open else { return table }
      let rest = table.written.filter { $0.row.condition.leavesOpen(column) }
      return DecisionTable(table.name, table.topic, table.decides, .collect, rest + [open])
    }
    return DecisionGraph(tables).unusedColumns
  }

  @Test func `a part of the situation that no rule looks at is found`() {
    let found = unused(without: Column(.lowPowerMode), in: [.device])
    #expect(found == ["no rule uses the column Low Power Mode"])
    #expect(unused(without: Column(.lowPowerMode), in: []).isEmpty)
  }

  @Test func `an answer that nobody reads is found`() {
    let found = unused(without: Column(.configuration), in: [.backgroundTime])
    #expect(found == ["no rule uses the column configuration"])
  }

  @Test func `an answer that no table gives is found`() {
    let tables = DecisionGraph.routing.tables.filter { $0.decides != .wake }
    #expect(DecisionGraph(tables).unusedColumns == ["no rule uses the column wake"])
  }
}
