/// Carries out the fixes of the findings in a text, until none is left.
///
/// Of fixes that overlap one is applied at a time, and a fix may reveal another finding: hence
/// rounds.
package struct Mending: Sendable {
  private static let mostRounds = 64

  package private(set) var bytes: [UInt8]
  package private(set) var fixCount = 0
  package private(set) var changeCount = 0
  package private(set) var roundCount = 0

  /// Looks at the text and mends it, and again after each round.
  ///
  /// A look finds what may be mended, with all fixes, and whether the text is JSON or what its kind
  /// of file allows instead.
  /// A round that makes the text something other than JSON is taken back, and is the last.
  package init(
    of bytes: [UInt8],
    changingPushes changesPushes: Bool,
    inspect: ([UInt8]) -> (findings: Findings, isJSON: Bool)
  ) {
    self.bytes = bytes
    var seen = inspect(bytes)
    for _ in 0..<Self.mostRounds {
      let round = Fix.separate(seen.findings.fixes.filter { changesPushes || !$0.changesPush })
      let mended = Fix.apply(round, to: self.bytes)
      guard mended != self.bytes else { break }
      let next = inspect(mended)
      guard next.isJSON else { break }
      changeCount += round.count { $0.changesPush }
      self.bytes = mended
      fixCount += round.count
      roundCount += 1
      seen = next
    }
  }
}
