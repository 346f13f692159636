internal import PushRules

extension Change {
  /// The members to change, each once with its new value and with what to do.
  ///
  /// - Parameters:
  ///   - situation: The situation before the change.
  ///   - texts: What to do, one clause for each step.
  /// - Returns: An array of objects with the name of a member, its value and what to do.
  func json(in situation: Situation, texts: [String]) -> JSONTree {
    var members: [JSONTree.Member] = []
    var clauses: [[String]] = []
    for (step, text) in zip(steps, texts) {
      for member in step.members(from: situation, to: situation.applying(self)) {
        if let known = members.firstIndex(where: { $0.key == member.key }) {
          clauses[known].append(text)
        } else {
          members.append(member)
          clauses.append([text])
        }
      }
    }
    return .array(
      zip(members, clauses).map { member, texts in
        [
          "member": .string(member.key), "value": member.value,
          "text": .string(texts.joined(separator: " and ")),
        ]
      }
    )
  }
}

extension Change.Step {
  /// The members that the step changes, each with its value after all steps.
  fileprivate func members(from old: Situation, to new: Situation) -> [JSONTree.Member] {
    if column.method != nil { return [.init("implements", .texts(new.implementedIDs))] }
    switch column {
    case .remoteNotificationMode, .voipMode:
      return [.init("backgroundModes", .texts(new.modeNames))]
    case .content: return contentMembers(in: old.payload)
    case .state: return stateMembers(in: old)
    default: return [.init(column.jsonName, plainValue)]
    }
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
      .filter { $0.1 }
      .map { .init("payload.traits." + $0.0, .boolean(false)) }
  }

  private func stateMembers(in situation: Situation) -> [JSONTree.Member] {
    let state = AppState.allCases.first { $0.fullName == value } ?? .active
    guard let cause = state.termination else {
      let ended = JSONTree.Member("terminatedBy", .null)
      return [.init("state", .string(state.name))]
        + (situation.state.termination == nil ? [] : [ended])
    }
    let killed = JSONTree.Member("terminatedBy", .string(cause.rawValue))
    return situation.state.termination == nil
      ? [.init("state", .string(state.name)), killed] : [killed]
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
