package import PushPayload
internal import PushRules

extension RouteAnswer {
  /// The answer as a case that passes now: the stated inputs, the version of iOS, and what runs.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - body: The payload as it was read; of a message the case holds what reaches the device.
  /// - Returns: The case as an object.
  package func caseJSON(named name: String, payload body: JSONNode) -> JSONTree {
    let unstated = Set(assumed)
    let flags = Situation.members.filter { !unstated.contains($0.name) }.map { $0.flag }
    let members = situation.statedMembers { flag in
      flag == "ios" || flag == "launch" && situation.userAction != nil
        || flag != "launch" && flags.contains(flag)
    }
    return [
      "name": .string(name),
      "payload": JSONTree(payload.message?.payload ?? body),
      "situation": .object(members),
      "expect": route.map { .object($0.expectedMembers) } ?? ["impossible": .boolean(true)],
    ]
  }

  /// A name for a case about the answer.
  package var caseName: String { payload.source.printed + ": " + stateInWords }
}

extension Route {
  /// What a case expects: the ids of the calls, the wake, the presentation and the final state.
  fileprivate var expectedMembers: [JSONTree.Member] {
    let isImpossible = response?.opportunity.answer == .closed
    return [
      .init("arrival", .texts(arrival.calls.map { $0.method.id })),
      .init("launch", response.map { .texts($0.calls.map { $0.method.id }) } ?? .null),
    ] + (isImpossible ? [.init("possible", .boolean(false))] : []) + [
      .init("wake", .string(arrival.wake.answer.name)),
      .init("presentation", .string(arrival.presentation.answer.name)),
      .init("finalState", .string(finalState.name)),
    ]
  }
}
