import Testing

@testable import Evidence

struct CitationTests {
  @Test func `every id is unique`() {
    #expect(Set(Citation.all.map(\.id)).count == Citation.all.count)
  }

  @Test func `every id is well-formed`() throws {
    for citation in Citation.all {
      let match = try /[RCULX]-\d\d|A-\d\d\d|T-[A-Z]{1,2}\d\d?[bc]?|S[0-4]-\d\d/.wholeMatch(
        in: citation.id
      )
      #expect(match != nil, "\(citation.id)")
    }
  }

  private static let letters: [(id: String, kind: Citation.Kind)] = [
    (id: "R-14", kind: Citation.Kind.ruling),
    (id: "A-026", kind: .fact),
    (id: "C-01", kind: .conflict),
    (id: "U-02", kind: .openQuestion),
    (id: "T-S10", kind: .trace),
    (id: "L-02", kind: .ruling),
    (id: "X-25", kind: .conflict),
    (id: "S4-26", kind: .seedClaim),
  ]

  @Test(arguments: letters)
  func `the letter of an id tells the kind`(id: String, kind: Citation.Kind) throws {
    let citation = try #require(Citation(id))
    #expect(citation.kind == kind)
  }

  @Test func `every citation is found by its id`() {
    for citation in Citation.all {
      #expect(Citation(citation.id) == citation)
    }
  }

  @Test(arguments: [
    "", "A", "A-26", "A-999", "a-026", "L-48", "R-88", "X-26", "T-", "S0-42", "A-026 ", "A-042 | <",
  ])
  func `no other id is found`(id: String) {
    #expect(Citation(id) == nil)
  }

  @Test func `every statement is one short sentence`() {
    for citation in Citation.all {
      let statement = citation.statement
      #expect(statement.count <= 160, "\(citation.id) has \(statement.count) characters")
      #expect(statement.hasSuffix("."), "\(citation.id)")
      for end in [". ", "? ", "! ", "  "] {
        #expect(!statement.contains(end), "\(citation.id)")
      }
    }
  }

  @Test func `no statement stands twice`() {
    #expect(Set(Citation.all.map(\.statement)).count == Citation.all.count)
  }

  @Test func `only inferred facts have no source`() {
    let inferred = ["A-038", "A-042", "A-079", "A-107", "A-156", "A-176", "A-414"]
    let silent = Citation.all.filter { $0.kind == .fact && $0.sources.isEmpty }
    #expect(silent.map(\.id) == inferred)
  }

  @Test func `whatever is not an open question rests on something`() {
    for citation in Citation.all where citation.kind != .openQuestion {
      #expect(!citation.sources.isEmpty || !citation.basis.isEmpty, "\(citation.id)")
    }
  }

  @Test func `everything that a citation rests on is in the catalogue`() {
    for citation in Citation.all {
      for id in citation.basis {
        #expect(Citation(id) != nil, "\(id) of \(citation.id)")
        #expect(id != citation.id)
      }
    }
  }

  private static let counts: [(beginning: String, kind: Citation.Kind, count: Int)] = [
    (beginning: "R-", kind: Citation.Kind.ruling, count: 87),
    (beginning: "L-", kind: .ruling, count: 47),
    (beginning: "C-", kind: .conflict, count: 20),
    (beginning: "X-", kind: .conflict, count: 25),
    (beginning: "U-", kind: .openQuestion, count: 18),
    (beginning: "S0-", kind: .seedClaim, count: 41),
    (beginning: "S1-", kind: .seedClaim, count: 43),
    (beginning: "S2-", kind: .seedClaim, count: 29),
    (beginning: "S3-", kind: .seedClaim, count: 32),
    (beginning: "S4-", kind: .seedClaim, count: 29),
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
