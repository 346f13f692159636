package import AppProfile
internal import PushPayload
internal import PushRules
internal import Questions

/// What will not work in an app: findings, and the callbacks of each push in each state.
package struct DoctorReport: Sendable {
  /// The answer for a push in a state, and for a tap on it.
  fileprivate typealias AnswerPair = (arrival: RouteAnswer, tap: RouteAnswer)

  private let lint: LintReport
  private let answers: [[AnswerPair]]
  /// The app that the answers are about, or nil if there is one only.
  private let app: String?

  /// Pairs findings with the answers for each push, one a state, and with the SDKs whose handlers
  /// run.
  package init(
    _ lint: LintReport,
    _ answers: [[RouteAnswer]],
    _ sdks: [StatedSDK],
    of app: String?
  ) {
    self.lint = lint
    self.app = app
    self.answers = answers.map { $0.map { ($0.adding(sdks), $0.tapped.adding(sdks)) } }
  }

  /// Writes the findings and, push by push, what runs when it arrives and after a tap, or the first
  /// thing to change.
  package func write(
    _ style: TextStyle,
    most: Int,
    _ others: OtherApps,
    to output: inout some TextOutputStream
  ) {
    output.write(lint.text(style: style, most: most))
    output.write(style.aside(others.text))
    for answers in answers {
      guard let push = answers.first?.arrival.payload.source else { continue }
      output.write("\n" + style.heading(push.printed + (app.map { ", app " + $0 } ?? "")) + "\n")
      let head = ["state", Phase.arrival.words, "tap"]
      let rows = Self.rows(of: answers).map { $0.map { [$0] } }
      let grid = TextGrid(heads: [head], rows: rows, labelCount: 1)
      let width = PageLayout.current.width
      output.write(grid.text(width: width, indentation: "  ", heading: style.dimmed))
    }
  }

  /// The outcomes of a push in words, each with the adjacent states that share it.
  private static func rows(of answers: [AnswerPair]) -> [[String]] {
    var rows: [[String]] = []
    for pair in answers {
      let words = [pair.arrival.outcomeInWords, pair.tap.tapInWords]
      let state = pair.arrival.situation.state.rowName
      if let last = rows.last, Array(last.dropFirst()) == words {
        rows[rows.count - 1][0] += ", " + state
      } else {
        rows.append([state] + words)
      }
    }
    if answers.count > 1, rows.count == 1 { rows[0][0] = "every state" }
    return rows
  }
}

extension DoctorReport: JSONWritten {
  /// The findings as `lint` prints them, with the answers beside them.
  package static let form = JSONForm<DoctorReport>.object(
    LintReport.written.of { $0.lint } + [
      .init("answers", .list(answer)) { $0.answers.flatMap { $0 } }
    ]
  )

  private static let answer = JSONForm<AnswerPair>.object(
    FilePath.written.of { $0.arrival.payload.source } + [
      .init("state", .words(AppState.names)) { $0.arrival.situation.state.name },
      .init("arrival", .list(.method)) { $0.arrival.route?.arrival.calls.map { $0.method } ?? [] },
      .init("because", .orNull(.text).about("Why nothing runs.")) { $0.arrival.reason },
      .init("change", .orNull(.text).about("The first thing to change.")) { $0.arrival.change },
      .init("tap", .orNull(.list(.method)).about("Null if there is nothing to tap.")) {
        $0.tap.tapCalls.map { $0.map { $0.method } }
      },
      .init("tapLost", .truth.about("Whether no method gets the tap.")) { $0.tap.losesTap },
      .init("handlers", .list(HandlerCall.form)) {
        $0.arrival.handlers + $0.tap.handlers.filter { $0.phase == .response }
      },
    ]
  )
}

extension RouteAnswer {
  /// Why nothing runs, or nil if something does.
  fileprivate var reason: String? {
    if let contradiction { return contradiction.description }
    guard route?.calls.isEmpty == true else { return nil }
    if let reasonOfOtherReceiver { return reasonOfOtherReceiver }
    return missingOfTheQuestion.first?.reason
  }

  /// Whether the push is only to be shown, outside of the app: then nothing has to run.
  private var isOnlyShown: Bool {
    payload.traits.content != .nothing && payload.traits.contentAvailable != .one
      && ![.active, .inactive].contains(situation.state)
  }

  /// The first thing to change if nothing runs, as a sentence; or nil.
  fileprivate var change: String? {
    guard route?.calls.isEmpty == true, reasonOfOtherReceiver == nil, !isOnlyShown else {
      return nil
    }
    return missingOfTheQuestion.first?.advice
  }

  /// The same question with a tap on the notification.
  fileprivate var tapped: RouteAnswer {
    var situation = situation
    situation.userAction = .notification
    var answer = RouteAnswer(to: situation, payload: payload, assumed: assumed)
    answer.configured = configured
    return answer
  }

  /// What runs, or why nothing does and what to change.
  fileprivate var outcomeInWords: String {
    let calls = route?.arrival.calls ?? []
    if !calls.isEmpty { return inWords(calls) }
    if isOnlyShown { return "nothing before a tap" }
    return ["nothing runs: " + (reason ?? "nothing can"), change].compactMap { $0 }
      .joined(separator: " ")
  }

  private func inWords(_ calls: [Call]) -> String {
    calls.inWords(detail: { call in
      let agent = configured.lazy.compactMap { $0.agent(adding: call.method.id) }.first
      let names = handlers.filter { $0.method == call.method && $0.phase == call.phase }
        .map { $0.name }
      return (agent.map { " of " + $0 } ?? "")
        + (names.isEmpty ? "" : ", which runs " + names.joined(separator: " and "))
    })
  }

  /// What a tap runs, or nil if there is nothing to tap.
  fileprivate var tapCalls: [Call]? {
    guard let response = route?.response, response.opportunity.answer == .open else { return nil }
    return response.calls
  }

  /// Whether the user can tap, and no method gets the tap.
  fileprivate var losesTap: Bool {
    guard let tapCalls else { return false }
    return !tapCalls.contains { call in
      call.handedOver.map { $0.status != .absent } ?? !call.method.isOfLaunch
    }
  }

  /// What a tap runs, or what to change so that it is not lost.
  fileprivate var tapInWords: String {
    guard let tapCalls else { return "–" }
    let calls = inWords(tapCalls)
    guard losesTap else { return calls }
    let advice = missed.lazy.filter { $0.phase == .response && !$0.method.isOfLaunch }
      .compactMap { MissingMethod($0, sentBy: sender)?.advice }.first
    return [(calls.isEmpty ? "" : calls + ". ") + "No method gets the tap.", advice]
      .compactMap { $0 }.joined(separator: " ")
  }
}
