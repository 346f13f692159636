package import PushPayload
package import PushRules
package import Questions

package struct CaseReport: Sendable {
  package struct File: Hashable, Sendable {
    /// The path, or `-` for standard input.
    package let source: FilePath
    package let results: [CaseResult]
    /// The mistakes that stop the file from running.
    package let problems: [FileMessage]

    package init(source: FilePath, results: [CaseResult] = [], problems: [FileMessage] = []) {
      self.source = source
      self.results = results
      self.problems = problems
    }
  }

  let files: [File]
  let coverage: Coverage?
  let threshold: Int?

  /// Collects results; the threshold is a percentage of the rules.
  package init(_ files: [File], coverage: Coverage? = nil, threshold: Int? = nil) {
    self.files = files
    self.coverage = coverage
    self.threshold = threshold
  }

  var results: [CaseResult] { files.flatMap { $0.results } }

  var problemCount: Int { files.count { !$0.problems.isEmpty } }

  package var isEmpty: Bool { results.isEmpty }

  /// The share of reached rules, as a line; nil without `--coverage`.
  package var coverageSummary: String? { coverage?.summary }

  package var fails: Bool { missesThreshold || results.contains { !$0.passes } }

  package var missesThreshold: Bool {
    guard let coverage, let threshold else { return false }
    return coverage.reachedRuleCount * 100 < threshold * coverage.ruleCount
  }
}

package struct CaseResult: Hashable, Sendable {
  package let name: String
  /// Where it begins.
  package let position: SourcePosition
  /// The differences from what the case expects; empty if it passes.
  package let misses: [CaseMiss]

  package init(name: String, position: SourcePosition, misses: [CaseMiss]) {
    self.name = name
    self.position = position
    self.misses = misses
  }

  package var passes: Bool { misses.isEmpty }
}

package struct CaseMiss: Hashable, Sendable {
  package let member: String
  package let position: SourcePosition
  package let expected: JSONTree
  /// The actual value, or nil if the answer lacks the part.
  package let got: JSONTree?
  package let reasons: [CaseReason]

  package init(
    _ member: String,
    at position: SourcePosition,
    expected: JSONTree,
    got: JSONTree?,
    because reasons: [CaseReason]
  ) {
    self.member = member
    self.position = position
    self.expected = expected
    self.got = got
    self.reasons = reasons
  }
}

package struct CaseReason: Hashable, Sendable {
  /// The fact that the rule explains; empty if the sentence contains it.
  let subject: String
  let text: String
  /// The deciding rule, or nil if none decides it.
  let rule: Rule?
  private(set) var confidence: Confidence
  /// How to make a method run, one clause a step; empty if nothing helps.
  var instructions: [String] = []
  /// The same as a sentence; nil if nothing helps without breaking the app.
  var advice: String?
}

extension CaseReason {
  /// A reason without a rule.
  package init(_ sentence: String) {
    self.init(subject: "", text: sentence, rule: nil, confidence: .documented)
  }

  package init(_ rule: Rule, for subject: String = "") {
    self.init(subject: subject, text: rule.statement, rule: rule, confidence: rule.confidence)
  }

  package init(_ call: Call) {
    self.init(call.rule, for: call.method.id + " runs")
    confidence = call.confidence
  }

  package init(_ missing: NotCalled) {
    let change = MissingMethod(missing)
    self.init(
      subject: missing.method.id + " does not run",
      text: missing.reason,
      rule: missing.causes.first,
      confidence: missing.confidence,
      instructions: change?.remedy.instructions ?? [],
      advice: change?.advice
    )
  }
}
