internal import PushRules

/// A row of the table of view controllers: when this happens, they are told that, and this is why.
struct ViewRule: Hashable, Sendable, Identifiable {
  /// The permanent name, `view.fact`; a retired one is never used again.
  let id: String
  /// The sentence that a user reads.
  let statement: String
  /// What it rests on.
  let evidence: EvidenceGrade
  /// Traces (T-), rulings (L-) and seed claims (S-).
  let citations: [String]
  let condition: ViewCondition
  let steps: [ViewStep]
  /// The number of calls if every role has one view controller and no method is passed over.
  let length: Int
  private let reason: Reason
  private let inferredReason: Reason

  init(
    _ id: String,
    _ condition: ViewCondition,
    _ steps: [ViewStep],
    because statement: String,
    _ evidence: EvidenceGrade,
    _ citations: String...
  ) {
    self.id = id
    self.statement = statement
    self.evidence = evidence
    self.citations = citations
    self.condition = condition
    self.steps = steps
    length = steps.reduce(0) { $0 + $1.methods.count }
    func reason(_ confidence: Confidence) -> Reason {
      Reason(
        rule: id,
        statement: statement,
        confidence: confidence,
        disputes: evidence.dispute.map { [$0] } ?? [],
        citations: citations
      )
    }
    self.reason = reason(evidence.confidence)
    inferredReason = reason(max(evidence.confidence, .inferred))
  }

  /// A call of a step; it is no surer than the place of the step among the others.
  func call(
    _ method: LifecycleMethod,
    in controller: ViewController,
    of step: ViewStep,
    reading state: ApplicationState?
  ) -> TracedCall {
    TracedCall(
      .lifecycle(method),
      in: controller.name,
      reading: state,
      posting: nil,
      because: step.order == .stated ? reason : inferredReason
    )
  }
}

extension ViewRule {
  /// All of them; their order means nothing.
  static let all: [ViewRule] = [
    .willAppear, .staysPrepared, .didAppear, .staysShown, .endsWithoutBackground, .exitsOnSuspend,
    .push, .pop, .presentFullScreen, .presentSheet, .dismissFullScreen, .dismissSheet,
    .memoryWarning, .memoryWarningUnloads,
  ]

  /// The rule for an event, or nil if an obstacle stands.
  static func rule(
    for event: ViewEvent,
    at place: ViewPlace,
    on system: SystemVersion
  ) -> ViewRule? {
    byEvent[Int(event.rawValue)].first { $0.condition.holds(at: place, on: system) }
  }

  private static let byEvent: [[ViewRule]] = ViewEvent.allCases.map { event in
    all.filter { $0.condition.event == event }
  }
}
