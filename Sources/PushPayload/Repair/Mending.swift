/// Applies the fixes of the findings in a text.
///
/// Overlapping fixes take turns: a waiting fix is applied in a later round, if its finding is still
/// there. Findings that first appear after a round are not mended.
package struct Mending: Sendable {
  private static let mostRounds = 64

  package private(set) var bytes: [UInt8]
  /// The number of applied fixes.
  package private(set) var fixCount = 0
  /// The number of applied fixes that change what the push does.
  package private(set) var changeCount = 0
  package private(set) var roundCount = 0

  /// The findings of a text.
  package struct Look: Sendable {
    let findings: Findings
    let isJSON: Bool
    let provider: Provider?

    /// Notes what a look at a text shows.
    ///
    /// - Parameters:
    ///   - findings: What is found and may be mended, with all fixes.
    ///   - isJSON: Whether the text is JSON.
    ///   - provider: The provider of the message that the text is, or nil to find out.
    package init(_ findings: Findings, isJSON: Bool, provider: Provider? = nil) {
      self.findings = findings
      self.isJSON = isJSON
      self.provider = provider
    }
  }

  /// Mends a text.
  ///
  /// A round that makes the text something other than JSON is taken back, and is the last.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - look: Looks at a text: first at this one, then at the text after each round.
  package init(of bytes: [UInt8], look: ([UInt8]) -> Look) {
    self.bytes = bytes
    let first = look(bytes)
    var waiting = first.findings.fixes
    for _ in 0..<Self.mostRounds where !waiting.isEmpty {
      let round = Fix.separate(waiting.map { $0.fix })
      let mended = Fix.apply(round, to: self.bytes)
      guard mended != self.bytes else { break }
      let next = look(mended)
      guard next.isJSON else { break }
      changeCount += round.count { $0.changesPush(in: self.bytes, as: first.provider) }
      self.bytes = mended
      fixCount += round.count
      roundCount += 1
      waiting = Self.found(again: waiting, after: round, in: next.findings)
    }
  }

  /// The waiting fixes whose findings are still there.
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
}

/// A fix, and which finding it belongs to.
package struct AnnouncedFix: Hashable, Sendable {
  /// What distinguishes it from other fixes of the text.
  package struct Identity: Hashable, Sendable {
    let code: String
    let title: String
    /// Where the finding begins.
    let place: Int
  }

  package let fix: Fix
  package let identity: Identity

  init?(_ finding: Finding) {
    guard let fix = finding.fix else { return nil }
    self.fix = fix
    identity = Identity(
      code: finding.code,
      title: fix.title,
      place: finding.range?.lowerBound ?? 0
    )
  }

  /// Its identity after other fixes were applied; nil if they replaced its place.
  func identity(after edits: [Fix.Edit]) -> Identity? {
    var place = identity.place
    for edit in edits {
      if edit.range.upperBound <= identity.place {
        place += edit.text.utf8.count - edit.range.count
      } else if edit.range.lowerBound <= identity.place {
        return nil
      }
    }
    return Identity(code: identity.code, title: identity.title, place: place)
  }
}
