internal import PushRules

extension Call {
  /// The call with its rule, its other sides and what the launch hands over.
  var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("method", .string(method.id)),
      .init("selector", .string(method.selector)),
    ]
    members += decisionMembers
    if weakest.id != rule.id { members.append(.init("confidenceRule", .string(weakest.id))) }
    if let handedOver { members += handedOver.members }
    members.append(.init("statement", .string(rule.statement)))
    members.append(.init("signature", .string(method.signature)))
    if !contested.isEmpty {
      members.append(.init("otherSides", .array(contested.compactMap { $0.otherSide })))
    }
    return .object(members)
  }

  /// The call without its reasons.
  var brief: JSONTree {
    .object(
      [.init("method", .string(method.id)), .init("phase", .string(phase.name))]
        + decisionMembers
    )
  }

  private var decisionMembers: [JSONTree.Member] {
    [
      .init("applicationState", .text(applicationState?.name)),
      .init("rule", .string(rule.id)),
      .init("confidence", .string(confidence.name)),
    ]
  }
}

extension HandedOver {
  /// Whether the launch hands something over, under the name of the place where it would stand.
  var members: [JSONTree.Member] {
    let key =
      switch carrier {
      case .remoteNotificationKey: "remoteNotificationKey"
      case .notificationResponse: "notificationResponse"
      }
    let value: JSONTree =
      switch answer {
      case .present: .boolean(true)
      case .absent: .boolean(false)
      case .unknown: .null
      }
    return [
      .init(key, value),
      .init(key + "Rule", .string(rule.id)),
      .init(key + "Confidence", .string(confidence.name)),
    ]
  }
}

extension Rule {
  /// What the other side of a contested rule says, or nil.
  var otherSide: JSONTree? { dispute.map { $0.json(of: id) } }
}

extension Dispute {
  /// What the other side of a rule says, and what would settle it.
  func json(of rule: String) -> JSONTree {
    [
      "rule": .string(rule),
      "says": .string(otherSide),
      "experiment": .string(experiment),
    ]
  }
}

extension NotCalled {
  /// The method with its causes and the smallest change that makes it run.
  func json(in situation: Situation) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("method", .string(method.id)),
      .init("phase", .string(phase.name)),
      .init("because", .string(reason)),
      .init("rule", .text(causes.first?.id)),
      .init("confidence", .string(confidence.name)),
      .init("change", remedy?.json(in: situation) ?? .null),
    ]
    let otherSides = (causes + disputed).compactMap { $0.otherSide }
    if confidence == .contested { members.append(.init("otherSides", .array(otherSides))) }
    return .object(members)
  }
}
