package import AppProfile
internal import PushRules
internal import Questions

extension RouteAnswer {
  /// Adds what is not known of an app: each doubt counts in the parts that it would change.
  package func adding(_ doubts: [AppDoubt]) -> RouteAnswer {
    guard let found = route?.consequence else { return self }
    var answer = self
    answer.open = Set(doubts.filter { $0.change == .adds }.flatMap { $0.methods })
    answer.doubts = doubts.compactMap { doubt in
      guard let agent = doubt.agent,
        let other = (try? Route(situation.changed(by: doubt)))?.consequence, other != found
      else { return nil }
      let parts: [(AnswerDoubt.Part, Bool)] = [
        (.wake, other.wake != found.wake),
        (.presentation, other.presentation != found.presentation),
        (.arrival, other.arrival != found.arrival),
        (.response, other.response != found.response),
      ]
      return AnswerDoubt(
        agent: agent,
        change: doubt.change,
        parts: parts.filter { $0.1 }.map { $0.0 },
        methods: DelegateMethod.allCases.filter { doubt.methods.contains($0) }
      )
    }
    return answer
  }
}

extension Situation {
  /// The same situation if an app does what nobody has read.
  fileprivate func changed(by doubt: AppDoubt) -> Situation {
    var changed = self
    guard doubt.change == .adds else {
      changed.implements.subtract(doubt.methods)
      return changed
    }
    changed.implements.formUnion(doubt.methods)
    let ofCenter: Set<DelegateMethod> = [.willPresent, .didReceiveResponse]
    if !doubt.methods.isDisjoint(with: ofCenter), notificationCenterDelegate == nil {
      changed.notificationCenterDelegate = .set
    }
    return changed
  }
}
