import PushPayload
import PushRules
import Questions

extension RouteAnswer: JSONWritten {
  /// The answer, with the assumptions that it depends on.
  package static let form = JSONForm<RouteAnswer>.object(written)

  static let written: [JSONForm<RouteAnswer>.Member] =
    question + [
      .init("assumptions", .list(Assumption.form)) { answer in
        answer.assumptionsThatMatter.map { ($0, answer.situation) }
      }
    ] + calls + [
      .init("notCalled", .list(NotCalled.form)) { answer in
        answer.missed(besides: answer.route?.notCalled ?? []).map { ($0, answer.missing($0)) }
      }
    ] + rest + [
      .init("findings", .list(PlacedFinding.form)) { $0.findings?.placed ?? [] },
      .optional("refusal", .text.about("What APNs answers in place of a push.")) { $0.refusal },
      .optional("handlers", .list(HandlerCall.form)) { $0.handlers.isEmpty ? nil : $0.handlers },
      .optional("notKnown", .list(AnswerDoubt.form)) { $0.doubts.isEmpty ? nil : $0.doubts },
    ]

  /// The answer without the parts that the page shows as sentences.
  package static let page = JSONForm<RouteAnswer>.object(question + calls + rest)

  private static let calls: [JSONForm<RouteAnswer>.Member] = [
    .init("arrival", .orNull(arrival)) { $0.route },
    .init(Phase.response.jsonName, .orNull(response)) { $0.route?.responded },
  ]

  private static let rest: [JSONForm<RouteAnswer>.Member] = [
    .init("remarks", .list(remark)) { $0.route == nil ? [] : $0.remarks },
    .init("finalState", .orNull(.name)) { $0.route?.finalState },
    .optional("impossible", .impossible) { $0.contradiction },
  ]

  static let question: [JSONForm<RouteAnswer>.Member] = [
    .schemaVersion,
    .init("payload", PayloadSummary.form) { $0.payload },
    .init("situation", stated) { $0 },
    .init("assumed", .list(.text).about("The members of the situation that nobody stated.")) {
      $0.assumed
    },
    .init("headersUsed", RequestHeaderList.form) { $0.payload.headers(usedIn: $0.situation) },
    .optional("configured", .list(ConfiguredInput.form)) {
      $0.configured.isEmpty ? nil : $0.configured
    },
  ]

  static let cell: [JSONForm<(answer: RouteAnswer, route: Route)>.Member] =
    cellQuestion.of { $0.answer } + [
      .init("arrival", arrival) { $0.route },
      .init(Phase.response.jsonName, .orNull(response)) { $0.route.responded },
      .init("finalState", .name) { $0.route.finalState },
    ]

  static let impossibleCell: [JSONForm<(answer: RouteAnswer, why: Contradiction)>.Member] =
    cellQuestion.of { $0.answer } + [.init("impossible", .impossible) { $0.why }]

  private static let cellQuestion: [JSONForm<RouteAnswer>.Member] = [
    .init("situation", stated) { $0 },
    .init("assumed", .list(.text)) { $0.assumed },
  ]

  /// The situation; `stateBeforeKill` follows `terminatedBy`.
  private static let stated = JSONForm<RouteAnswer>.object(
    Situation.written.flatMap { member -> [JSONForm<RouteAnswer>.Member] in
      let own = [member].of { (answer: RouteAnswer) in answer.situation }
      return own + (member.name == "terminatedBy" ? [stateBeforeKill] : [])
    }
  )

  private static let stateBeforeKill = JSONForm<RouteAnswer>.Member.optional(
    "stateBeforeKill",
    .words(AppState.names)
  ) { $0.stateBeforeKill?.name }

  private static let remark = JSONForm<Remark>.object([
    .init("id", .text) { $0.id },
    .init("text", .text) { $0.text },
  ])

  private static let arrival = JSONForm<Route>.object([
    .init("wake", .name) { $0.arrival.wake.answer },
    .init("presentation", .name) { $0.arrival.presentation.answer },
    .init("calls", .list(Call.form)) { $0.arrival.calls },
    .init("wakeRule", .rule) { $0.arrival.wake.rule.id },
    .init("wakeConfidence", .confidence) { $0.arrival.wake.confidence },
    .init("presentationRule", .rule) { $0.arrival.presentation.rule.id },
    .init("presentationConfidence", .confidence) { $0.arrival.presentation.confidence },
    .init("recipient", .name) { $0.arrival.recipient.answer },
    .optional("otherReadings", readings(in: .arrival)) { $0.contested(in: .arrival) },
  ])

  private static let response = JSONForm<(route: Route, response: Route.Response)>.object([
    .init("possible", .truth) { $0.response.isPossible },
    .optional("because", .text) {
      $0.response.isPossible ? nil : $0.response.opportunity.rule.statement
    },
    .optional("rule", .rule) { $0.response.isPossible ? nil : $0.response.opportunity.rule.id },
    .init("calls", .list(Call.form)) { $0.response.calls },
    .optional("otherReadings", readings(in: .response)) { $0.route.contested(in: .response) },
  ])

  /// What runs in a phase if the other side of a contested rule is right.
  private static func readings(in phase: Phase) -> JSONForm<[Reading]> {
    .list(
      .object([
        .init("rule", .rule) { $0.rule.id },
        .init("calls", .list(.method)) { $0.methods(in: phase) },
      ])
    )
  }
}

extension Route {
  fileprivate var responded: (route: Route, response: Response)? { response.map { (self, $0) } }

  /// The confidence of the least certain call, or that nothing runs.
  fileprivate var confidence: Confidence {
    calls.map { $0.confidence }.max() ?? arrival.method.confidence
  }

  fileprivate func contested(in phase: Phase) -> [Reading]? {
    let readings = otherReadings(in: phase)
    return readings.isEmpty ? nil : readings
  }
}

extension Route.Response {
  fileprivate var isPossible: Bool { opportunity.answer == .open }
}

extension Assumption {
  fileprivate static let form = JSONForm<(assumption: Assumption, situation: Situation)>.object([
    .init("input", .text) { $0.assumption.input.description.jsonName },
    .init("value", .value) { $0.assumption.stated(in: $0.situation) },
    .init("matters", .truth) { $0.assumption.matters },
    .init("otherwise", .list(otherwise)) { pair in
      pair.assumption.alternatives.map { (pair.assumption, $0) }
    },
  ])

  private static let otherwise = JSONForm<(assumption: Assumption, other: Alternative)>.object([
    .init("value", .value) { $0.assumption.value(of: $0.other) },
    .init("arrival", .list(.method)) { $0.other.outcome.arrival },
    .init(Phase.response.jsonName, .orNull(.list(.method))) { $0.other.outcome.response },
    .init("wake", .name) { $0.other.outcome.wake },
    .init("presentation", .name) { $0.other.outcome.presentation },
    .init("confidence", .confidence) { $0.other.route.confidence },
  ])

  private func stated(in situation: Situation) -> MemberValue {
    isPresence ? .truth(value == 1) : member.value(situation)
  }

  private func value(of other: Alternative) -> MemberValue {
    isPresence ? .truth(other.value == 1) : other.memberValue
  }
}
