internal import PushRules

extension Change {
  /// The situation with the methods and modes that the change asks for.
  ///
  /// Several steps may concern the same list; its new value is that after all of them.
  func toggled(_ situation: Situation) -> Situation {
    steps.reduce(into: situation) { situation, step in
      if let method = step.column.method { step.toggle(method, in: &situation.implements) }
      switch step.column {
      case .remoteNotificationMode:
        step.toggle(.remoteNotification, in: &situation.backgroundModes)
      case .voipMode: step.toggle(.voip, in: &situation.backgroundModes)
      default: break
      }
    }
  }
}

extension Change.Step {
  /// The members of the answer that the step changes, each with its new value.
  func members(in situation: Situation) -> [JSONTree.Member] {
    if column.method != nil { return [.init("implements", .texts(situation.implementedIDs))] }
    switch column {
    case .remoteNotificationMode, .voipMode:
      return [.init("backgroundModes", .texts(situation.modeNames))]
    case .content: return contentMembers(in: situation.payload)
    case .state: return stateMembers(in: situation)
    default: return [.init(name, plainValue)]
    }
  }

  fileprivate func toggle<Element>(_ element: Element, in set: inout Set<Element>) {
    if value == Presence.present.name { set.insert(element) } else { set.remove(element) }
  }

  private func contentMembers(in traits: PayloadTraits) -> [JSONTree.Member] {
    switch VisibleContent(name: value) {
    case .alertString, .alertDictionary: [.init("payload.traits.alert", .boolean(true))]
    case .sound: removals(alert: traits.alert) + [.init("payload.traits.sound", .boolean(true))]
    case .badge:
      removals(alert: traits.alert, sound: traits.sound) + [
        .init("payload.traits.badge", .boolean(true))
      ]
    case .nothing, nil: removals(alert: traits.alert, sound: traits.sound, badge: traits.badge)
    }
  }

  private func removals(
    alert: AlertForm,
    sound: Presence = .absent,
    badge: Presence = .absent
  ) -> [JSONTree.Member] {
    [("alert", alert != .absent), ("sound", sound == .present), ("badge", badge == .present)]
      .filter(\.1)
      .map { .init("payload.traits." + $0.0, .boolean(false)) }
  }

  private func stateMembers(in situation: Situation) -> [JSONTree.Member] {
    let state = AppState.allCases.first { $0.fullName == value } ?? .active
    guard let cause = state.termination else { return [.init("state", .string(state.name))] }
    let killed = JSONTree.Member("terminatedBy", .string(cause.rawValue))
    return situation.state.termination == nil
      ? [.init("state", .string(state.name)), killed] : [killed]
  }

  private var name: String {
    switch column {
    case .system: "ios"
    case .contentAvailableValue: "payload.traits.contentAvailable"
    case .mutableContentValue: "payload.traits.mutableContent"
    case .category: "payload.traits.category"
    case .delegate: "notificationCenterDelegate"
    case .lifecycle: "lifecycle"
    case .pushType: "pushType"
    case .backgroundAppRefresh: "backgroundAppRefresh"
    case .lowPowerMode: "lowPowerMode"
    case .firstUnlock: "firstUnlock"
    default: column.name.lowercased()
    }
  }

  private var plainValue: JSONTree {
    switch column {
    case .contentAvailableValue, .mutableContentValue:
      .boolean(Flag(name: value)?.countsAsSet ?? false)
    case .category: .boolean(value == Presence.present.name)
    case .priority: Int(value).map(JSONTree.number) ?? .null
    case .pushType: value == "unstated" ? .null : .string(value)
    case .sdk: .string(value == "27" ? value : "26")
    default: .string(value)
    }
  }
}
