/// The carrying out of the fixes that the findings in a text announce, and of no others.
///
/// Fixes that touch each other take turns: what was found again after the others, at the same place,
/// is carried out in a later round. What comes to light only then waits for another call.
package struct Mending: Sendable {
  private static let mostRounds = 64

  /// The text after the last round.
  package private(set) var bytes: [UInt8]
  /// The number of fixes that were carried out.
  package private(set) var fixCount = 0
  /// The number of those after which the push does something else.
  package private(set) var changeCount = 0
  /// What was found before the first round.
  package let found: Findings
  /// What is found after the last round.
  package private(set) var remaining: Findings

  /// Mends a text.
  ///
  /// A round that leads to something else than JSON is taken back, and is the last.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - provider: The provider of the message that the text is, or nil to find out.
  ///   - findings: Returns what is found in a text and may be mended, with all fixes.
  package init(
    of bytes: [UInt8],
    as provider: Provider? = nil,
    findings: ([UInt8]) -> Findings
  ) {
    self.bytes = bytes
    found = findings(bytes)
    remaining = found
    var waiting = found.fixes
    for _ in 0..<Self.mostRounds where !waiting.isEmpty {
      let round = Fix.separate(waiting.map { $0.fix })
      let mended = Fix.apply(round, to: self.bytes)
      guard mended != self.bytes, Self.isJSON(mended) else { break }
      changeCount += round.count { $0.changesPush(in: self.bytes, as: provider) }
      self.bytes = mended
      fixCount += round.count
      remaining = findings(mended)
      waiting = Self.found(again: waiting, after: round, in: remaining)
    }
  }

  /// Returns those of the waiting fixes that were not carried out, as they are found again.
  private static func found(
    again waiting: [AnnouncedFix],
    after round: [Fix],
    in findings: Findings
  ) -> [AnnouncedFix] {
    let done = Set(round)
    let edits = round.flatMap { $0.edits }
    let identities = Set(
      waiting.compactMap { done.contains($0.fix) ? nil : $0.identity(after: edits) }
    )
    return findings.fixes.filter { identities.contains($0.identity) }
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    (try? JSONDocument(reading: bytes)) != nil
  }
}
