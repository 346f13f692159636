internal import PushRules

extension WantAnswer {
  /// The answer as the command line prints it in JSON.
  package var json: JSONTree {
    var members = question.questionMembers
    members.append(.init("want", .texts(methods.map { $0.id })))
    switch search?.outcome {
    case .runs(let calls): members += outcome(fires: .boolean(true), calls: calls)
    case .remedies: members += outcome(fires: .boolean(false), changes: changes)
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
    changes: [RemedyOption] = [],
    never: JSONTree = .null
  ) -> [JSONTree.Member] {
    [
      .init("fires", fires),
      .init("calls", .array(calls?.calls.map { $0.brief } ?? [])),
      .init("changes", .array(changes.map { $0.json(in: question.situation) })),
      .init("never", never),
    ]
  }
}

extension MethodConflict {
  fileprivate var json: JSONTree {
    [
      "methods": .texts((others + [left]).map { $0.id }),
      "left": .string(left.id),
      "because": .string(sentence),
      "rules": .array(causes.map { $0.json() }),
    ]
  }
}

extension RemedyOption {
  fileprivate func json(in situation: Situation) -> JSONTree {
    [
      "groups": .texts(parties.map { $0.rawValue }),
      "steps": .array(steps.map { $0.json }),
      "alternatives": .array(alternatives.map { .array($0.map { $0.json }) }),
      "change": remedy.json(in: situation),
      "calls": .array(calls.calls.map { $0.brief }),
      "rules": .array(calls.rules.map { $0.json(isNew: brought.contains($0)) }),
      "confidence": .string(calls.confidence.name),
      "assumed": .texts(route.assumed),
      "route": .object(route.briefMembers { .string($0.method.id) }),
    ]
  }
}

extension RemedyStep {
  fileprivate var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("group", .string(step.party.rawValue)),
      .init("part", .string(step.input.description.jsonName)),
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
