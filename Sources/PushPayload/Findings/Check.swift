internal import PushRules

/// A check of the lint: what it looks for, and how.
///
/// All lists of checks share it, and it never changes: hence a class.
package final class Check: Sendable {
  /// Looks through a payload and reports each finding at once, so that very many need no memory.
  typealias Look = @Sendable (LintSubject, inout Reporter) -> Void

  /// What its findings may change about the route of a push.
  enum Effect: Sendable {
    /// Nothing.
    case noRoute
    /// What the meaning of a finding changes.
    case meaning
    /// How a device reads the text, or what a provider sends, which cannot be foreseen.
    case reading
  }

  /// The code of its findings.
  package let about: LintCode
  /// What a push with such a finding fails to do, or nil if that changes no route.
  let meaning: Meaning?
  /// What its findings may change about the route of a push.
  let effect: Effect
  let look: Look

  /// The permanent code.
  package var code: String { about.code }

  /// States a check.
  init(
    _ name: LintCode.Name,
    _ statement: String,
    because reason: String,
    bad: Sample,
    good: Sample,
    since: SystemVersion? = nil,
    until: SystemVersion? = nil,
    pushTypes: [PushType] = [],
    meaning: Meaning? = nil,
    effect: Effect = .noRoute,
    citations: [String],
    look: @escaping Look
  ) {
    about = LintCode(
      name,
      statement,
      because: reason,
      bad: bad,
      good: good,
      since: since,
      until: until,
      pushTypes: pushTypes,
      citations: citations
    )
    self.meaning = meaning
    self.effect = meaning == nil ? effect : .meaning
    self.look = look
  }
}
