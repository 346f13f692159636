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

  @Test func `every claim is found by its id, and what is not simply true is put right`() throws {
    let texts: Set = ["S0", "S1", "S2", "S3", "S4"]
    for claim in SeedClaim.all {
      let (id, remark) = (claim.id, claim.remark)
      #expect(SeedClaim(id) == claim)
      #expect(claim.statement == Citation(id)?.statement, "\(id)")
      #expect(remark != nil || claim.verdict == .holds, "\(id)")
      #expect(remark.map { $0.hasSuffix(".") && $0 != claim.statement } ?? true, "\(id)")
      let isTrue = claim.verdict == .holds || claim.verdict == nil
      #expect(isTrue || !claim.corrections.isEmpty, "\(id)")
      #expect(claim.corrections.map(\.id) == claim.grounds, "\(id)")
      for correction in claim.corrections {
        let isShown = correction.sources.contains { !texts.contains($0.key) }
        #expect(isShown, "\(correction.id) of \(id)")
      }
    }
  }

  @Test(arguments: ["", "S", "S0-00", "S0-42", "S5-01", "s0-01", "X-01", "S0-1"])
  func `no other claim is found`(id: String) {
    #expect(SeedClaim(id) == nil)
  }

  private static let claims: [(id: String, conflicts: [String])] = [
    ("S0-32", ["X-01"]), ("S0-24", ["X-03", "X-09"]), ("S0-35", ["X-02"]), ("S1-31", ["X-04"]),
    ("S1-41", ["X-18"]), ("S2-26", ["X-03", "X-08"]), ("S3-13", ["X-05", "X-06", "X-07"]),
    ("S3-28", ["X-21"]), ("S4-23", ["X-25"]), ("S0-12", []),
  ]

  @Test(arguments: claims)
  func `a claim stands in the conflicts`(id: String, conflicts: [String]) throws {
    let claim = try #require(SeedClaim(id))
    #expect(claim.conflicts.map(\.id) == conflicts)
  }

  private static let readings: [(id: String, verdict: SeedClaim.Verdict, grounds: [String])] = [
    ("S0-10", SeedClaim.Verdict.dated, ["A-401", "T-S1"]), ("S1-11", .dated, ["A-401", "T-S1"]),
    ("S2-07", .dated, ["A-401", "T-S1"]), ("S3-28", .holds, ["A-405"]),
    ("S4-25", .dated, ["A-021", "A-031"]),
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
