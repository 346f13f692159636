internal import PushPayload

/// The carrying out of the fixes for a text, in rounds, as one may make way for another.
struct Mending: Sendable {
  private static let mostRounds = 8

  /// The text after the last round.
  private(set) var bytes: [UInt8]
  /// The number of fixes that were carried out.
  private(set) var fixCount = 0

  /// Mends a text until nothing changes any more.
  ///
  /// A round whose result is not JSON is taken back, and is the last.
  init(of bytes: [UInt8], diagnostics: ([UInt8]) -> [PayloadLint.Found]) {
    self.bytes = bytes
    for _ in 0..<Self.mostRounds {
      let fixes = Self.compatible(diagnostics(self.bytes).compactMap(\.fix))
      let mended = Fix.apply(fixes, to: self.bytes)
      guard mended != self.bytes, (try? JSONDocument(reading: mended)) != nil else { return }
      self.bytes = mended
      fixCount += fixes.count
    }
  }

  /// The fixes of which none touches the part of the text in which another works, from its start.
  private static func compatible(_ fixes: [Fix]) -> [Fix] {
    let spans = fixes.compactMap { fix in fix.span.map { (fix: fix, span: $0) } }
    var chosen: [Fix] = []
    var reached = -1
    for (fix, span) in spans.sorted(by: { $0.span.lowerBound < $1.span.lowerBound })
    where span.lowerBound > reached {
      chosen.append(fix)
      reached = span.upperBound
    }
    return chosen
  }
}

extension Fix {
  /// The bytes from the first that is replaced to the last, or nil without a replacement.
  fileprivate var span: Range<Int>? {
    guard let first = edits.map(\.range.lowerBound).min(),
      let last = edits.map(\.range.upperBound).max()
    else { return nil }
    return first..<last
  }
}
