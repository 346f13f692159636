internal import PushRules
internal import RouteReport

// What a case can expect of the whole answer, besides calls.
extension ExpectedMember<Route> {
  static let all: [ExpectedMember] = arrival + [possible, finalState, key, response]

  private static let arrival: [ExpectedMember] = [
    ExpectedMember("wake", .names(of: Wake.self), by: { [$0.arrival.wake.rule] }) {
      .string($0.arrival.wake.answer.name)
    },
    ExpectedMember("wakeRule", .rule, by: { [$0.arrival.wake.rule] }) {
      .string($0.arrival.wake.rule.id)
    },
    ExpectedMember(
      "wakeConfidence",
      .confidence,
      by: { [$0.arrival.wake.rule] + $0.arrival.wake.contested }
    ) {
      .string($0.arrival.wake.confidence.name)
    },
    ExpectedMember(
      "presentation",
      .names(of: Presentation.self),
      by: { [$0.arrival.presentation.rule] }
    ) {
      .string($0.arrival.presentation.answer.name)
    },
    ExpectedMember("presentationRule", .rule, by: { [$0.arrival.presentation.rule] }) {
      .string($0.arrival.presentation.rule.id)
    },
    ExpectedMember(
      "presentationConfidence",
      .confidence,
      by: { [$0.arrival.presentation.rule] + $0.arrival.presentation.contested }
    ) {
      .string($0.arrival.presentation.confidence.name)
    },
    ExpectedMember("recipient", .names(of: Recipient.self), by: { [$0.arrival.recipient.rule] }) {
      .string($0.arrival.recipient.answer.name)
    },
  ]

  private static let possible = ExpectedMember(
    "possible",
    .truth(or: "the user does nothing"),
    by: { $0.launch.map { [$0.opportunity.rule] } ?? [] }
  ) {
    $0.launch.map { .boolean($0.opportunity.answer == .open) } ?? .null
  }

  private static let finalState = ExpectedMember(
    "finalState",
    .names(of: FinalState.self),
    by: { [$0.ending.rule] }
  ) {
    .string($0.finalState.name)
  }

  private static let key = handedOver("remoteNotificationKey", .remoteNotificationKey)
  private static let response = handedOver("notificationResponse", .notificationResponse)

  private static func handedOver(
    _ name: String,
    _ carrier: HandedOver.Carrier
  ) -> ExpectedMember {
    ExpectedMember(
      name,
      .truth(or: "not known"),
      by: { $0.handedOver(by: carrier).map { [$0.rule] } ?? [] }
    ) { route in
      route.handedOver(by: carrier)?.json
    }
  }
}

// What a case can expect of one call.
extension ExpectedMember<Call> {
  static let all: [ExpectedMember] = [
    ExpectedMember("method", .method, by: { [$0.rule] }) {
      .string($0.method.id)
    },
    ExpectedMember("applicationState", .applicationState, by: { [$0.rule] }) {
      .text($0.applicationState?.rawValue)
    },
    ExpectedMember("rule", .rule, by: { [$0.rule] }) {
      .string($0.rule.id)
    },
    ExpectedMember("confidence", .confidence, by: { [$0.rule, $0.weakest] }) {
      .string($0.confidence.name)
    },
    handedOver("remoteNotificationKey", .remoteNotificationKey),
    handedOver("notificationResponse", .notificationResponse),
  ]

  private static func handedOver(
    _ name: String,
    _ carrier: HandedOver.Carrier
  ) -> ExpectedMember {
    ExpectedMember(name, .truth(or: "not known"), by: { $0.handedOver.map { [$0.rule] } ?? [] }) {
      call in
      call.handedOver.flatMap { $0.carrier == carrier ? $0.json : nil }
    }
  }
}

extension Route {
  /// The fact whether a called method gets the push in a place.
  fileprivate func handedOver(by carrier: HandedOver.Carrier) -> HandedOver? {
    calls.lazy.compactMap(\.handedOver).first { $0.carrier == carrier }
  }
}

extension HandedOver {
  fileprivate var json: JSONTree {
    switch answer {
    case .present: .boolean(true)
    case .absent: .boolean(false)
    case .unknown: .null
    }
  }
}

// What a case can expect of a method that is not called.
extension ExpectedMember<NotCalled> {
  static let all: [ExpectedMember] = [
    ExpectedMember("method", .method, by: { $0.causes }) {
      .string($0.method.id)
    },
    ExpectedMember("phase", .phase, by: { $0.causes }) {
      .string($0.phase.name)
    },
    ExpectedMember("rule", .rule, by: { $0.causes }) {
      .text($0.causes.first?.id)
    },
    ExpectedMember("confidence", .confidence, by: { $0.causes }) {
      .string($0.confidence.name)
    },
  ]
}
