/// The fix of a finding, and what it is about.
package struct AnnouncedFix: Hashable, Sendable {
  /// What tells it from other fixes for the same text.
  package struct Identity: Hashable, Sendable {
    let code: String
    let title: String
    /// Where the finding begins.
    let place: Int
  }

  /// The fix.
  package let fix: Fix
  /// What tells it from others.
  package let identity: Identity

  /// Takes the fix of a finding, or gives nil for a finding without.
  init?(_ finding: Finding) {
    guard let fix = finding.fix else { return nil }
    self.fix = fix
    identity = Identity(
      code: finding.code,
      title: fix.title,
      place: finding.range?.lowerBound ?? 0
    )
  }

  /// Returns what the same fix has, after others were carried out; nil if they took its place away.
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
