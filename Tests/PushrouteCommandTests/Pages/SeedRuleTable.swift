import PushRules

/// The table of the README: what runs for a push with an alert, by state and content-available.
struct SeedRuleTable {
  /// The name in the README's markers.
  let name: String
  private let base: Situation

  static let all = [
    SeedRuleTable(name: "iOS 9", base: situation(.iOS(9))),
    SeedRuleTable(name: "newest", base: situation(.newest)),
    SeedRuleTable(name: "without scenes", base: situation(.newest, .app)),
  ]

  private static func situation(
    _ system: SystemVersion,
    _ lifecycle: Lifecycle? = nil
  ) -> Situation {
    Situation(
      system: system,
      state: .active,
      payload: PayloadTraits(alert: .dictionary),
      implements: DelegateMethod.assumed(on: system, lifecycle)
    )
  }

  private static let states: [(AppState, String)] = [
    (.active, "active"), (.inactive, "inactive"), (.background, "background"),
    (.suspended, "suspended"), (.notRunning(.system), "ended by the system"),
    (.notRunning(.user), "killed by the user"),
  ]

  func markdown() throws -> String {
    var lines = [
      "| iOS \(base.system): the app is | content-available | on arrival | then tap on the icon "
        + "| or on the notification |",
      "|---|---|---|---|---|",
    ]
    for (state, name) in Self.states {
      for flag in [PayloadFlag.absent, .one] {
        var situation = base
        situation.state = state
        situation.payload.contentAvailable = flag
        lines.append(try row(name, situation))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ name: String, _ situation: Situation) throws -> String {
    let arrival = try Route(situation).arrival
    let cells = [
      name, situation.payload.contentAvailable == .one ? "1" : "–", cell(arrival.calls),
      try response(to: .icon, situation), try response(to: .notification, situation),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func response(to action: UserAction, _ situation: Situation) throws -> String {
    var acting = situation
    acting.userAction = action
    guard let response = try Route(acting).response else { return "" }
    return response.opportunity.answer == .open ? cell(response.calls) : "not possible"
  }

  private func cell(_ calls: [Call]) -> String {
    let words = calls.map { call in
      "`" + call.method.id + "`" + carried(by: call) + mark(call.confidence)
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  private func carried(by call: Call) -> String {
    guard let handedOver = call.handedOver, handedOver.status == .present else { return "" }
    return handedOver.carrier == .remoteNotificationKey ? " with the key" : " with the response"
  }

  private func mark(_ confidence: Confidence) -> String {
    switch confidence {
    case .documented: ""
    case .observed: "¹"
    case .inferred: "²"
    case .contested: "³"
    }
  }
}
