package import Evidence

/// The claims of the first texts with verdict and concern, as a list of its own.
///
/// Nothing here is read from the catalogue: the two are compared.
package enum ClaimRegister {
  /// One claim.
  package struct Entry: Hashable, Sendable {
    package let id: String
    package let verdict: SeedClaim.Verdict?
    package let concern: SeedClaim.Concern

    package init(id: String, verdict: SeedClaim.Verdict?, concern: SeedClaim.Concern) {
      self.id = id
      self.verdict = verdict
      self.concern = concern
    }
  }

  /// All 173 of them, sorted by id.
  package static let entries: [Entry] = groups.flatMap { group in
    group.ids.split(separator: " ").map {
      Entry(id: String($0), verdict: group.verdict, concern: group.concern)
    }
  }.sorted { $0.id < $1.id }

  /// The ids of the claims about what is called, those that a trace or a route must show.
  package static let modelIDs = entries.filter { $0.concern == .model }.map(\.id)

  /// The ids of the claims about what a callback is for and about code, which stand on pages.
  package static let pageIDs = entries.filter { $0.concern != .model }.map(\.id)

  /// The ids that a list of tests leaves out.
  package static func untested(by tested: some Sequence<String>) -> [String] {
    let tested = Set(tested)
    return entries.map(\.id).filter { !tested.contains($0) }
  }

  private typealias Group = (
    verdict: SeedClaim.Verdict?, concern: SeedClaim.Concern, ids: String
  )

  private static let groups: [Group] = [
    (
      .holds,
      .model,
      """
      S0-01 S0-02 S0-03 S0-04 S0-05 S0-06 S0-08 S0-09 S0-11 S0-12 S0-14 S0-15 S0-17 S0-18 \
      S0-20 S0-23 S0-26 S0-28 S0-30 S0-31 S0-37 S0-38 S0-39 S0-40 S0-41 S1-05 S1-06 S1-07 \
      S1-10 S1-13 S1-16 S1-17 S1-18 S1-26 S1-27 S1-28 S1-32 S1-33 S1-34 S1-35 S1-38 S1-39 \
      S1-40 S1-43 S2-03 S2-04 S2-05 S2-08 S2-09 S2-10 S2-12 S2-13 S2-14 S2-15 S2-19 \
      S2-21 S2-23 S2-24 S2-25 S3-02 S3-03 S3-05 S3-06 S3-07 S3-11 S3-15 S3-17 S3-18 S3-19 \
      S3-30 S3-32 S4-03 S4-04 S4-16 S4-18 S4-19 S4-20 S4-21 S4-22 S4-27
      """
    ),
    (
      .holds,
      .explanation,
      "S0-13 S0-16 S0-19 S0-22 S1-01 S1-12 S1-42 S2-11 S2-29 S3-14 S3-16"
    ),
    (.holds, .sampleCode, "S1-41 S3-12 S3-27 S3-28 S4-09 S4-10 S4-11 S4-12 S4-13"),
    (
      .limited,
      .model,
      """
      S0-21 S0-27 S0-34 S1-03 S1-04 S1-08 S1-24 S1-29 S1-30 S1-31 S1-36 S1-37 S2-01 S2-02 \
      S2-26 S2-27 S2-28 S3-08 S3-22 S3-29 S4-02 S4-06 S4-17 S4-23 S4-24 S4-26 S4-28
      """
    ),
    (.limited, .explanation, "S0-07 S0-25 S2-06 S3-01 S3-20 S3-24 S3-25 S4-08"),
    (.limited, .sampleCode, "S3-31"),
    (
      .dated,
      .model,
      """
      S0-29 S1-02 S1-15 S2-07 S2-16 S2-20 S2-22 S3-04 S3-21 S3-23 S3-26 S4-05 S4-07 S4-15 S4-25
      """
    ),
    (.dated, .explanation, "S0-10 S1-11"),
    (
      .contradicted,
      .model,
      "S0-24 S0-32 S0-33 S0-35 S1-14 S1-19 S1-20 S1-21 S1-23 S1-25 S2-18 S3-10 S3-13 S4-01"
    ),
    (.contradicted, .explanation, "S3-09 S4-14"),
    (.undecidable, .model, "S0-36 S1-22 S4-29"),
    (.undecidable, .explanation, "S2-17"),
    (nil, .explanation, "S1-09"),
  ]
}
