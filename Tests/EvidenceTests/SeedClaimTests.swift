import Testing

@testable import Evidence

struct SeedClaimTests {
  @Test func `the claims of each text are numbered without a gap`() {
    let texts = [("S0", 41), ("S1", 43), ("S2", 29), ("S3", 32), ("S4", 29)]
    let ids = texts.flatMap { text, count in
      (1...count).map { "\(text)-\($0 < 10 ? "0" : "")\($0)" }
    }
    #expect(SeedClaim.all.map(\.id) == ids)
    #expect(SeedClaim.all.filter { $0.verdict == nil }.map(\.id) == ["S1-09"])
  }

  @Test func `every claim is found by its id and says what its citation says`() throws {
    for claim in SeedClaim.all {
      #expect(SeedClaim(claim.id) == claim)
      let citation = try #require(Citation(claim.id))
      #expect(claim.statement == citation.statement)
    }
  }

  @Test(arguments: ["", "S", "S0-00", "S0-42", "S5-01", "s0-01", "X-01", "S0-1"])
  func `no other claim is found`(id: String) {
    #expect(SeedClaim(id) == nil)
  }

  @Test func `every claim that is not simply true has a remark`() {
    for claim in SeedClaim.all where claim.verdict != .holds {
      #expect(claim.remark != nil, "\(claim.id)")
    }
  }

  @Test func `every remark is a sentence that says something else than the claim`() {
    for claim in SeedClaim.all {
      guard let remark = claim.remark else { continue }
      #expect(remark.hasSuffix("."), "\(claim.id)")
      #expect(remark != claim.statement, "\(claim.id)")
    }
  }

  private static let claims: [(id: String, conflicts: [String])] = [
    (id: "S0-32", conflicts: ["X-01"]),
    (id: "S0-24", conflicts: ["X-03", "X-09"]),
    (id: "S0-35", conflicts: ["X-02"]),
    (id: "S1-31", conflicts: ["X-04"]),
    (id: "S1-41", conflicts: ["X-18"]),
    (id: "S2-26", conflicts: ["X-03", "X-08"]),
    (id: "S3-13", conflicts: ["X-05", "X-06", "X-07"]),
    (id: "S3-28", conflicts: ["X-21"]),
    (id: "S4-23", conflicts: ["X-25"]),
    (id: "S0-12", conflicts: []),
  ]

  @Test(arguments: claims)
  func `a claim stands in the conflicts`(id: String, conflicts: [String]) throws {
    let claim = try #require(SeedClaim(id))
    #expect(claim.conflicts.map(\.id) == conflicts)
  }

  @Test func `every claim that is not simply true shows who says what is right`() {
    let texts: Set = ["S0", "S1", "S2", "S3", "S4"]
    for claim in SeedClaim.all where claim.verdict != .holds && claim.verdict != nil {
      #expect(!claim.corrections.isEmpty, "\(claim.id)")
    }
    for claim in SeedClaim.all {
      #expect(claim.corrections.map(\.id) == claim.grounds, "\(claim.id)")
      for correction in claim.corrections {
        let sources = correction.sources.filter { !texts.contains($0.key) }
        #expect(!sources.isEmpty, "\(correction.id) of \(claim.id)")
      }
    }
  }

  private static let readings: [(id: String, verdict: SeedClaim.Verdict, grounds: [String])] = [
    (id: "S0-10", verdict: SeedClaim.Verdict.dated, grounds: ["A-401", "T-S1"]),
    (id: "S1-11", verdict: .dated, grounds: ["A-401", "T-S1"]),
    (id: "S2-07", verdict: .dated, grounds: ["A-401", "T-S1"]),
    (id: "S3-28", verdict: .holds, grounds: ["A-405"]),
    (id: "S4-25", verdict: .dated, grounds: ["A-021", "A-031"]),
  ]

  @Test(arguments: readings)
  func `a claim is read as`(id: String, verdict: SeedClaim.Verdict, grounds: [String]) throws {
    let claim = try #require(SeedClaim(id))
    #expect(claim.verdict == verdict)
    #expect(claim.corrections.map(\.id) == grounds)
  }

  @Test func `every verdict has words of its own`() {
    #expect(Set(SeedClaim.Verdict.allCases.map(\.words)).count == 5)
  }
}
