internal import PushRules

// The keys of a sound that is an object.
extension Check {
  static func soundKey(
    _ code: String,
    _ severity: Severity,
    _ statement: String,
    because reason: String,
    bad: Sample,
    good: Sample,
    find: @escaping @Sendable (Check, LintSubject, JSONNode) -> [Diagnostic]
  ) -> Check {
    Check(
      code,
      severity,
      statement,
      because: reason,
      bad: bad,
      good: good,
      since: .iOS(12, 0),
      citations: ["A-253"]
    ) { check, subject in
      subject.sound.map { find(check, subject, $0) } ?? []
    }
  }
}
