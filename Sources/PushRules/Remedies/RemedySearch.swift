internal import DecisionTables

/// What must change in a situation so that some methods run, all of them for the same push.
///
/// A method runs if it is called when the push arrives or when the user acts.
public struct RemedySearch: Hashable, Sendable {
  /// The methods, each once.
  package let methods: [DelegateMethod]
  /// The situation that was asked about.
  package let situation: Situation
  /// What runs in it, wanted or not.
  package let route: Route
  /// What came of the search.
  public let outcome: Outcome

  /// What a search comes to.
  public enum Outcome: Hashable, Sendable {
    /// The methods run already.
    case runs(WantedCalls)
    /// All smallest changes that make them run, cheapest first; there is at least one.
    case remedies([RemedyOption])
    /// They run together in no situation.
    case never(MethodConflict)
  }

  /// Looks for the changes.
  ///
  /// - Throws: `Contradiction` if the situation cannot exist.
  public init(
    for methods: [DelegateMethod],
    in situation: Situation
  ) throws(Contradiction) {
    let route = try Route(situation)
    let wanted = WantedMethods(methods)
    self.methods = wanted.methods
    self.situation = situation
    self.route = route
    outcome = wanted.outcome(on: route)
  }
}

/// A smallest change that makes the wanted methods run.
///
/// No change of a part of its inputs does it, whatever the values.
public struct RemedyOption: Hashable, Sendable {
  /// The steps to take, all of them, by who can take them.
  package let steps: [RemedyStep]
  /// Other values of the same inputs that do it, too.
  package let alternatives: [[RemedyStep]]
  /// What runs after the change.
  package let route: Route
  /// The calls of the wanted methods after the change.
  public let calls: WantedCalls
  /// Those of the rules behind the calls that do not hold before the change.
  package let brought: [Rule]

  /// The steps without the other values that they could lead to.
  public var remedy: Remedy {
    Remedy(steps: steps.map { $0.step }, instructions: steps.map { $0.instruction })
  }

  /// Who must take the steps, each party once.
  package var parties: [ChangeParty] {
    ChangeParty.allCases.filter { party in steps.contains { $0.step.party == party } }
  }
}

/// A step of a change, with the values that do it in any combination with those of other steps.
package struct RemedyStep: Hashable, Sendable {
  /// The step to the cheapest value.
  package let step: Remedy.Step
  /// The value that the part has now.
  package let from: String
  /// The other values that would do, cheapest first.
  package let others: [String]
  /// The versions that would do, in words, if the step is about the version of iOS.
  package let versions: String?
  /// What to do, as a clause without a period.
  package let instruction: String
}

/// The calls of wanted methods, with the rules that they rest on.
public struct WantedCalls: Hashable, Sendable {
  /// The calls, in order.
  public let calls: [Call]
  /// The rules behind them, those of the call first, each once.
  package let rules: [Rule]
  /// The confidence of the weakest of the calls.
  public var confidence: Confidence { calls.map { $0.confidence }.max() ?? .documented }
}

/// Methods that never run together, and why.
public struct MethodConflict: Hashable, Sendable {
  /// The methods that run together without the one that is left out.
  package let others: [DelegateMethod]
  /// The method that runs in no situation in which the others do.
  package let left: DelegateMethod
  /// The rules that keep it out.
  public let causes: [Rule]
  /// Whether the rules keep it out wherever the others run, and not just in the nearest situation.
  package let isGeneral: Bool
}
