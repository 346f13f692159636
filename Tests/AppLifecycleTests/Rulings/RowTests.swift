import Testing

@testable import AppLifecycle

struct RowTests {
  @Test(arguments: Row.all)
  func `a row of the reference comes out`(row: Row) {
    for disagreement in row.play.disagreements { Issue.record("\(row.id): \(disagreement)") }
  }

  @Test(arguments: Row.all)
  func `what plays a row cites it`(row: Row) throws {
    for id in row.id.split(separator: " ").map({ String($0) }) {
      let cited = try row.play.systems.contains { try row.play.citations(on: $0).contains(id) }
      #expect(cited, "\(id)")
    }
  }

  @Test func `every row that scripts can play is there`() {
    let played = Set(Row.all.flatMap { $0.id.split(separator: " ").map { String($0) } })
    let noted = Set(RowNoteTests.rows.map(\.id))
    let ids =
      numbered("L", 1...13).subtracting(["T-L2"]).union(numbered("H", 0...2))
      .union(numbered("R", 1...4)).union(numbered("A", 1...3)).union(numbered("I", 1...5))
      .union(["T-I7"]).union(numbered("N", 1...5)).union(numbered("LK", 1...5))
      .union(numbered("K", 1...11)).union(["T-K1b", "T-K1c", "T-K5b", "T-M1", "T-B1"])
      .union(numbered("E", 1...6)).union(numbered("S", 1...13)).union(["T-S5b"])
    #expect(ids.subtracting(played).subtracting(noted) == [])
  }

  private func numbered(_ letters: String, _ numbers: ClosedRange<Int>) -> Set<String> {
    Set(numbers.map { "T-\(letters)\($0)" })
  }
}
