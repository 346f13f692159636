import AppProfile
import PushPayload
package import PushRules
package import Questions

/// A question, examined once: what pushes run in each state, and what is wrong with them and the app.
package struct Examination: Sendable {
  /// The answers for each push, one a state.
  package let answers: [[RouteAnswer]]
  /// For each push, the findings that may change what it runs.
  private let ofRoutes: [[Finding]]
  /// The findings about the pushes, their headers and the app.
  private let findings: [FileFindings]
  private let app: StatedApp?

  /// Examines pushes in stated situations; about the findings in their files and, if an app is
  /// stated, in that app.
  package init(
    of pushes: [InputPayload],
    in situation: SituationArguments,
    app: StatedApp? = nil,
    findings: [FileFindings] = [],
    expecting methods: [DelegateMethod] = [],
    askingForBadge asksForBadge: Bool = false
  ) {
    (self.app, self.findings) = (app, findings)
    ofRoutes = pushes.map { $0.found?.findings ?? [] }
    answers = pushes.map { push in
      let own = push.findings
      // Of several pushes in a file each may be the one that is refused.
      let isAlone = pushes.count { $0.found?.file.path == push.found?.file.path } == 1
      let file = findings.first { isAlone && $0.source == push.found?.file.path }
      let isSentAsItIs = push.payload?.message.map { $0.provider == .envelope } ?? true
      return situation.stating(push.headers).answers(for: PayloadSummary(push)).map { answer in
        var answer = answer.adding(own).adding(app?.sdks ?? []).adding(app?.doubts ?? [])
        answer.expected = methods
        if isSentAsItIs { answer = answer.refused(by: file?.findings ?? []) }
        return asksForBadge ? answer.askedForBadge : answer
      }
    }
  }

  /// The answers as the rows of an app; empty without one.
  package func rows(_ answers: [RouteAnswer]) -> [AppRow] {
    guard let app else { return [] }
    return answers.map { AppRow($0, of: app, findings) }
  }

  /// An answer in JSON; about an app, with the findings and the row of its state beside it.
  package func json(_ answer: RouteAnswer) -> JSONTree {
    let report = app.map { _ in LintReport(findings).changed { $0.rows = rows([answer]) } }
    return Self.form.json((answer, report))
  }

  package static let schema = form.schema

  private static let form = JSONForm<(answer: RouteAnswer, report: LintReport?)>.object(
    RouteAnswer.written.of { $0.answer }
      + LintReport.written.filter { $0.name != "schemaVersion" }.ofOptional { $0.report }
  )

  /// The errors and warnings, and the notes that change an answer, each with what would run without
  /// it; the worst first.
  package func findingsInWords(style: TextStyle = .plain, call: String? = nil) -> String {
    let shown = findings.map { file in
      var shown = file.filter { $0.severity > .info || !outcomes(without: $0).isEmpty }
      // The answer names the message already.
      shown.messages = []
      return shown
    }
    let list = LintReport(shown).list(style: style, most: Self.most) { outcomes(without: $0) }
    let serious = findings.map { file in file.filter { $0.severity > .info } }
    let rest = LintReport(serious).findingCount - list.count
    guard rest > 0, let call else { return list.text }
    return list.text + "… \(rest) more: \(call)\n"
  }

  /// The findings that an answer shows at most, unless more are errors.
  private static let most = 5

  /// What each state would run without a finding, unless that is the same.
  private func outcomes(without finding: Finding) -> [String] {
    guard let intent = finding.intent else { return [] }
    let concerned = zip(answers, ofRoutes).filter { _, own in
      own.contains { $0.code == finding.code && $0.range == finding.range }
    }
    let outcomes = concerned.flatMap { $0.0 }.compactMap { answer in
      answer.outcome(of: intent).map { (outcome: $0, state: answer.situation.state.rowName) }
    }
    return outcomes.grouped { $0.outcome }.flatMap { outcome, answers in
      let states = answers.map { $0.state }.unique().commaList
      let text = "after the fix, " + states + ": " + outcome
      return Paragraph(text).lines(width: PageLayout.current.width - 2).map { "  " + $0 }
    }
  }
}
