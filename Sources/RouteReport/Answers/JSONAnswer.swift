internal import PushRules

extension RouteAnswer {
  /// The answer as the command line prints it in JSON.
  package var json: JSONTree {
    var members = questionMembers
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
        .init("arrival", route.arrival.json),
        .init("launch", route.response?.json ?? .null),
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
    ]
  }

  private func routeMembers(_ route: Route) -> [JSONTree.Member] {
    [
      .init("arrival", route.arrival.json),
      .init("launch", route.response?.json ?? .null),
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
    let members: [JSONTree.Member] = [
      .init("source", .string(source)),
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
    ]
  }
}

extension Route.Arrival {
  fileprivate var json: JSONTree {
    [
      "wake": .string(wake.answer.name),
      "presentation": .string(presentation.answer.name),
      "calls": .array(calls.map { $0.json }),
      "wakeRule": .string(wake.rule.id),
      "wakeConfidence": .string(wake.confidence.name),
      "presentationRule": .string(presentation.rule.id),
      "presentationConfidence": .string(presentation.confidence.name),
      "recipient": .string(recipient.answer.name),
    ]
  }
}

extension Route.Response {
  fileprivate var json: JSONTree {
    guard opportunity.answer == .closed else {
      return ["possible": .boolean(true), "calls": .array(calls.map { $0.json })]
    }
    return [
      "possible": .boolean(false),
      "because": .string(opportunity.rule.statement),
      "rule": .string(opportunity.rule.id),
      "calls": .array(calls.map { $0.json }),
    ]
  }
}
