/// The changes of a situation that make some methods run for the same push.
///
/// A method may run when the push arrives or when the user acts.
public struct RemedySearch: Hashable, Sendable {
  /// The methods, each once.
  package let methods: [DelegateMethod]
  package let situation: Situation
  /// The route without a change.
  package let route: Route
  /// The result of the search.
  public let outcome: Outcome

  /// The result of a search.
  public enum Outcome: Hashable, Sendable {
    /// The methods run already.
    case runs(WantedCalls)
    /// All smallest changes that make them run, at least one, the cheapest first.
    case remedies([RemedyOption])
    /// They never run together.
    case never(MethodConflict)
  }

  /// Searches for the changes.
  ///
  /// - Throws: `Contradiction` if the situation cannot exist.
  public init(for methods: [DelegateMethod], in situation: Situation) throws(Contradiction) {
    let route = try Route(situation)
    let wanted = WantedMethods(methods, keeping: situation.sentForTheSame)
    self.methods = wanted.methods
    self.situation = situation
    self.route = route
    outcome = wanted.outcome(on: route)
  }
}

/// A smallest change that makes the wanted methods run: no change of fewer of its inputs does.
public struct RemedyOption: Hashable, Sendable {
  /// The change to the cheapest values.
  public let remedy: Remedy
  /// The same with other values that work, too.
  package let alternatives: [Remedy]
  /// What runs after the change.
  package let route: Route
  /// The calls of the wanted methods after the change.
  public let calls: WantedCalls
  /// The rules behind the calls that hold only after the change.
  package let newRules: [Rule]

  /// Who must take the steps, each party once.
  package var parties: [ChangeParty] {
    ChangeParty.allCases.filter { party in remedy.parts.contains { $0.change.party == party } }
  }
}

/// The calls of wanted methods, and the rules behind them.
public struct WantedCalls: Hashable, Sendable {
  /// The calls, in order.
  public let calls: [Call]
  /// The rules behind the calls, each once.
  package let rules: [Rule]
  /// The confidence of the weakest of the calls.
  public var confidence: Confidence { calls.map { $0.confidence }.max() ?? .documented }
}

/// Methods that never run together, and why.
public struct MethodConflict: Hashable, Sendable {
  /// The methods that run together without the excluded one.
  package let others: [DelegateMethod]
  /// The method that does not run where the others do.
  package let excluded: DelegateMethod
  /// The rules that keep it from running.
  public let causes: [Rule]
  /// Whether the rules hold in every situation in which the others run, or only in the nearest one.
  package let isGeneral: Bool
}
