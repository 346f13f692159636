/// The carrying out of the fixes for a text, in rounds, as one may make way for another.
package struct Mending: Sendable {
  private static let mostRounds = 8
  private static let mostSyntaxRounds = 64

  /// The text after the last round.
  package private(set) var bytes: [UInt8]
  /// The number of fixes that were carried out.
  package private(set) var fixCount = 0
  /// What was found before the first round.
  package let found: Findings
  /// What is found after the last round.
  package private(set) var remaining: Findings

  /// Mends a text until nothing changes any more.
  ///
  /// A round that makes something else than JSON of JSON is taken back, and is the last. Rounds
  /// that mend what is not JSON may lead to it step by step; if they do not, all are taken back.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - findings: Returns what is found in a text and may be mended, with all fixes.
  package init(of bytes: [UInt8], findings: ([UInt8]) -> Findings) {
    self.bytes = bytes
    found = findings(bytes)
    remaining = found
    guard !found.fixes.isEmpty else { return }
    var isJSON = Self.isJSON(bytes)
    for round in 0..<Self.mostSyntaxRounds where round < Self.mostRounds || !isJSON {
      let fixes = Fix.separate(remaining.fixes)
      let mended = Fix.apply(fixes, to: self.bytes)
      guard mended != self.bytes else { break }
      let isSound = Self.isJSON(mended)
      guard isSound || !isJSON else { break }
      isJSON = isSound
      self.bytes = mended
      fixCount += fixes.count
      remaining = findings(mended)
    }
    if !isJSON { (self.bytes, fixCount, remaining) = (bytes, 0, found) }
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    (try? JSONDocument(reading: bytes)) != nil
  }
}
