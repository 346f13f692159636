internal import DecisionTables

/// The answers of the tables that make one method run in one phase.
///
/// A class, because it never changes and many values refer to it.
final class Occasion: Sendable {
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

  private init(
    _ method: DelegateMethod,
    _ phase: Phase,
    _ answers: [Answer],
    when entries: [Entry]
  ) {
    self.method = method
    self.phase = phase
    let state: Answer =
      phase == .arrival ? .arrivalState : method.isOfLaunch ? .launchState : .responseState
    self.state = method == .serviceExtension ? nil : Column(state)
    columns = answers.map { Column($0) } + (self.state.map { [$0] } ?? [])
    when = Region.any.keeping(entries)
    let deciding = Schema.push.columns(in: when).filter { $0.answer != nil }
    decisive = deciding.filter { !$0.choosesMethod } + deciding.filter { $0.choosesMethod }
  }

  static func of(_ method: DelegateMethod, in phase: Phase) -> Occasion? {
    all(in: phase).first { $0.method == method }
  }

  static func methods(in phase: Phase, of decided: Region) -> [DelegateMethod] {
    all(in: phase).filter { $0.when.contains(decided) }.map { $0.method }
  }

  /// All occasions, in the order in which their calls come.
  static let all: [Occasion] = arrival + response

  static func all(in phase: Phase) -> [Occasion] {
    switch phase {
    case .arrival: arrival
    case .response: response
    }
  }

  /// The service extension comes before everything, the launch before the push.
  ///
  /// The order of willPresent and the method for remote notifications is not promised.
  private static let arrival = [
    Occasion(.serviceExtension, .arrival, [.extensionRun], when: [.extensionRun(.runs)]),
    Occasion(
      .willFinishLaunching,
      .arrival,
      [.launchCause],
      when: [.implements(.willFinishLaunching), .since(6), .placeAtResponse(.launchedByPush)]
    ),
    Occasion(
      .didFinishLaunching,
      .arrival,
      [.launchCause],
      when: [.implements(.didFinishLaunching), .placeAtResponse(.launchedByPush)]
    ),
    Occasion(
      .sceneWillConnect,
      .arrival,
      [.sceneAtResponse, .launchCause],
      when: [
        .implements(.sceneWillConnect), .placeAtResponse(.launchedByPush),
        .lifecycleInEffect(.scene), .sceneAtResponse(.connected),
      ]
    ),
    Occasion(.willPresent, .arrival, [.willPresentCall], when: [.willPresentCall(.asked)]),
    Occasion(
      .didReceiveFetch,
      .arrival,
      [.arrivalMethod, .remoteNotificationMethod],
      when: [.arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.fetch)]
    ),
    Occasion(
      .didReceive,
      .arrival,
      [.arrivalMethod, .remoteNotificationMethod],
      when: [.arrivalMethod(.remoteNotificationMethod), .remoteNotificationMethod(.didReceive)]
    ),
    Occasion(
      .didReceiveIncomingVoIPPush,
      .arrival,
      [.arrivalMethod, .pushKitMethod],
      when: [.arrivalMethod(.pushKit), .pushKitMethod(.withMetadata)]
    ),
    Occasion(
      .didReceiveIncomingPush,
      .arrival,
      [.arrivalMethod, .pushKitMethod],
      when: [.arrivalMethod(.pushKit), .pushKitMethod(.plain)]
    ),
  ]

  /// The launch comes first; the user's response follows it (A-170, A-174, R-16, L-13).
  private static let response = [
    Occasion(
      .willFinishLaunching,
      .response,
      [.launchCause],
      when: [.implements(.willFinishLaunching), .since(6), .launchedByUser]
    ),
    Occasion(
      .didFinishLaunching,
      .response,
      [.launchCause],
      when: [.implements(.didFinishLaunching), .launchedByUser]
    ),
    Occasion(
      .sceneWillConnect,
      .response,
      [.sceneConnection, .launchCause],
      when: [.implements(.sceneWillConnect), !.sceneConnection(.notConnected)]
    ),
    Occasion(.didReceiveResponse, .response, [.responseMethod], when: [.responseMethod(.delegate)]),
    Occasion(
      .didReceiveFetch,
      .response,
      [.tapFallback, .responseMethod],
      when: [.responseMethod(.tapFallback), .tapFallback(.fetch)]
    ),
    Occasion(
      .didReceive,
      .response,
      [.tapFallback, .responseMethod],
      when: [.responseMethod(.tapFallback), .tapFallback(.didReceive)]
    ),
    Occasion(
      .handleActionResponse,
      .response,
      [.responseMethod, .actionHandler],
      when: [.responseMethod(.actionHandler), .actionHandler(.withResponse)]
    ),
    Occasion(
      .handleAction,
      .response,
      [.responseMethod, .actionHandler],
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
