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
    members.append(.init("findings", .array(question.findings.map(\.json))))
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
      .init("calls", .array(calls?.json ?? [])),
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
      "calls": .array(calls.json),
      "rules": .array(calls.rules.map { $0.json(isNew: brought.contains($0)) }),
      "confidence": .string(calls.confidence.name),
      "assumed": .texts(route.assumed),
      "route": route.summary,
    ]
  }
}

extension WantedStep {
  fileprivate var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("group", .string(step.party.rawValue)),
      .init("part", .string(step.part)),
      .init("from", .string(from)),
      .init("to", .string(step.value)),
      .init("others", .texts(others)),
    ]
    if let versions { members.append(.init("versions", .string(versions))) }
    members.append(.init("text", .string(instruction)))
    return .object(members)
  }
}

extension WantedCalls {
  fileprivate var json: [JSONTree] {
    calls.map { call in
      [
        "method": .string(call.method.id),
        "phase": .string(call.phase.name),
        "applicationState": .text(call.applicationState?.rawValue),
        "rule": .string(call.rule.id),
        "confidence": .string(call.confidence.name),
      ]
    }
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

extension Route {
  /// What happens, in a few words.
  fileprivate var summary: JSONTree {
    [
      "wake": .string(arrival.wake.answer.name),
      "presentation": .string(arrival.presentation.answer.name),
      "arrival": .texts(arrival.calls.map(\.method.id)),
      "launch": launch.map { .texts($0.calls.map(\.method.id)) } ?? .null,
      "finalState": .string(finalState.name),
    ]
  }
}
