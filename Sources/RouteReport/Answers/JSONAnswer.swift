internal import PushRules

extension RouteAnswer {
  /// The answer as the command line prints it in JSON, with the assumptions that it depends on.
  package var json: JSONTree {
    var members = questionMembers
    members.append(
      .init("assumptions", .array(assumptionsThatMatter.map { $0.json(in: situation) }))
    )
    switch outcome {
    case .route(let route): members += routeMembers(route)
    case .impossible(let contradiction): members += impossibleMembers(contradiction)
    }
    members.append(.init("findings", .array(findings?.json ?? [])))
    return .object(members)
  }

  /// The members of the answer that differ between the cells of a table.
  var cellMembers: [JSONTree.Member] {
    let situation: [JSONTree.Member] = [
      .init("situation", situation.json(stateBeforeKill: stateBeforeKill)),
      .init("assumed", .texts(assumed)),
    ]
    switch outcome {
    case .route(let route):
      return situation + [
        .init("arrival", route.arrival.json(route.otherReadings(in: .arrival))),
        .init("launch", route.response?.json(route.otherReadings(in: .response)) ?? .null),
        .init("finalState", .string(route.finalState.name)),
      ]
    case .impossible(let contradiction):
      return situation + [.init("impossible", contradiction.json)]
    }
  }

  /// The members that say what was asked.
  var questionMembers: [JSONTree.Member] {
    [
      .init("schemaVersion", .number(1)),
      .init("payload", payload.json),
      .init("situation", situation.json(stateBeforeKill: stateBeforeKill)),
      .init("assumed", .texts(assumed)),
      .init("headersUsed", HeadersUsed(situation, payload).json),
    ] + configuredMembers
  }

  private func routeMembers(_ route: Route) -> [JSONTree.Member] {
    [
      .init("arrival", route.arrival.json(route.otherReadings(in: .arrival))),
      .init("launch", route.response?.json(route.otherReadings(in: .response)) ?? .null),
      .init("notCalled", .array(route.notCalled.map { $0.json(in: situation) })),
      .init("caveats", .array(remarks.map { ["id": .string($0.id), "text": .string($0.text)] })),
      .init("finalState", .string(route.finalState.name)),
    ]
  }
}

extension RouteAnswer {
  /// The members of an answer without anything in them, and why.
  private func impossibleMembers(_ contradiction: Contradiction) -> [JSONTree.Member] {
    [
      .init("arrival", .null), .init("launch", .null), .init("notCalled", .array([])),
      .init("caveats", .array([])), .init("finalState", .null),
      .init("impossible", contradiction.json),
    ]
  }
}

extension Contradiction {
  /// Why a situation cannot exist.
  var json: JSONTree {
    ["because": .string(description), "rule": .text(rules.first?.id)]
  }
}

extension PayloadSummary {
  fileprivate var json: JSONTree {
    let members: [JSONTree.Member] =
      source.members("source") + [
        .init("bytes", .number(byteCount)),
        .init("traits", traitsJSON),
      ]
    return .object(members + (message?.members ?? []))
  }

  private var traitsJSON: JSONTree {
    [
      "alert": .boolean(traits.alert != .absent),
      "sound": .boolean(traits.sound == .present),
      "badge": .boolean(traits.badge == .present),
      "contentAvailable": .boolean(traits.contentAvailable.countsAsSet),
      "mutableContent": .boolean(traits.mutableContent.countsAsSet),
      "category": .boolean(traits.category == .present),
      "event": .text(traits.event?.name),
    ]
  }
}

extension Route.Arrival {
  fileprivate func json(_ readings: [Reading]) -> JSONTree {
    .object(
      [
        .init("wake", .string(wake.answer.name)),
        .init("presentation", .string(presentation.answer.name)),
        .init("calls", .array(calls.map { $0.json })),
        .init("wakeRule", .string(wake.rule.id)),
        .init("wakeConfidence", .string(wake.confidence.name)),
        .init("presentationRule", .string(presentation.rule.id)),
        .init("presentationConfidence", .string(presentation.confidence.name)),
        .init("recipient", .string(recipient.answer.name)),
      ] + readings.members(in: .arrival)
    )
  }
}

extension Route.Response {
  fileprivate func json(_ readings: [Reading]) -> JSONTree {
    let isPossible = opportunity.answer == .open
    let reasons: [JSONTree.Member] = [
      .init("because", .string(opportunity.rule.statement)),
      .init("rule", .string(opportunity.rule.id)),
    ]
    return .object(
      [.init("possible", .boolean(isPossible))] + (isPossible ? [] : reasons)
        + [.init("calls", .array(calls.map { $0.json }))] + readings.members(in: .response)
    )
  }
}

extension [Reading] {
  /// What runs in a phase if the other side of a contested rule is right; nothing without any.
  fileprivate func members(in phase: Phase) -> [JSONTree.Member] {
    guard !isEmpty else { return [] }
    let readings = map { reading -> JSONTree in
      [
        "rule": .string(reading.rule.id),
        "calls": .texts(reading.methods(in: phase).map { $0.id }),
      ]
    }
    return [.init("otherReadings", .array(readings))]
  }
}
