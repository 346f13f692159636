internal import PushRules

extension Call {
  /// The call with its rule, its other sides and what the launch hands over.
  var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("method", .string(method.id)),
      .init("selector", .string(method.selector)),
      .init("applicationState", .text(applicationState?.rawValue)),
      .init("rule", .string(rule.id)),
      .init("confidence", .string(confidence.name)),
    ]
    if let handedOver { members.append(handedOver.member) }
    members.append(.init("statement", .string(rule.statement)))
    members.append(.init("signature", .string(method.signature)))
    if !contested.isEmpty {
      members.append(.init("otherSides", .array(contested.compactMap(\.otherSide))))
    }
    return .object(members)
  }
}

extension HandedOver {
  fileprivate var member: JSONTree.Member {
    let key =
      switch carrier {
      case .remoteNotificationKey: "remoteNotificationKey"
      case .notificationResponse: "notificationResponse"
      }
    return switch answer {
    case .present: JSONTree.Member(key, .boolean(true))
    case .absent: JSONTree.Member(key, .boolean(false))
    case .unknown: JSONTree.Member(key, .null)
    }
  }
}

extension Rule {
  /// What the other side of a contested rule says, or nil.
  fileprivate var otherSide: JSONTree? {
    evidence.dispute.map {
      [
        "rule": .string(id),
        "says": .string($0.otherSide),
        "experiment": .string($0.experiment),
      ]
    }
  }
}

extension NotCalled {
  /// The method with its causes and the smallest change that makes it run.
  func json(in situation: Situation) -> JSONTree {
    [
      "method": .string(method.id),
      "phase": .string(phase.name),
      "because": .string(reason),
      "rule": .text(causes.first?.id),
      "change": change.map { change in
        let changed = change.toggled(situation)
        let steps = zip(change.steps, instructions(in: situation))
        return .array(
          steps.flatMap { step, text in
            step.members(in: changed).map {
              ["member": .string($0.key), "value": $0.value, "text": .string(text)]
            }
          }
        )
      } ?? .null,
    ]
  }
}
