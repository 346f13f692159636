import DecisionTables

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
  /// The rows of all tables that hold.
  let holding: RowSet

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
    let reader = AnswerReader(situation.region)
    if let contradiction = Contradiction(in: reader.decided) { throw contradiction }
    self.init(situation, reader)
  }

  /// Routes a push in a situation that can exist.
  package init(known situation: Situation) {
    self.init(situation, AnswerReader(situation.region))
  }

  private init(_ situation: Situation, _ reader: AnswerReader) {
    self.situation = situation
    decided = reader.decided
    holding = reader.holding
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
      : Response(opportunity: reader.verdict(.opportunity), calls: reader.calls(in: .response))
    ending = reader.verdict(.finalState)
  }

  /// The state of the app when all handlers have returned.
  public var finalState: FinalState { ending.answer }

  /// All callbacks that run, in order.
  public var calls: [Call] { arrival.calls + (response?.calls ?? []) }

  var reader: AnswerReader { AnswerReader(decided, holding) }

  var causeSearch: CauseSearch { CauseSearch(decided, holding) }
}

struct AnswerReader {
  let graph: DecisionGraph
  let grounds: Grounds
  /// The rows of all tables that hold.
  let holding: RowSet

  /// Asks the tables about a situation.
  init(_ situation: Region, in graph: DecisionGraph = .routing) {
    let holding = graph.graph.rows(holdingIn: situation)
    self.init(graph.graph.answers(of: holding, in: situation), holding, in: graph)
  }

  /// Prepares to read what the tables decide, from the rows that hold.
  init(_ decided: Region, _ holding: RowSet, in graph: DecisionGraph = .routing) {
    self.graph = graph
    self.holding = holding
    grounds = Grounds(graph.graph, decided, holding, neutral: Self.neutral)
  }

  /// Doubt whether the push is shown does not carry over to what a tap leads to.
  ///
  /// To tap it, the user saw it. Doubt about a push that is not shown does carry over.
  static let neutral: Entry = !.presentation(.nothing)

  var decided: Region { grounds.decided }

  func verdict<Value: ColumnValue>(_ answer: Answer) -> Verdict<Value> {
    let column = Column(answer)
    guard let place = grounds.mostDoubtfulRow(behind: [column]) else {
      preconditionFailure("no table gives this answer")
    }
    return Verdict(
      answer: Value(place: decided.value(of: column)),
      rule: graph.rule(at: place),
      confidence: confidence(of: [column]),
      contested: contested(behind: [column])
    )
  }

  func calls(in phase: Phase) -> [Call] {
    var calls = PossibleCall.all(in: phase).filter { $0.when.contains(decided) }
      .compactMap { call(for: $0) }
    for place in calls.indices.dropFirst() {
      calls[place].orderConfidence = .ofOrder(calls[place - 1].method, calls[place].method)
    }
    return calls
  }

  func rules(behind columns: [Column]) -> [Rule] {
    grounds.rows(behind: columns).map { graph.rule(at: $0) }
  }

  private func confidence(of columns: [Column]) -> Confidence {
    Confidence(doubt: grounds.doubt(of: columns))
  }

  private func contested(behind columns: [Column]) -> [Rule] {
    let contested = Confidence.contested.rawValue
    guard grounds.doubt(of: columns) == contested else { return [] }
    return grounds.rows(behind: columns, doubt: contested).map { graph.rule(at: $0) }
  }

  private func call(for candidate: PossibleCall) -> Call? {
    guard let place = grounds.mostDoubtfulRow(behind: candidate.columns) else { return nil }
    let rule = graph.rule(at: place)
    let confidence = confidence(of: candidate.columns)
    return Call(
      method: candidate.method,
      phase: candidate.phase,
      applicationState: candidate.state.map { ApplicationState(place: decided.value(of: $0)) },
      stateConfidence: candidate.state.map { self.confidence(of: [$0]) },
      rule: rule,
      confidence: confidence,
      weakest: weakest(rule, confidence, behind: candidate.columns),
      contested: contested(behind: candidate.columns),
      handedOver: handedOver(in: candidate)
    )
  }

  private func weakest(_ rule: Rule, _ confidence: Confidence, behind columns: [Column]) -> Rule {
    if rule.confidence == confidence { return rule }
    let weakest = grounds.rows(behind: columns, doubt: confidence.rawValue).first
    return weakest.map { graph.rule(at: $0) } ?? rule
  }

  private func handedOver(in candidate: PossibleCall) -> HandedOver? {
    switch candidate.method {
    case .willFinishLaunching, .didFinishLaunching:
      let options: Verdict<LaunchOptions> = verdict(.launchOptions)
      let isKnown = options.answer != .unknown
      let status = HandedOver.Status(isThere: options.answer == .key, isKnown: isKnown)
      return HandedOver(.remoteNotificationKey, status, options)
    case .sceneWillConnect where candidate.phase == .arrival:
      let scene: Verdict<SceneAtResponse> = verdict(.sceneAtResponse)
      return HandedOver(.notificationResponse, .absent, scene)
    case .sceneWillConnect:
      let connection: Verdict<SceneConnection> = verdict(.sceneConnection)
      let (isThere, isKnown) = (connection.answer == .withResponse, connection.answer != .unknown)
      let status = HandedOver.Status(isThere: isThere, isKnown: isKnown)
      return HandedOver(.notificationResponse, status, connection)
    default:
      return nil
    }
  }
}

extension HandedOver {
  fileprivate init<Value>(_ carrier: Carrier, _ status: Status, _ verdict: Verdict<Value>) {
    self.init(carrier: carrier, status: status, rule: verdict.rule, confidence: verdict.confidence)
  }
}

extension HandedOver.Status {
  fileprivate init(isThere: Bool, isKnown: Bool) {
    self = isKnown ? isThere ? .present : .absent : .unknown
  }
}

extension DelegateMethod {
  package var isOfLaunch: Bool {
    self == .willFinishLaunching || self == .didFinishLaunching || self == .sceneWillConnect
  }
}
