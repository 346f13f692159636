package import PushRules

/// A check of the lint: what it looks for, why that matters, and how it is done right.
///
/// Shared by all that list checks, and never changed: hence a class.
package final class Check: Sendable, Identifiable {
  /// Looks through a payload and reports each finding at once, so that very many need no memory.
  typealias Look = @Sendable (LintSubject, inout Reporter) -> Void

  /// What its findings may change about the route of a push.
  enum Effect: Sendable {
    /// Nothing.
    case noRoute
    /// What the meaning of a finding changes.
    case meaning
    /// How a device reads the text, or what a provider sends, which nobody can foresee.
    case reading
  }

  /// The permanent code, such as `content-available-type`; a retired one is never used again.
  package let code: String
  /// How much a finding matters, unless the finding itself says otherwise.
  package let severity: Severity
  /// What is wrong, in one sentence.
  package let statement: String
  /// Why it matters on the device, in a sentence or two.
  package let reason: String
  /// A payload in which it is found.
  package var bad: Sample { makeBad() }
  /// The same payload, mended.
  package var good: Sample { makeGood() }
  /// The first version of iOS that it concerns.
  package let since: SystemVersion
  /// The last version of iOS that it concerns, or nil if it concerns all later ones.
  package let until: SystemVersion?
  /// The push types that it concerns where the headers name one; empty for all.
  package let pushTypes: [PushType]
  /// What a push with such a finding fails to do, or nil if that changes no route.
  let meaning: Meaning?
  /// What its findings may change about the route of a push.
  let effect: Effect
  /// The ids of the citations that it rests on.
  package let citations: [String]
  let look: Look
  /// Few calls print samples.
  private let makeBad: @Sendable () -> Sample
  private let makeGood: @Sendable () -> Sample

  /// The permanent code.
  package var id: String { code }

  /// States a check.
  @inline(never)
  init(
    _ code: String,
    _ severity: Severity,
    _ statement: String,
    because reason: String,
    bad: @autoclosure @escaping @Sendable () -> Sample,
    good: @autoclosure @escaping @Sendable () -> Sample,
    since: SystemVersion = .iOS(3, 0),
    until: SystemVersion? = nil,
    pushTypes: [PushType] = [],
    meaning: Meaning? = nil,
    effect: Effect = .noRoute,
    citations: [String],
    look: @escaping Look
  ) {
    self.code = code
    self.severity = severity
    self.statement = statement
    self.reason = reason
    makeBad = bad
    makeGood = good
    self.since = since
    self.until = until
    self.pushTypes = pushTypes
    self.meaning = meaning
    self.effect = meaning == nil ? effect : .meaning
    self.citations = citations
    self.look = look
  }
}
