import Evidence
import PushTestSupport
import Testing

struct ClaimRegisterTests {
  @Test func `the register has 174 claims, each once`() {
    #expect(ClaimRegister.entries.count == 174)
    #expect(Set(ClaimRegister.entries.map(\.id)).count == 174)
  }

  @Test(arguments: [
    (text: "S0", count: 41), (text: "S1", count: 43), (text: "S2", count: 29),
    (text: "S3", count: 32), (text: "S4", count: 29),
  ])
  func `the claims of a text are numbered without a gap`(text: String, count: Int) {
    let ids = ClaimRegister.entries.map(\.id).filter { $0.hasPrefix(text) }
    let numbered = (1...count).map { "\(text)-\($0 < 10 ? "0" : "")\($0)" }
    #expect(ids == numbered)
  }

  @Test(arguments: [
    (verdict: SeedClaim.Verdict.holds, count: 100), (verdict: .limited, count: 36),
    (verdict: .dated, count: 17), (verdict: .contradicted, count: 16),
    (verdict: .undecidable, count: 4),
  ])
  func `a verdict was given`(verdict: SeedClaim.Verdict, times count: Int) {
    #expect(ClaimRegister.entries.filter { $0.verdict == verdict }.count == count)
    #expect(SeedClaim.all.filter { $0.verdict == verdict }.count == count)
  }

  @Test func `one claim says how its text was made and has no verdict`() {
    #expect(SeedClaim.all.filter { $0.verdict == nil }.map(\.id) == ["S1-09"])
    #expect(ClaimRegister.entries.filter { $0.verdict == nil }.map(\.id) == ["S1-09"])
  }

  @Test(arguments: [
    (concern: SeedClaim.Concern.model, count: 139), (concern: .explanation, count: 25),
    (concern: .sampleCode, count: 10),
  ])
  func `the claims are about`(concern: SeedClaim.Concern, times count: Int) {
    #expect(ClaimRegister.entries.filter { $0.concern == concern }.count == count)
    #expect(SeedClaim.all.filter { $0.concern == concern }.count == count)
  }

  @Test func `the catalogue says of every claim what the register says`() {
    let catalogue = SeedClaim.all.map {
      ClaimRegister.Entry(id: $0.id, verdict: $0.verdict, concern: $0.concern)
    }
    #expect(catalogue == ClaimRegister.entries)
  }

  @Test func `the register notices a claim that no test names`() {
    #expect(ClaimRegister.untested(by: ClaimRegister.entries.map(\.id)).isEmpty)
    #expect(ClaimRegister.untested(by: ClaimRegister.modelIDs) == ClaimRegister.pageIDs)
  }
}
