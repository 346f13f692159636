internal import DecisionTables

/// Answers of the tables that make one method run in one phase.
struct Occasion: Sendable {
  let method: DelegateMethod
  let phase: Phase
  /// The answers, and what the app must implement.
  let when: Region
  /// The answers whose rules speak for the call, the most telling first.
  let columns: [Column]

  private init(
    _ method: DelegateMethod,
    _ phase: Phase,
    _ answers: [Answer],
    when entries: [Entry]
  ) {
    self.method = method
    self.phase = phase
    columns = answers.map { Column($0) }
    when = Region.any.keeping(entries)
  }

  /// The answers that decide the call, what happens to the push before who is called for it.
  var decisive: [Column] {
    let answers = Schema.push.columns(in: when).filter { $0.answer != nil }
    return answers.filter { !$0.choosesMethod } + answers.filter { $0.choosesMethod }
  }

  /// The occasion of a method in a phase, or nil if the phase never calls it.
  static func of(_ method: DelegateMethod, in phase: Phase) -> Occasion? {
    all.first { $0.method == method && $0.phase == phase }
  }

  /// All occasions, in the order in which their calls come.
  static let all: [Occasion] = arrival + response

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
      [.sceneConnection, .launchCause],
      when: [
        .implements(.sceneWillConnect), .placeAtResponse(.launchedByPush),
        !.sceneConnection(.notConnected),
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
    Occasion(.didReceiveIncomingPush, .arrival, [.arrivalMethod], when: [.arrivalMethod(.pushKit)]),
  ]

  /// The launch comes first; the user's response follows it (A-170, A-174, R-16, L-13).
  private static let response = [
    Occasion(
      .willFinishLaunching,
      .response,
      [.launchCause],
      when: [.implements(.willFinishLaunching), .since(6), !.launchCause(.nobody, .push, .call)]
    ),
    Occasion(
      .didFinishLaunching,
      .response,
      [.launchCause],
      when: [.implements(.didFinishLaunching), !.launchCause(.nobody, .push, .call)]
    ),
    Occasion(
      .sceneWillConnect,
      .response,
      [.sceneConnection, .launchCause],
      when: [
        .implements(.sceneWillConnect), !.launchCause(.nobody, .push, .call),
        !.sceneConnection(.notConnected),
      ]
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

extension Column {
  /// Whether the column only tells which of two methods is called.
  fileprivate var choosesMethod: Bool {
    answer == .remoteNotificationMethod || answer == .tapFallback || answer == .actionHandler
  }
}
