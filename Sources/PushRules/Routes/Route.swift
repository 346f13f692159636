internal import DecisionTables

/// The route of one push: what runs when it arrives, and what runs when the user acts.
public struct Route: Hashable, Sendable {
  /// The situation that was asked about.
  public let situation: Situation
  /// What happens when the push arrives.
  public let arrival: Arrival
  /// What happens when the user acts, or nil if the user does nothing.
  public let response: Response?
  /// The state of the app when all handlers have returned.
  public let ending: Verdict<FinalState>
  /// The situation with the answers of all tables.
  let decided: Region

  /// What happens when the push arrives.
  public struct Arrival: Hashable, Sendable {
    /// What the push does to the process of the app.
    public let wake: Verdict<Wake>
    /// What the user gets to see or hear.
    public let presentation: Verdict<Presentation>
    /// Who takes a push of this type.
    public let recipient: Verdict<Recipient>
    /// Who takes this push, besides willPresent.
    package let method: Verdict<ArrivalMethod>
    /// The callbacks that run, in order.
    public let calls: [Call]
  }

  /// What happens when the user acts.
  public struct Response: Hashable, Sendable {
    /// Whether the user can do it, and why not.
    public let opportunity: Verdict<Gate>
    /// The callbacks that run, in order.
    public let calls: [Call]
  }

  /// Routes a push.
  ///
  /// - Throws: `Contradiction` if the situation cannot exist.
  public init(_ situation: Situation) throws(Contradiction) {
    let graph = DecisionGraph.routing
    let region = situation.region
    let holding = graph.graph.rows(holdingIn: region)
    let decided = graph.graph.answers(of: holding, in: region)
    if let contradiction = Contradiction(in: decided) { throw contradiction }
    self.init(situation, AnswerReader(decided, holding, in: graph))
  }

  /// Routes a push in a situation that can exist.
  package init(known situation: Situation) {
    let graph = DecisionGraph.routing
    let region = situation.region
    let holding = graph.graph.rows(holdingIn: region)
    let decided = graph.graph.answers(of: holding, in: region)
    self.init(situation, AnswerReader(decided, holding, in: graph))
  }

  private init(_ situation: Situation, _ reader: AnswerReader) {
    self.situation = situation
    decided = reader.grounds.decided
    arrival = Arrival(
      wake: reader.verdict(.wake),
      presentation: reader.verdict(.presentation),
      recipient: reader.verdict(.recipient),
      method: reader.verdict(.arrivalMethod),
      calls: reader.calls(in: .arrival)
    )
    response =
      situation.userAction == nil
      ? nil
      : Response(
        opportunity: reader.verdict(.opportunity),
        calls: reader.calls(in: .response)
      )
    ending = reader.verdict(.finalState)
  }

  /// The state of the app when all handlers have returned.
  public var finalState: FinalState { ending.answer }

  /// All callbacks that run, in order.
  public var calls: [Call] { arrival.calls + (response?.calls ?? []) }

  /// Reads the answers again, for the rules behind them.
  var reader: AnswerReader {
    AnswerReader(decided, DecisionGraph.routing.graph.rows(holdingIn: decided))
  }
}
