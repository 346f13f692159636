public import PushRules

/// A sentence of a document about one situation, with what the engine must answer.
///
/// Calls are strict: a phase of which nothing is expected must call nothing, and the user must be
/// able to act unless the claim states otherwise.
public struct Claim: Sendable {
  /// The number of the ruling, golden case or seed claim.
  public let id: String
  /// The claim in a few words.
  public let clause: String
  /// The situation that it is about.
  public let situation: Situation
  /// What must be answered.
  let expectations: [Expectation]

  /// States what must be answered in a situation.
  public init(
    _ id: String,
    _ clause: String,
    _ situation: Situation,
    _ expectations: Expectation...
  ) {
    self.id = id
    self.clause = clause
    self.situation = situation
    self.expectations = expectations
  }
}

extension Claim: CustomStringConvertible {
  /// The id with the clause.
  public var description: String { id + ": " + clause }
}

/// One part of what a claim expects.
public enum Expectation: Sendable {
  /// Exactly these calls on arrival.
  case arrivalCalls([ExpectedCall])
  /// Exactly these calls when the user acts.
  case launchCalls([ExpectedCall])
  /// What the push does to the process.
  case wake(Wake, Confidence? = nil)
  /// What the user gets to see or hear.
  case seen(Presentation, Confidence? = nil)
  /// Who takes the push.
  case receiver(Recipient)
  /// Whether the user can act, with its confidence.
  case opportunity(Gate, Confidence?)
  /// That the claim leaves open whether the user can act.
  case opportunityLeftOpen
  /// A rule that keeps an implemented method from running.
  case missed(DelegateMethod, Phase, Confidence)
  /// A caveat with a part of its text.
  case caveat(String, says: String = "")
  /// A caveat that would be wrong here.
  case noCaveat(String)
  /// Words that stand in some part of the answer.
  case says(String)
  /// The state when all handlers have returned.
  case ends(FinalState)

  /// Exactly these calls on arrival.
  public static func arrival(_ calls: ExpectedCall...) -> Expectation { .arrivalCalls(calls) }

  /// Exactly these calls when the user acts.
  public static func launch(_ calls: ExpectedCall...) -> Expectation { .launchCalls(calls) }

  /// The user can act.
  public static func possible(_ confidence: Confidence) -> Expectation {
    .opportunity(.open, confidence)
  }

  /// The user cannot act.
  public static let impossible = Expectation.opportunity(.closed, nil)

  /// The user cannot act, with the confidence of that answer.
  public static func impossible(_ confidence: Confidence) -> Expectation {
    .opportunity(.closed, confidence)
  }
}
