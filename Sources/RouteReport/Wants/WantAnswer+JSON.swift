internal import PushRules

extension WantAnswer {
  /// The answer as the command line prints it in JSON.
  public var json: JSONTree {
    var members = question.questionMembers
    members.append(.init("want", .texts(methods.map(\.id))))
    switch want?.answer {
    case .runs(let calls): members += outcome(fires: .boolean(true), calls: calls)
    case .changes(let changes): members += outcome(fires: .boolean(false), changes: changes)
    case .never(let conflict): members += outcome(fires: .boolean(false), never: conflict.json)
    case nil: members += outcome(fires: .null)
    }
    if let contradiction = question.contradiction {
      members.append(.init("impossible", contradiction.json))
    }
    members.append(.init("findings", .array(question.findings?.json ?? [])))
    return .object(members)
  }

  private func outcome(
    fires: JSONTree,
    calls: WantedCalls? = nil,
    changes: [WantedChange] = [],
    never: JSONTree = .null
  ) -> [JSONTree.Member] {
    [
      .init("fires", fires),
      .init("calls", .array(calls?.calls.map(\.brief) ?? [])),
      .init("changes", .array(changes.map { $0.json(in: question.situation) })),
      .init("never", never),
    ]
  }
}

extension WantedConflict {
  fileprivate var json: JSONTree {
    [
      "methods": .texts((others + [left]).map(\.id)),
      "left": .string(left.id),
      "because": .string(sentence),
      "rules": .array(causes.map { $0.json() }),
    ]
  }
}

extension WantedChange {
  fileprivate func json(in situation: Situation) -> JSONTree {
    [
      "groups": .texts(parties.map(\.rawValue)),
      "steps": .array(steps.map(\.json)),
      "alternatives": .array(alternatives.map { .array($0.map(\.json)) }),
      "change": change.json(in: situation, texts: steps.map(\.instruction)),
      "calls": .array(calls.calls.map(\.brief)),
      "rules": .array(calls.rules.map { $0.json(isNew: brought.contains($0)) }),
      "confidence": .string(calls.confidence.name),
      "assumed": .texts(route.assumed),
      "route": .object(route.briefMembers { .string($0.method.id) }),
    ]
  }
}

extension WantedStep {
  fileprivate var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("group", .string(step.party.rawValue)),
      .init("part", .string(step.column.jsonName)),
      .init("from", .string(from)),
      .init("to", .string(step.value)),
      .init("others", .texts(others)),
    ]
    if let versions { members.append(.init("versions", .string(versions))) }
    members.append(.init("text", .string(instruction)))
    return .object(members)
  }
}

extension Rule {
  /// The rule with its own confidence, and whether it holds only after a change.
  fileprivate func json(isNew: Bool? = nil) -> JSONTree {
    .object(
      [
        JSONTree.Member("id", .string(id)),
        JSONTree.Member("confidence", .string(confidence.name)),
        JSONTree.Member("statement", .string(statement)),
      ] + (isNew.map { [JSONTree.Member("new", .boolean($0))] } ?? [])
    )
  }
}
