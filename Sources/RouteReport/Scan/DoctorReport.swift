internal import PushPayload
internal import PushRules

/// What will not work in an app: findings, and the callbacks of each push in each state.
package struct DoctorReport: Sendable {
  private let lint: LintReport
  private let answers: [[RouteAnswer]]

  /// Pairs findings with the answers for each push, one a state.
  package init(_ lint: LintReport, _ answers: [[RouteAnswer]]) {
    self.lint = lint
    self.answers = answers
  }

  /// Writes the findings and, push by push, what runs or the first thing to change.
  package func write(_ style: TextStyle, to output: inout some TextOutputStream) {
    output.write(lint.text(style: style))
    for answers in answers {
      guard let push = answers.first?.payload.source else { continue }
      output.write("\n" + style.heading(push.printed) + "\n")
      let outcomes = answers.outcomes
      let width = (outcomes.map { $0.states.count }.max() ?? 0) + 2
      for outcome in outcomes {
        let head = "  " + outcome.states.padded(to: width)
        output.write(Paragraph(outcome.words).hanging(on: head))
      }
    }
  }
}

extension DoctorReport: JSONWritten {
  /// The findings as `lint` prints them, with the answers beside them.
  package static let form = JSONForm<DoctorReport>.object(
    LintReport.written.of { $0.lint } + [
      .init("answers", .list(answer)) { $0.answers.flatMap { $0 } }
    ]
  )

  private static let answer = JSONForm<RouteAnswer>.object(
    FilePath.written.of { $0.payload.source } + [
      .init("state", .words(AppState.five.map { $0.name })) { $0.situation.state.name },
      .init("arrival", .list(.method)) { $0.route?.arrival.calls.map { $0.method } ?? [] },
      .init("reason", .orNull(.text).about("Why nothing runs.")) { $0.reason },
      .init("change", .orNull(.text).about("The first thing to change.")) { $0.change },
    ]
  )
}

extension [RouteAnswer] {
  /// The outcomes of a push in words, each with the adjacent states that share it.
  fileprivate var outcomes: [(states: String, words: String)] {
    var groups: [(states: [String], words: String)] = []
    for answer in self {
      let words = answer.outcomeInWords
      if groups.last?.words == words {
        groups[groups.count - 1].states.append(answer.situation.state.name)
      } else {
        groups.append(([answer.situation.state.name], words))
      }
    }
    if count > 1, groups.count == 1 { return [("in every state", groups[0].words)] }
    return groups.map { ($0.states.joined(separator: ", "), $0.words) }
  }
}

extension RouteAnswer {
  /// Why nothing runs, or nil if something does.
  fileprivate var reason: String? {
    if let contradiction { return contradiction.description }
    guard route?.calls.isEmpty == true else { return nil }
    if let reasonOfOtherReceiver { return reasonOfOtherReceiver }
    let missing = missingOfTheQuestion.first?.entry
    return missing.map { $0.causes.first?.statement ?? $0.reason }
  }

  /// The first thing to change if nothing runs, as a sentence; or nil.
  fileprivate var change: String? {
    guard route?.calls.isEmpty == true, reasonOfOtherReceiver == nil else { return nil }
    return missingOfTheQuestion.first?.advice
  }

  /// What runs, or why nothing does and what to change.
  fileprivate var outcomeInWords: String {
    let calls = (route?.calls ?? []).map { call in
      let agent = configured.lazy.compactMap { $0.agent(adding: call.method.id) }.first
      return call.inWords + (agent.map { " of " + $0 } ?? "")
    }
    if !calls.isEmpty { return calls.joined(separator: ", then ") }
    return ["nothing runs: " + (reason ?? "nothing can"), change].compactMap { $0 }
      .joined(separator: " ")
  }
}
