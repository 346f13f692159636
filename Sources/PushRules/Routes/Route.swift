/// The way of one push: what runs when it arrives, and what runs when the user acts.
public struct Route: Hashable, Sendable {
  /// The situation that was asked about.
  public let situation: Situation
  /// What happens when the push arrives.
  public let arrival: Arrival
  /// What happens when the user acts, or nil if the user does nothing.
  public let launch: Launch?
  /// The state of the app when all handlers have returned.
  public var finalState: FinalState { ending.answer }
  /// The state of the app when all handlers have returned, with what it rests on.
  public let ending: Finding<FinalState>
  /// The situation with the answers of all tables.
  let decided: Box

  /// What happens when the push arrives.
  public struct Arrival: Hashable, Sendable {
    /// What the push does to the process of the app.
    public let wake: Finding<Wake>
    /// What the user gets to see or hear.
    public let presentation: Finding<Presentation>
    /// Who takes a push of this type.
    public let recipient: Finding<Recipient>
    /// Who takes this push, besides willPresent.
    public let delivery: Finding<Delivery>
    /// The callbacks that run, in order.
    public let calls: [Call]
  }

  /// What happens when the user acts.
  public struct Launch: Hashable, Sendable {
    /// Whether the user can do it, and why not.
    public let opportunity: Finding<Gate>
    /// The callbacks that run, in order.
    public let calls: [Call]
  }

  /// Routes a push.
  ///
  /// - Throws: `Contradiction` if the situation cannot exist.
  public init(_ situation: Situation) throws(Contradiction) {
    let graph = DecisionGraph.routing
    let decided = graph.decide(situation.box)
    if let contradiction = Contradiction(in: decided, of: graph) { throw contradiction }
    self.init(situation, decided: decided, graph: graph)
  }

  /// Routes a push in a situation that is known to be one that can exist.
  package init(known situation: Situation) {
    let graph = DecisionGraph.routing
    self.init(situation, decided: graph.decide(situation.box), graph: graph)
  }

  private init(_ situation: Situation, decided: Box, graph: DecisionGraph) {
    let reader = AnswerReader(grounds: Grounds(graph: graph, decided: decided))
    self.situation = situation
    self.decided = decided
    arrival = Arrival(
      wake: reader.finding(.wake),
      presentation: reader.finding(.presentation),
      recipient: reader.finding(.recipient),
      delivery: reader.finding(.delivery),
      calls: reader.calls(in: .arrival, of: situation)
    )
    launch = situation.launch.map { _ in
      Launch(
        opportunity: reader.finding(.opportunity),
        calls: reader.calls(in: .launch, of: situation)
      )
    }
    ending = reader.finding(.finalState)
  }

  /// All callbacks that run, in order.
  public var calls: [Call] { arrival.calls + (launch?.calls ?? []) }
}
