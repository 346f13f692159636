import AppProfile
import PushPayload
import PushRules
import Questions

/// What a push runs in an app in one state: when it arrives, and after a tap.
package struct AppRow: Sendable {
  let arrival: RouteAnswer
  let tap: RouteAnswer
  /// Why iOS drops the push, as a finding has it; nil if it does not.
  let refusal: String?

  /// Asks again with a tap, and looks among findings for what stops a Live Activity.
  init(_ answer: RouteAnswer, of app: StatedApp, _ findings: [FileFindings]) {
    arrival = answer
    var situation = answer.situation
    situation.userAction = .notification
    tap = RouteAnswer(to: situation, payload: answer.payload, assumed: answer.assumed)
      .changed { $0.configured = answer.configured }.adding(app.sdks).adding(app.doubts)
    let stops = [LintCode.activityMismatch, .activityTypeUnknown].map { $0.code }
    refusal =
      findings.lazy.filter { $0.source == answer.payload.source }
      .flatMap { $0.findings }.first { stops.contains($0.code) && $0.severity == .error }?.message
  }

  /// What runs when the push arrives, or why nothing does and what to change.
  var arrivalInWords: String {
    let calls = arrival.route?.arrival.calls ?? []
    if !calls.isEmpty || arrival.unknown(.arrival) != nil {
      return arrival.adding(.arrival, to: arrival.callsInWords(calls), runs: !calls.isEmpty)
    }
    if isOnlyShown { return "nothing before a tap" }
    return ["nothing runs: " + (reason ?? "nothing can"), change].compactMap { $0 }
      .joined(separator: " ")
  }

  /// What a tap runs, or what to change so that it is not lost.
  var tapInWords: String {
    guard let tapCalls else { return "–" }
    let runs = !tapCalls.isEmpty
    let calls = tap.adding(.response, to: tap.callsInWords(tapCalls), runs: runs)
    guard losesTap else { return calls }
    let advice = tap.missingOfTheQuestion.first { $0.entry.phase == .response }?.advice
    return [(calls.isEmpty ? "" : calls + ". ") + "No method gets the tap.", advice]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// Why nothing runs, or nil if something does.
  private var reason: String? {
    if let contradiction = arrival.contradiction { return contradiction.description }
    guard arrival.route?.calls.isEmpty == true else { return nil }
    return refusal ?? arrival.reasonOfOtherReceiver ?? arrival.unknown(.arrival)
      ?? arrival.missingOfTheQuestion.first?.reason
  }

  /// Whether the push is only to be shown, outside of the app: then nothing has to run.
  private var isOnlyShown: Bool {
    let push = arrival.payload.traits
    return arrival.contradiction == nil && arrival.reasonOfOtherReceiver == nil
      && push.content != .nothing && push.contentAvailable != .one
      && ![.active, .inactive].contains(arrival.situation.state)
  }

  /// The first thing to change if nothing runs, as a sentence; or nil.
  private var change: String? {
    guard arrival.route?.calls.isEmpty == true, arrival.reasonOfOtherReceiver == nil,
      !isOnlyShown, arrival.unknown(.arrival) == nil
    else { return nil }
    return arrival.missingOfTheQuestion.first?.advice
  }

  /// What a tap runs, or nil if there is nothing to tap.
  private var tapCalls: [Call]? {
    guard let response = tap.route?.response, response.opportunity.answer == .open else {
      return nil
    }
    return response.calls
  }

  /// Whether the user can tap, and no method gets the tap.
  private var losesTap: Bool {
    guard let tapCalls, tap.unknown(.response) == nil else { return false }
    return !tapCalls.contains { call in
      call.handedOver.map { $0.status != .absent } ?? !call.method.isOfLaunch
    }
  }

  static let form = JSONForm<AppRow>.object(
    FilePath.written.of { $0.arrival.payload.source } + [
      .init("state", .words(AppState.names)) { $0.arrival.situation.state.name },
      .optional("terminatedBy", .name) { $0.arrival.situation.state.termination },
      .init("arrival", .list(.method)) { $0.arrival.route?.arrival.calls.map { $0.method } ?? [] },
      .init("because", .orNull(.text).about("Why nothing runs.")) { $0.reason },
      .init("change", .orNull(.text).about("The first thing to change.")) { $0.change },
      .init("tap", .orNull(.list(.method)).about("Null if there is nothing to tap.")) {
        $0.tapCalls.map { $0.map { $0.method } }
      },
      .init("tapLost", .truth.about("Whether no method gets the tap.")) { $0.losesTap },
      .init("handlers", .list(HandlerCall.form)) {
        $0.arrival.handlers + $0.tap.handlers.filter { $0.phase == .response }
      },
    ]
  )
}

extension RouteAnswer {
  /// What runs, each method with the SDK that has it and the handlers that it runs.
  fileprivate func callsInWords(_ calls: [Call]) -> String {
    calls.inWords(detail: { call in
      let agent = configured.lazy.compactMap { $0.agent(adding: call.method.id) }.first
      let runs = handlers(in: call).map { $0.names.joined(separator: " and ") + $0.condition }
      return (agent.map { " of " + $0 } ?? "")
        + (runs.isEmpty ? "" : ", which runs " + runs.joined(separator: " and "))
    })
  }
}
