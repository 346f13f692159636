package import PushPayload
package import PushRules
package import Questions

package struct CaseReport: Sendable {
  /// A file, or standard input; problems are the mistakes that stop it from running.
  package typealias File = (source: FilePath, results: [CaseResult], problems: [FileMessage])

  let files: [File]
  /// What the cases reach; nil without `--coverage`.
  package let coverage: Coverage?
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
  /// The sentence of the rule, behind the fact that it explains.
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
    self.init(text: sentence, rule: nil, confidence: .documented)
  }

  /// A reason for a fact; without one, the sentence of the rule contains it.
  package init(_ rule: Rule, for fact: String? = nil) {
    let text = (fact.map { $0 + ": " } ?? "") + rule.statement
    self.init(text: text, rule: rule, confidence: rule.confidence)
  }

  package init(_ call: Call) {
    self.init(call.rule, for: call.method.id + " runs")
    confidence = call.confidence
  }

  package init(_ missing: NotCalled) {
    let change = MissingMethod(missing)
    self.init(
      text: missing.method.id + " does not run: " + missing.reason,
      rule: missing.causes.first,
      confidence: missing.confidence,
      instructions: change?.remedy?.instructions ?? [],
      advice: change?.advice
    )
  }
}
