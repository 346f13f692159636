import Testing

@testable import AppLifecycle

/// Every claim of the first texts has a test that names it.
struct ClaimCountTests {
  @Test func `none of the 173 claims is without a test`() {
    let tested = ModelClaims.ids.union(PageClaim.all.map(\.id))
    #expect(ClaimRegister.untested(by: tested) == [])
    #expect(tested == Set(ClaimRegister.entries.map(\.id)))
    #expect(tested.count == 173)
    print(Self.counts)
  }

  /// The counts, which every run shows.
  private static var counts: String {
    let verdicts = Dictionary(grouping: ClaimRegister.entries, by: \.verdict)
      .map { "\($0.key?.name ?? "without verdict") \($0.value.count)" }.sorted()
    let texts = Dictionary(grouping: ClaimRegister.entries) { $0.id.prefix(2) }
      .map { "\($0.key) \($0.value.count)" }.sorted()
    return """
      claims by verdict: \(verdicts.joined(separator: ", "))
      claims by text: \(texts.joined(separator: ", "))
      claims by test: \(ModelClaims.ids.count) of the model, \(PageClaim.all.count) on pages
      """
  }
}
