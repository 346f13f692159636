/// Reads the answers of the tables as findings and calls.
struct AnswerReader {
  let grounds: Grounds

  private var decided: Box { grounds.decided }

  /// The answer in a column with what it rests on.
  func finding<Answer: ColumnValue>(_ column: Column) -> Finding<Answer> {
    guard let answer = Answer(bit: decided[column]), let rule = grounds.speaker(of: [column]) else {
      preconditionFailure("no table decides \(column)")
    }
    return Finding(
      answer: answer,
      rule: rule,
      confidence: grounds.confidence(of: [column]),
      contested: grounds.contested(behind: [column])
    )
  }

  /// The calls of a phase, in order.
  func calls(in phase: Phase, of situation: Situation) -> [Call] {
    Occasion.all
      .filter { $0.phase == phase && $0.when.contains(decided) }
      .compactMap { call(for: $0, of: situation) }
  }

  private func call(for occasion: Occasion, of situation: Situation) -> Call? {
    guard let rule = grounds.speaker(of: occasion.columns) else { return nil }
    let confidence = grounds.confidence(of: occasion.columns)
    return Call(
      method: occasion.method,
      phase: occasion.phase,
      applicationState: occasion.method == .serviceExtension
        ? nil : applicationState(in: occasion, of: situation),
      rule: rule,
      confidence: confidence,
      weakest: rule.confidence == confidence
        ? rule : grounds.rules(behind: occasion.columns, as: confidence).first ?? rule,
      contested: grounds.contested(behind: occasion.columns),
      handedOver: handedOver(to: occasion.method)
    )
  }

  /// An app that comes to the foreground is inactive until all push methods have run (L-13).
  ///
  /// An app with scenes starts in the background, until its scene comes forward (T-S1).
  private func applicationState(
    in occasion: Occasion,
    of situation: Situation
  ) -> ApplicationState {
    switch situation.state {
    case .active: .active
    case .inactive: .inactive
    case .background, .suspended, .notRunning:
      occasion.phase == .launch && Box.forward(.open).contains(decided)
        && !(occasion.method.isOfLaunch && Box.interface(.scene).contains(decided))
        ? .inactive : .background
    }
  }

  private func handedOver(to method: DelegateMethod) -> HandedOver? {
    switch method {
    case .willFinishLaunching, .didFinishLaunching:
      let options: Finding<LaunchOptions> = finding(.launchOptions)
      return HandedOver(.remoteNotificationKey, options.answer.handedOver, options)
    case .sceneWillConnect:
      let connection: Finding<SceneConnection> = finding(.sceneConnection)
      return HandedOver(.notificationResponse, connection.answer.handedOver, connection)
    default:
      return nil
    }
  }
}

extension HandedOver {
  fileprivate init<Value: ColumnValue>(
    _ carrier: Carrier,
    _ answer: Answer,
    _ finding: Finding<Value>
  ) {
    self.init(
      carrier: carrier,
      answer: answer,
      rule: finding.rule,
      confidence: finding.confidence
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

extension ColumnValue {
  /// The value of a single bit.
  fileprivate init?(bit: UInt64) {
    self.init(rawValue: UInt8(truncatingIfNeeded: bit.trailingZeroBitCount))
  }
}

extension DelegateMethod {
  /// Whether a launch calls it, before anything is handed over.
  package var isOfLaunch: Bool {
    self == .willFinishLaunching || self == .didFinishLaunching || self == .sceneWillConnect
  }
}
