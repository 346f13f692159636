internal import AppLifecycle
internal import PushRules

extension TraceReport {
  /// The trace as the command line prints it in JSON.
  package var json: JSONTree {
    [
      "schemaVersion": .number(1),
      "situation": scenario.json,
      "caveats": wording.json(of: caveats),
      "initialState": .string(initialState.name),
      "steps": .array(steps.map { $0.json(wording) }),
      "finalState": .string(finalState.name),
    ]
  }
}

extension Scenario {
  /// The situation as `eval` prints it, with what only a script knows.
  fileprivate var json: JSONTree {
    var situation = situation
    situation.userAction = nil
    situation.lifecycle = configuration.lifecycle
    return .object(
      situation.members(stateBeforeKill: nil) + [
        .init("exitsOnSuspend", .boolean(exitsOnSuspend == .present)),
        .init("multitasking", .boolean(multitasking == .present)),
        .init("backgroundTasks", .number(backgroundTasks)),
        .init("stateRestoration", .boolean(stateRestoration == .present)),
        .init("device", .string(device == .iPhone ? "iPhone" : "iPad")),
        .init("multiWindow", .boolean(device == .iPadWithWindows)),
      ]
    )
  }
}

extension TraceWording {
  /// The notes with id and text; the text is null where only ids are wanted.
  fileprivate func json(of notes: [Caveat]) -> JSONTree {
    guard self.notes != .off else { return .array([]) }
    return .array(
      notes.map { ["id": .string($0.id), "text": self.notes == .all ? .string($0.text) : .null] }
    )
  }
}

extension Step {
  fileprivate func json(_ wording: TraceWording) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("event", .string(event)),
      .init("time", .number(time)),
    ]
    if isConsequence { members.append(.init("consequence", .boolean(true))) }
    if let arrival { members.append(.init("arrival", arrival.json)) }
    members.append(.init("calls", .array(calls.map { $0.json })))
    members.append(.init("path", .texts(path.map { $0.name })))
    members.append(.init("state", .string(state.name)))
    members += reason.members
    members.append(.init("notes", wording.json(of: notes)))
    return .object(members)
  }
}

extension Step.Arrival {
  fileprivate var json: JSONTree {
    [
      "wake": .string(wake.name),
      "presentation": .string(presentation.name),
      "wakeRule": .string(wakeRule.id),
      "because": .text(silence?.statement),
    ]
  }
}

extension TracedCall {
  fileprivate var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("method", .text(callback?.id)),
      .init("selector", .text(callback?.selector)),
      .init("signature", .text(callback?.signature)),
    ]
    if let scene { members.append(.init("scene", .number(scene))) }
    if let viewController { members.append(.init("viewController", .string(viewController))) }
    members.append(.init("applicationState", .text(applicationState?.name)))
    members.append(.init("notification", .text(notification)))
    if let dispute = notificationDispute {
      members.append(.init("notificationConfidence", .string(notificationConfidence.name)))
      members.append(.init("notificationOtherSide", .string(dispute.otherSide)))
    }
    if let handedOver { members += handedOver.members }
    if let cargo { members.append(.init(cargo.name, .boolean(true))) }
    return .object(members + reason.members)
  }
}

extension Reason {
  fileprivate var members: [JSONTree.Member] {
    var members: [JSONTree.Member] = [
      .init("rule", .string(rule)),
      .init("confidence", .string(confidence.name)),
      .init("statement", .string(statement)),
    ]
    if !disputes.isEmpty {
      members.append(.init("otherSides", .array(disputes.map { $0.json(of: rule) })))
    }
    return members
  }
}
