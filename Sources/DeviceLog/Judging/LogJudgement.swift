import AppLifecycle
package import PushRules

/// Where the log of a push departs from the rules, and what causes that.
package struct LogJudgement: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The log agrees with the rules.
    case agrees
    /// The app, its Info.plist, the push or a setting is at fault: there is a change.
    case fault
    /// The system decides something that the rules do not cover.
    case notModelled = "not-modelled"
    /// The log shows what the rules exclude.
    case contradiction
    /// The log ends too early.
    case undecided

    package var words: String {
      switch self {
      case .agrees: "The log does what the rules say."
      case .fault: "This is to be changed in the app, in the push or in the settings."
      case .notModelled: "The rules do not model this: the system decides it."
      case .contradiction: "This contradicts the rule."
      case .undecided: "The log does not say enough."
      }
    }
  }

  package let kind: Kind
  package let sentence: String
  package var line: Int?
  /// The rule that leads to the expected route or keeps the method from running, or nil.
  package var rule: Rule?
  package private(set) var change: String?
  /// The method that the app may have waited for, if nothing else is to change.
  package var missed: NotCalled?

  static let report =
    "Report it with the output of pushroute explain --json, the version of iOS, and how the push "
    + "was sent."
}

extension LogJudgement {
  init(_ kind: Kind, _ event: LogEvent, _ rule: Rule? = nil, change: String?) {
    self.init(kind: kind, sentence: event.sentence, line: event.line, rule: rule, change: change)
  }
}
