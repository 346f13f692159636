public import PushRules

/// A check of the lint: what it looks for, why that matters, and how it is done right.
public struct Check: Sendable, Identifiable {
  /// The permanent code, such as `content-available-type`; a retired one is never used again.
  public let code: String
  /// How much a finding matters, unless the finding itself says otherwise.
  public let severity: Severity
  /// What is wrong, in one sentence.
  public let statement: String
  /// Why it matters on the device, in a sentence or two.
  public let reason: String
  /// A payload in which it is found.
  public var bad: Sample { makeBad() }
  let makeBad: @Sendable () -> Sample
  /// The same payload, mended.
  public var good: Sample { makeGood() }
  let makeGood: @Sendable () -> Sample
  /// The first version of iOS that it concerns.
  public let since: SystemVersion
  /// The last version of iOS that it concerns, or nil if it concerns all later ones.
  public let until: SystemVersion?
  /// The push types that it concerns where one is stated; empty for all.
  public let pushTypes: [PushType]
  /// What a push with such a finding does not say, or nil if that changes no route.
  public let meaning: Meaning?
  /// What it rests on.
  public let citations: [String]
  /// Looks through a payload, and tells of each finding.
  let look: @Sendable (Check, LintSubject, Listener) -> Void

  /// Hears of findings one by one, so that very many need no memory.
  typealias Listener = (Diagnostic) -> Void

  /// The permanent code.
  public var id: String { code }

  /// Looks through a payload if that is one of those that it concerns.
  fileprivate func look(through subject: LintSubject, _ tell: Listener) {
    if concerns(subject) { look(self, subject, tell) }
  }

  /// Tells whether it is about the version and the push type of a payload.
  private func concerns(_ subject: LintSubject) -> Bool {
    guard since <= subject.system, subject.system <= until ?? subject.system else { return false }
    return pushTypes.isEmpty || subject.pushType.map(pushTypes.contains) ?? true
  }

  /// A payload that shows a check, with the request headers that it comes with.
  public struct Sample: Hashable, Sendable {
    /// The text of the payload.
    public let payload: String
    /// The request headers, in their order.
    public let headers: [Header]
    /// The kind of file.
    public let file: LintSubject.FileKind
    /// The version of iOS to ask about.
    public internal(set) var system: SystemVersion = .newest

    /// One request header.
    public struct Header: Hashable, Sendable {
      /// The name, in lower case.
      public let name: String
      /// The value.
      public let value: String
    }
  }
}

extension [Check] {
  /// Lets each check look through a payload.
  func look(through subject: LintSubject, _ tell: Check.Listener) {
    let checks = span  // It lends the checks, which are dear to copy with all their texts.
    for place in checks.indices { checks[place].look(through: subject, tell) }
  }
}
