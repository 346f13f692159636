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

extension CaseReport: JSONWritten {
  package static let form = JSONForm<CaseReport>.object([
    .schemaVersion,
    .init("passed", .count) { $0.results.count { $0.passes } },
    .init("failed", .count) { $0.results.count { !$0.passes } },
    .init("files", .list(file)) { $0.files },
    .optional("coverage", Coverage.form) { report in
      report.coverage.map { ($0, report.threshold) }
    },
  ])

  private static let file = JSONForm<File>.object(
    FilePath.written.of { $0.source } + [
      .init("error", .orNull(.text)) { file in
        file.problems.isEmpty ? nil : file.problems.map { $0.sentence }.joined(separator: "\n")
      },
      .optional("code", .text) { $0.problems.lazy.compactMap { $0.code }.first },
      .init("cases", .list(result)) { $0.results },
    ]
  )

  private static let result = JSONForm<CaseResult>.object([
    .init("name", .text) { $0.name },
    .init("line", .place) { $0.position.line },
    .init("column", .place) { $0.position.column },
    .init("passed", .truth) { $0.passes },
    .init("misses", .list(miss)) { $0.misses },
  ])

  private static let miss = JSONForm<CaseMiss>.object([
    .init("member", .text) { $0.member },
    .init("line", .place) { $0.position.line },
    .init("column", .place) { $0.position.column },
    .init("expected", .anything) { $0.expected },
    .optional("got", .anything) { $0.got },
    .init("reasons", .list(reason)) { $0.reasons },
  ])

  private static let reason = JSONForm<CaseReason>.object([
    .init("text", .text) { $0.text },
    .init("rule", .orNull(.rule)) { $0.rule?.id },
    .init("confidence", .confidence) { $0.confidence },
    .optional("change", .list(.text)) { $0.instructions.isEmpty ? nil : $0.instructions },
  ])
}

extension Coverage {
  /// The share of reached rules, as a line.
  package var summary: String {
    "\(reachedRuleCount) of \(ruleCount) rules reached (\(reachedRuleCount.share(of: ruleCount)))"
  }

  func text(_ style: TextStyle) -> String {
    let width = (tables.map { $0.name.count }.max() ?? 0) + 2
    let cells = "\(reachedCellCount) of \(cellCount) cells"
    let share = reachedCellCount.share(of: cellCount)
    var text = style.heading("coverage: ") + "\(summary), \(cells) (\(share))\n"
    text += "  " + "table".padded(to: width) + "  rules      cells\n"
    for table in tables {
      let rules = "\(table.rules.count - table.unreached.count)/\(table.rules.count)"
      let cells = "\(table.reachedCellCount)/\(table.cellCount)"
      let name = "  " + table.name.padded(to: width)
      text += name + rules.leading(7) + cells.leading(11) + "\n"
    }
    if unreached.isEmpty { return text }
    text += "\n" + style.heading("rules that no case reaches") + "\n"
    for rule in unreached {
      text += "  \(rule.id)\n" + rule.statement.hanging(on: "    ")
    }
    return text
  }

  static let form = JSONForm<(coverage: Coverage, threshold: Int?)>.object([
    .init("rules", .count) { $0.coverage.ruleCount },
    .init("reachedRules", .count) { $0.coverage.reachedRuleCount },
    .init("cells", .count) { $0.coverage.cellCount },
    .init("reachedCells", .count) { $0.coverage.reachedCellCount },
    .init("threshold", .orNull(.integer)) { $0.threshold },
    .init("unreachedRules", .list(.rule)) { $0.coverage.unreached.map { $0.id } },
    .init("tables", .list(table)) { $0.coverage.tables },
  ])

  private static let table = JSONForm<TableCoverage>.object([
    .init("name", .text) { $0.name },
    .init("rules", .count) { $0.rules.count },
    .init("reachedRules", .count) { $0.rules.count - $0.unreached.count },
    .init("cells", .count) { $0.cellCount },
    .init("reachedCells", .count) { $0.reachedCellCount },
  ])
}
