internal import PushRules

extension Route {
  /// What happens, in few members, with what a function says of each call.
  func briefMembers(calls json: (Call) -> JSONTree) -> [JSONTree.Member] {
    [
      .init("wake", .string(arrival.wake.answer.name)),
      .init("presentation", .string(arrival.presentation.answer.name)),
      .init("arrival", .array(arrival.calls.map(json))),
      .init("launch", response.map { .array($0.calls.map(json)) } ?? .null),
      .init("finalState", .string(finalState.name)),
    ]
  }

  /// The situation as something to try, with what happens in it.
  var witnessJSON: JSONTree {
    .object(
      [
        .init("payload", .string(situation.payload.sample)),
        .init("situation", situation.json(stateBeforeKill: nil)),
      ] + briefMembers { $0.brief }
    )
  }
}
