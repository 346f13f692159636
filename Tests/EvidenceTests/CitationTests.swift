import Testing

@testable import Evidence

struct CitationTests {
  @Test func `every citation has an id, one short sentence, and something it rests on`() throws {
    #expect(Set(Citation.all.map(\.id)).count == Citation.all.count)
    #expect(Set(Citation.all.map(\.statement)).count == Citation.all.count)
    for citation in Citation.all {
      let (id, statement) = (citation.id, citation.statement)
      let form = /[RCULX]-\d\d|A-\d\d\d|T-[A-Z]{1,2}\d\d?[bc]?|S[0-4]-\d\d/
      #expect(try form.wholeMatch(in: id) != nil, "\(id)")
      #expect(Citation(id) == citation)
      #expect(statement.count <= 160, "\(id) has \(statement.count) characters")
      #expect(statement.hasSuffix("."), "\(id)")
      for end in [". ", "? ", "! ", "  "] { #expect(!statement.contains(end), "\(id)") }
      let isBased = !citation.sources.isEmpty || !citation.basis.isEmpty
      #expect(isBased || citation.kind == .openQuestion, "\(id)")
      for basis in citation.basis {
        #expect(Citation(basis) != nil && basis != id, "\(basis) of \(id)")
      }
    }
  }

  private static let letters: [(id: String, kind: Citation.Kind)] = [
    ("R-14", Citation.Kind.ruling), ("A-026", .fact), ("C-01", .conflict), ("U-02", .openQuestion),
    ("T-S10", .trace), ("L-02", .ruling), ("X-25", .conflict), ("S4-26", .seedClaim),
  ]

  @Test(arguments: letters)
  func `the letter of an id tells the kind`(id: String, kind: Citation.Kind) throws {
    let citation = try #require(Citation(id))
    #expect(citation.kind == kind)
  }

  @Test(arguments: [
    "", "A", "A-26", "A-999", "a-026", "L-48", "R-88", "X-26", "T-", "S0-42", "A-026 ", "A-042 | <",
  ])
  func `no other id is found`(id: String) {
    #expect(Citation(id) == nil)
  }

  @Test func `only inferred facts have no source`() {
    let inferred = ["A-038", "A-042", "A-079", "A-107", "A-156", "A-176", "A-414"]
    let silent = Citation.all.filter { $0.kind == .fact && $0.sources.isEmpty }
    #expect(silent.map(\.id) == inferred)
  }

  private static let counts: [(beginning: String, kind: Citation.Kind, count: Int)] = [
    ("R-", Citation.Kind.ruling, 87), ("L-", .ruling, 47), ("C-", .conflict, 21),
    ("X-", .conflict, 25), ("U-", .openQuestion, 18), ("S0-", .seedClaim, 41),
    ("S1-", .seedClaim, 43), ("S2-", .seedClaim, 29), ("S3-", .seedClaim, 32),
    ("S4-", .seedClaim, 29),
  ]

  @Test(arguments: counts)
  func `the numbers have no gap`(beginning: String, kind: Citation.Kind, count: Int) {
    let ids = Citation.all.filter { $0.kind == kind }.map(\.id)
    let numbers = (1...count).map { beginning + ($0 < 10 ? "0" : "") + String($0) }
    #expect(ids.filter { $0.hasPrefix(beginning) } == numbers)
  }

  @Test func `every sequence of the life cycle is in the catalogue`() {
    let numbered: [(name: String, count: Int)] = [
      ("L", 13), ("R", 5), ("A", 3), ("I", 7), ("N", 5), ("LK", 5), ("K", 11), ("M", 1), ("E", 6),
      ("S", 13), ("B", 1), ("V", 11),
    ]
    let ids =
      numbered.flatMap { part in (1...part.count).map { "T-\(part.name)\($0)" } }
      + ["T-H0", "T-H1", "T-H2", "T-K1b", "T-K1c", "T-K5b", "T-S5b"]
    #expect(Set(Citation.all.filter { $0.kind == .trace }.map(\.id)) == Set(ids))
  }
}
