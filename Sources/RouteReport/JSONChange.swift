internal import PushRules

extension Change.Step {
  /// The members of the answer that the step changes, each with its new value.
  func members(in situation: Situation) -> [JSONTree.Member] {
    if let method = column.method {
      var changed = situation
      toggle(method, in: &changed.implements)
      return [.init("implements", .texts(changed.implementedIDs))]
    }
    switch column {
    case .remoteNotificationMode: return [modes(.remoteNotification, in: situation)]
    case .voipMode: return [modes(.voip, in: situation)]
    case .content: return contentMembers(in: situation.payload)
    case .state: return stateMembers(in: situation)
    default: return [.init(name, plainValue)]
    }
  }

  private func toggle<Element>(_ element: Element, in set: inout Set<Element>) {
    if value == Presence.present.name { set.insert(element) } else { set.remove(element) }
  }

  private func modes(_ mode: BackgroundMode, in situation: Situation) -> JSONTree.Member {
    var changed = situation
    toggle(mode, in: &changed.backgroundModes)
    return .init("backgroundModes", .texts(changed.modeNames))
  }

  private func contentMembers(in traits: PayloadTraits) -> [JSONTree.Member] {
    switch VisibleContent(name: value) {
    case .alertString, .alertDictionary: [.init("payload.alert", .boolean(true))]
    case .sound: removals(alert: traits.alert) + [.init("payload.sound", .boolean(true))]
    case .badge:
      removals(alert: traits.alert, sound: traits.sound) + [.init("payload.badge", .boolean(true))]
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
      .map { .init("payload." + $0.0, .boolean(false)) }
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
    case .contentAvailableValue: "payload.contentAvailable"
    case .mutableContentValue: "payload.mutableContent"
    case .category: "payload.category"
    case .delegate: "notificationCenterDelegate"
    default: column.name
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
