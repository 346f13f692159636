internal import DecisionTables

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

  /// Describes a call; without answers of their own those of its entries explain it.
  private init(
    _ method: DelegateMethod,
    _ phase: Phase,
    _ answers: [Answer]? = nil,
    when entries: [Entry]
  ) {
    self.method = method
    self.phase = phase
    let state: Answer =
      phase == .arrival ? .arrivalState : method.isOfLaunch ? .launchState : .responseState
    self.state = method == .serviceExtension ? nil : Column(state)
    columns =
      (answers.map { $0.map { Column($0) } } ?? entries.map { $0.column })
      + (self.state.map { [$0] } ?? [])
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

  static func all(in phase: Phase) -> [PossibleCall] {
    switch phase {
    case .arrival: arrival
    case .response: response
    }
  }

  /// The service extension comes before everything, the launch before the push.
  ///
  /// The order of willPresent and the method for remote notifications is not promised.
  private static let arrival = [
    PossibleCall(.serviceExtension, .arrival, when: [.extensionRun(.runs)]),
    PossibleCall(
      .willFinishLaunching,
      .arrival,
      [.launchCause],
      when: [.implements(.willFinishLaunching), .since(6), .placeAtResponse(.launchedByPush)]
    ),
    PossibleCall(
      .didFinishLaunching,
      .arrival,
      [.launchCause],
      when: [.implements(.didFinishLaunching), .placeAtResponse(.launchedByPush)]
    ),
    PossibleCall(
      .sceneWillConnect,
      .arrival,
      [.sceneAtResponse, .launchCause],
      when: [
        .implements(.sceneWillConnect), .placeAtResponse(.launchedByPush),
        .lifecycleInEffect(.scene), .sceneAtResponse(.connected),
      ]
    ),
    PossibleCall(.willPresent, .arrival, when: [.willPresentCall(.asked)]),
    PossibleCall(
      .didReceiveFetch,
      .arrival,
      when: [.arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.fetch)]
    ),
    PossibleCall(
      .didReceive,
      .arrival,
      when: [.arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.didReceive)]
    ),
    PossibleCall(
      .didReceiveIncomingVoIPPush,
      .arrival,
      when: [.arrivalMethod(.pushKit), .pushKitMethod(.withMetadata)]
    ),
    PossibleCall(
      .didReceiveIncomingPush,
      .arrival,
      when: [.arrivalMethod(.pushKit), .pushKitMethod(.plain)]
    ),
  ]

  /// The launch comes first; the user's response follows it (A-170, A-174, R-16, L-13).
  private static let response = [
    PossibleCall(
      .willFinishLaunching,
      .response,
      [.launchCause],
      when: [.implements(.willFinishLaunching), .since(6), .launchedByUser]
    ),
    PossibleCall(
      .didFinishLaunching,
      .response,
      [.launchCause],
      when: [.implements(.didFinishLaunching), .launchedByUser]
    ),
    PossibleCall(
      .sceneWillConnect,
      .response,
      [.sceneConnection, .launchCause],
      when: [.implements(.sceneWillConnect), !.sceneConnection(.notConnected)]
    ),
    PossibleCall(.didReceiveResponse, .response, when: [.responseMethod(.delegate)]),
    PossibleCall(
      .didReceiveFetch,
      .response,
      when: [.tapFallback(.fetch), .responseMethod(.tapFallback)]
    ),
    PossibleCall(
      .didReceive,
      .response,
      when: [.tapFallback(.didReceive), .responseMethod(.tapFallback)]
    ),
    PossibleCall(
      .handleActionResponse,
      .response,
      when: [.responseMethod(.actionHandler), .actionHandler(.withResponse)]
    ),
    PossibleCall(
      .handleAction,
      .response,
      when: [.responseMethod(.actionHandler), .actionHandler(.plain)]
    ),
  ]
}

extension Entry {
  /// The user launches the app, not the push.
  fileprivate static var launchedByUser: Entry {
    !launchCause(.nobody, .push, .call, .framework)
  }
}

extension Column {
  /// Whether the column only chooses between two methods.
  fileprivate var choosesMethod: Bool {
    switch answer {
    case .remoteNotificationMethod, .pushKitMethod, .tapFallback, .actionHandler: true
    default: false
    }
  }
}
