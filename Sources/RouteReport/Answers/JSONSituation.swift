internal import PushRules

extension Situation {
  /// The members of the situation; the payload is another part of the answer.
  func json(stateBeforeKill: AppState?) -> JSONTree {
    .object(members(stateBeforeKill: stateBeforeKill))
  }

  /// The members alone, for an object that has more of them.
  func members(stateBeforeKill: AppState?) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = [
      .init("ios", .string(system.description)),
      .init("state", .string(state.name)),
      .init("terminatedBy", .text(state.termination?.rawValue)),
    ]
    if let stateBeforeKill {
      members.append(.init("stateBeforeKill", .string(stateBeforeKill.name)))
    }
    return members + appMembers + deviceMembers
  }

  private var appMembers: [JSONTree.Member] {
    [
      .init("launch", .string(launch?.rawValue ?? "none")),
      .init("implements", .texts(implementedIDs)),
      .init(
        "notificationCenterDelegate",
        .string(notificationCenterDelegate?.rawValue ?? "none")
      ),
      .init("lifecycle", .string(lifecycle.name)),
      .init("sdk", .string(sdk.description)),
      .init("backgroundModes", .texts(modeNames)),
    ]
  }

  private var deviceMembers: [JSONTree.Member] {
    [
      .init("backgroundAppRefresh", .string(backgroundAppRefresh.name)),
      .init("lowPowerMode", .string(lowPowerMode.name)),
      .init("authorization", .string(authorization.name)),
      .init("firstUnlock", .string(firstUnlock.name)),
      .init("pushType", .text(pushType?.rawValue)),
      .init("priority", priority.map { .number($0.rawValue) } ?? .null),
    ]
  }

  /// The implemented methods in the order of the contract.
  var implementedIDs: [String] {
    implements.map { $0.id }
  }

  /// The background modes in their own order.
  var modeNames: [String] {
    backgroundModes.map { $0.name }
  }
}
