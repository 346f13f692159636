internal import DecisionTables

/// A method that did not run, and why.
public struct NotCalled: Hashable, Sendable {
  /// The method.
  public let method: DelegateMethod
  /// The phase in which it did not run.
  public let phase: Phase
  /// The rules that keep it from running, the deciding one first.
  public let causes: [Rule]
  /// The smallest change that makes it run in this phase, or nil if none can.
  public let remedy: Remedy?
  /// What to do so that the method runs, one clause for each step of the remedy.
  public let instructions: [String]

  /// How sure it is that it does not run: a single sure reason is enough.
  public var confidence: Confidence { causes.map { $0.confidence }.min() ?? .documented }

  /// The sentences of all causes.
  public var reason: String {
    causes.isEmpty
      ? "Nothing makes it run in this phase." : causes.map { $0.statement }.joined(separator: " ")
  }
}

extension Route {
  /// Every implemented method that did not run, and those that would have run if implemented.
  ///
  /// A method that the version of iOS does not have is no part of it: a caveat names that.
  public var notCalled: [NotCalled] {
    notCalled(in: .arrival) + (response == nil ? [] : notCalled(in: .response))
  }

  private func notCalled(in phase: Phase) -> [NotCalled] {
    DelegateMethod.allCases.filter { isMissing($0, in: phase) }.map { whyNot($0, in: phase) }
  }

  /// Returns why a method does not run in a phase, whether or not the app implements it.
  ///
  /// - Precondition: it does not run in that phase.
  public func whyNot(_ method: DelegateMethod, in phase: Phase) -> NotCalled {
    let explanation = Explanation(decided)
    let remedy = explanation.remedy(for: method, in: phase)
    return NotCalled(
      method: method,
      phase: phase,
      causes: explanation.causes(against: method, in: phase),
      remedy: remedy,
      instructions: remedy?.instructions(for: method, in: phase, from: situation) ?? []
    )
  }

  private func isMissing(_ method: DelegateMethod, in phase: Phase) -> Bool {
    let calls = phase == .arrival ? arrival.calls : response?.calls ?? []
    if calls.contains(where: { $0.method == method }) { return false }
    if situation.implements.contains(method) { return method.since <= situation.system }
    guard method.isWorthImplementing, let occasion = Occasion.of(method, in: phase) else {
      return false
    }
    var other = situation
    other.implements.insert(method)
    if method.isOfNotificationCenter, other.notificationCenterDelegate == nil {
      other.notificationCenterDelegate = .set
    }
    return occasion.when.contains(DecisionGraph.routing.graph.decide(other.region))
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
