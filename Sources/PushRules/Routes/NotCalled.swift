/// A method that did not run, and why.
public struct NotCalled: Hashable, Sendable {
  /// The method.
  public let method: DelegateMethod
  /// The phase in which it did not run.
  public let phase: Phase
  /// The rules that keep it from running, the deciding one first.
  public let causes: [Rule]
  /// How sure it is that it does not run: a single sure reason is enough.
  public var confidence: Confidence { causes.lazy.map(\.confidence).min() ?? .documented }
  /// The smallest change that makes it run in this phase, or nil if none can.
  public let change: Change?
}

extension Route {
  /// Every implemented method that did not run, and those that would have run if implemented.
  ///
  /// A method that the version of iOS does not have is no part of it: a caveat names that.
  public var notCalled: [NotCalled] {
    notCalled(in: .arrival) + (launch == nil ? [] : notCalled(in: .launch))
  }

  private func notCalled(in phase: Phase) -> [NotCalled] {
    ValueSet<DelegateMethod>.all.compactMap { method in
      isMissing(method, in: phase) ? whyNot(method, in: phase) : nil
    }
  }

  /// Returns why a method does not run in a phase, whether or not the app implements it.
  ///
  /// - Precondition: it does not run in that phase.
  public func whyNot(_ method: DelegateMethod, in phase: Phase) -> NotCalled {
    Explanation(composition: .routing, situation: situation.box, decided: decided)
      .whyNot(method, in: phase)
  }

  private func isMissing(_ method: DelegateMethod, in phase: Phase) -> Bool {
    let calls = phase == .arrival ? arrival.calls : launch?.calls ?? []
    if calls.contains(where: { $0.method == method }) { return false }
    if decided[Column(method)] == Presence.present.bit { return method.since <= situation.system }
    guard method.isWorthImplementing else { return false }
    var other = decided.situation
    other[Column(method)] = Presence.present.bit
    if method.isOfNotificationCenter, situation.notificationCenterDelegate == nil {
      other[.delegate] = NotificationCenterDelegate.set.bit << 1
    }
    let decided = DecisionGraph.routing.decide(other)
    return Occasion.all.contains {
      $0.method == method && $0.phase == phase && $0.when.contains(decided)
    }
  }
}

extension DelegateMethod {
  /// Whether it is worth a word although the app does not implement it.
  fileprivate var isWorthImplementing: Bool {
    switch self {
    case .didReceive, .didReceiveFetch, .willPresent, .didReceiveResponse: true
    default: false
    }
  }
}
