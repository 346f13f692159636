internal import PushRules

/// A check of the lint: its code, and how it looks for mistakes.
///
/// It is a class because all lists of checks share it and it never changes.
package final class Check: Sendable {
  /// Looks through a payload and reports each finding at once, so that very many need no memory.
  typealias Look = @Sendable (LintSubject, inout Reporter) -> Void

  /// How its findings can change the route of a push.
  enum Effect: Sendable {
    case noRoute
    /// As their intent states.
    case intent
    /// In an unknown way: by how a device reads the text, or by what a provider sends.
    case unknown
  }

  package let about: LintCode
  /// What a push with such a finding fails to do, or nil if its route stays.
  let intent: PushIntent?
  let effect: Effect
  let look: Look

  package var code: String { about.code }

  init(
    _ name: LintCode.Name,
    _ statement: String,
    because reason: String,
    bad: Sample,
    good: Sample,
    since: SystemVersion? = nil,
    until: SystemVersion? = nil,
    pushTypes: [PushType] = [],
    intent: PushIntent? = nil,
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
    self.intent = intent
    self.effect = intent == nil ? effect : .intent
    self.look = look
  }
}
