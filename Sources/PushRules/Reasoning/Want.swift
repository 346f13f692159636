/// What must change in a situation so that some methods run, all of them for the same push.
///
/// A method runs if it is called when the push arrives or when the user acts.
public struct Want: Hashable, Sendable {
  /// The methods, each once.
  public let methods: [DelegateMethod]
  /// The situation that was asked about.
  public let situation: Situation
  /// What runs in it, wanted or not.
  public let route: Route
  /// What came of it.
  public let answer: Answer

  /// What can be said about a wish.
  public enum Answer: Hashable, Sendable {
    /// The methods run already.
    case runs(WantedCalls)
    /// All smallest changes that make them run, cheapest first; there is at least one.
    case changes([WantedChange])
    /// They run together in no situation.
    case never(WantedConflict)
  }

  /// Looks for the changes.
  ///
  /// - Throws: `Contradiction` if the situation cannot exist.
  public init(_ methods: [DelegateMethod], in situation: Situation) throws(Contradiction) {
    let route = try Route(situation)
    let wish = Wish(methods)
    self.methods = wish.methods
    self.situation = situation
    self.route = route
    answer = wish.answer(in: route)
  }
}

/// A smallest change that makes the wanted methods run.
///
/// No change of a part of its columns does it, whatever the values.
public struct WantedChange: Hashable, Sendable {
  /// The steps to take, all of them, by who can take them.
  public let steps: [WantedStep]
  /// Other values of the same columns that do it, too.
  public let alternatives: [[WantedStep]]
  /// What runs after the change.
  public let route: Route
  /// The calls of the wanted methods after the change.
  public let calls: WantedCalls
  /// Those of the rules behind the calls that do not hold before the change.
  public let brought: [Rule]

  /// The steps without the other values that they could lead to.
  public var change: Change { Change(steps: steps.map(\.step)) }

  /// Who must take the steps, each party once.
  public var parties: [ChangeParty] {
    ChangeParty.allCases.filter { party in steps.contains { $0.step.party == party } }
  }
}

/// A step of a change, with the values that do it in any combination with those of other steps.
public struct WantedStep: Hashable, Sendable {
  /// The step to the cheapest value.
  public let step: Change.Step
  /// The value that the part has now.
  public let from: String
  /// The other values that would do, cheapest first.
  public let others: [String]
  /// The versions that would do, in words, if the step is about the version of iOS.
  public let versions: String?
}

/// The calls of wanted methods, with the rules that they rest on.
public struct WantedCalls: Hashable, Sendable {
  /// The calls, in order.
  public let calls: [Call]
  /// The rules behind them, those of the call first, each once.
  public let rules: [Rule]
  /// The confidence of the weakest of the calls.
  public var confidence: Confidence { calls.map(\.confidence).max() ?? .documented }
}

/// Methods that never run together, and why.
public struct WantedConflict: Hashable, Sendable {
  /// The methods that run together without the one that is left out.
  public let others: [DelegateMethod]
  /// The method that runs in no situation in which the others do.
  public let left: DelegateMethod
  /// The rules that keep it out.
  public let causes: [Rule]
  /// Whether the rules keep it out wherever the others run, and not just in the nearest situation.
  public let isGeneral: Bool
}
