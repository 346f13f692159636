import DecisionTables

/// A call that the tables can decide: a method in a phase, with the answers that make it run.
///
/// A class, because it never changes and many values refer to it.
final class PossibleCall: Sendable {
  let method: DelegateMethod
  let phase: Phase
  /// The answers, and what the app must implement.
  let when: Region
  /// The answers whose rules explain the call, the most important first.
  let columns: [Column]
  /// The answers that decide the call: what happens to the push comes before the choice of a
  /// method.
  let decisive: [Column]
  /// The answer with the state that the app reads, or nil in an extension, which is another
  /// process.
  let state: Column?

  /// Describes a call: the answers of its entries explain it, or a launch those that lead to it.
  private init(_ method: DelegateMethod, _ phase: Phase, when entries: [Entry]) {
    self.method = method
    self.phase = phase
    let state: Answer =
      phase == .arrival ? .arrivalState : method.isOfLaunch ? .launchState : .responseState
    self.state = method == .serviceExtension ? nil : Column(state)
    let scene: Answer = phase == .arrival ? .sceneAtResponse : .sceneConnection
    let launching: [Answer] = method == .sceneWillConnect ? [scene, .launchCause] : [.launchCause]
    columns = method.isOfLaunch ? launching.map { Column($0) } : entries.map { $0.column }
    when = Region.any.keeping(entries)
    let deciding = Schema.push.columns(in: when).filter { $0.answer != nil }
    decisive = deciding.filter { !$0.choosesMethod } + deciding.filter { $0.choosesMethod }
  }

  static func of(_ method: DelegateMethod, in phase: Phase) -> PossibleCall? {
    all(in: phase).first { $0.method == method }
  }

  static func methods(in phase: Phase, of decided: Region) -> [DelegateMethod] {
    all(in: phase).filter { $0.when.contains(decided) }.map { $0.method }
  }

  /// All calls, in the order in which they come.
  static let all: [PossibleCall] = arrival + response

  static func all(in phase: Phase) -> [PossibleCall] { phase == .arrival ? arrival : response }

  /// The service extension comes before everything, the launch before the push.
  ///
  /// The order of willPresent and the method for remote notifications is not promised.
  private static let arrival = calls(
    in: .arrival,
    [
      .serviceExtension: [.extensionRun(.runs)],
      .willFinishLaunching: [
        .implements(.willFinishLaunching), .since(6), .placeAtResponse(.launchedByPush),
      ],
      .didFinishLaunching: [
        .implements(.didFinishLaunching), .placeAtResponse(.launchedByPush),
      ],
      .sceneWillConnect: [
        .implements(.sceneWillConnect), .placeAtResponse(.launchedByPush),
        .lifecycleInEffect(.scene), .sceneAtResponse(.connected),
      ],
      .willPresent: [.willPresentCall(.asked)],
      .didReceiveFetch: [
        .arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.fetch),
      ],
      .didReceive: [
        .arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.didReceive),
      ],
      .didReceiveIncomingVoIPPush: [.arrivalMethod(.pushKit), .pushKitMethod(.withMetadata)],
      .didReceiveIncomingPush: [.arrivalMethod(.pushKit), .pushKitMethod(.plain)],
    ]
  )

  /// The launch comes first; the user's response follows it (A-170, A-174, R-16, L-13).
  private static let response = calls(
    in: .response,
    [
      .willFinishLaunching: [.implements(.willFinishLaunching), .since(6), .launchedByUser],
      .didFinishLaunching: [.implements(.didFinishLaunching), .launchedByUser],
      .sceneWillConnect: [.implements(.sceneWillConnect), !.sceneConnection(.notConnected)],
      .didReceiveResponse: [.responseMethod(.delegate)],
      .didReceiveFetch: [.tapFallback(.fetch), .responseMethod(.tapFallback)],
      .didReceive: [.tapFallback(.didReceive), .responseMethod(.tapFallback)],
      .handleActionResponse: [.responseMethod(.actionHandler), .actionHandler(.withResponse)],
      .handleAction: [.responseMethod(.actionHandler), .actionHandler(.plain)],
    ]
  )

  private static func calls(
    in phase: Phase,
    _ rows: KeyValuePairs<DelegateMethod, [Entry]>
  ) -> [PossibleCall] {
    rows.map { PossibleCall($0.key, phase, when: $0.value) }
  }
}

extension Entry {
  /// The user launches the app, not the push.
  fileprivate static var launchedByUser: Entry {
    !launchCause(.nobody, .push, .call, .framework)
  }
}

extension Confidence {
  /// How sure it is that of two methods that run one after the other, the second comes after the
  /// first; nil if that is documented.
  static func ofOrder(_ first: DelegateMethod, _ second: DelegateMethod) -> Confidence? {
    switch (first, second) {
    case (.serviceExtension, _): .inferred
    case (.willPresent, _): .contested
    case (.sceneWillConnect, _): .observed
    default: nil
    }
  }
}

extension Column {
  /// Whether the column only chooses between two methods.
  fileprivate var choosesMethod: Bool {
    [.remoteNotificationMethod, .pushKitMethod, .tapFallback, .actionHandler].contains(answer)
  }
}
