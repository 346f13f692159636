internal import DecisionTables

/// Reads the answers of the tables as verdicts and calls.
struct AnswerReader {
  let graph: DecisionGraph
  let grounds: Grounds

  /// Prepares to read what the tables decide, from the rows that hold.
  init(_ decided: Region, _ holding: RowSet, in graph: DecisionGraph = .routing) {
    self.graph = graph
    grounds = Grounds(graph.graph, decided, holding, neutral: Self.neutral)
  }

  /// Doubt whether the push is shown does not carry over to what a tap leads to.
  ///
  /// To tap it, the user saw it. Doubt about a push that is not shown does carry over.
  static let neutral: Entry = !.presentation(.nothing)

  private var decided: Region { grounds.decided }

  /// The answer of a table, and the rules behind it.
  func verdict<Value: ColumnValue>(_ answer: Answer) -> Verdict<Value> {
    let column = Column(answer)
    guard let place = grounds.speaker(of: [column]) else {
      preconditionFailure("no table gives this answer")
    }
    return Verdict(
      answer: Value(place: decided.value(of: column)),
      rule: graph.rule(at: place),
      confidence: confidence(of: [column]),
      contested: contested(behind: [column])
    )
  }

  /// The calls of a phase, in order.
  func calls(in phase: Phase) -> [Call] {
    Occasion.all(in: phase).filter { $0.when.contains(decided) }.compactMap { call(for: $0) }
  }

  /// The rules that some answers rest on, directly and through other answers.
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

  private func call(for occasion: Occasion) -> Call? {
    guard let speaker = grounds.speaker(of: occasion.columns) else { return nil }
    let rule = graph.rule(at: speaker)
    let confidence = confidence(of: occasion.columns)
    return Call(
      method: occasion.method,
      phase: occasion.phase,
      applicationState: occasion.state.map { ApplicationState(place: decided.value(of: $0)) },
      rule: rule,
      confidence: confidence,
      weakest: weakest(rule, confidence, behind: occasion.columns),
      contested: contested(behind: occasion.columns),
      handedOver: handedOver(in: occasion)
    )
  }

  private func weakest(
    _ rule: Rule,
    _ confidence: Confidence,
    behind columns: [Column]
  ) -> Rule {
    if rule.confidence == confidence { return rule }
    let weakest = grounds.rows(behind: columns, doubt: confidence.rawValue).first
    return weakest.map { graph.rule(at: $0) } ?? rule
  }

  private func handedOver(in occasion: Occasion) -> HandedOver? {
    switch occasion.method {
    case .willFinishLaunching, .didFinishLaunching:
      let options: Verdict<LaunchOptions> = verdict(.launchOptions)
      return HandedOver(.remoteNotificationKey, options.answer.handedOver, options)
    case .sceneWillConnect where occasion.phase == .arrival:
      let scene: Verdict<SceneAtResponse> = verdict(.sceneAtResponse)
      return HandedOver(.notificationResponse, .absent, scene)
    case .sceneWillConnect:
      let connection: Verdict<SceneConnection> = verdict(.sceneConnection)
      return HandedOver(.notificationResponse, connection.answer.handedOver, connection)
    default:
      return nil
    }
  }
}

extension HandedOver {
  fileprivate init<Value>(_ carrier: Carrier, _ answer: Answer, _ verdict: Verdict<Value>) {
    self.init(
      carrier: carrier,
      answer: answer,
      rule: verdict.rule,
      confidence: verdict.confidence
    )
  }
}

extension LaunchOptions {
  fileprivate var handedOver: HandedOver.Answer {
    switch self {
    case .key: .present
    case .noKey, .notLaunched: .absent
    case .unknown: .unknown
    }
  }
}

extension SceneConnection {
  fileprivate var handedOver: HandedOver.Answer {
    switch self {
    case .withResponse: .present
    case .withoutResponse, .notConnected: .absent
    case .unknown: .unknown
    }
  }
}

extension DelegateMethod {
  /// Whether a launch calls it.
  package var isOfLaunch: Bool {
    self == .willFinishLaunching || self == .didFinishLaunching || self == .sceneWillConnect
  }
}
