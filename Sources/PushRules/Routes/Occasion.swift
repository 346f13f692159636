/// An answer of the tables that makes one method run in one phase.
struct Occasion: Sendable {
  let method: DelegateMethod
  let phase: Phase
  /// The answers, and what the app must implement.
  let when: Box
  /// The columns whose rules speak for the call, the most telling first.
  let columns: [Column]
  /// The columns that decide the call, what happens to the push before who is called for it.
  var decisive: [Column] {
    when.columns.filter(\.isDerived).sorted { !$0.choosesMethod && $1.choosesMethod }
  }

  private init(_ method: DelegateMethod, _ phase: Phase, _ columns: Column..., when words: Box...) {
    self.method = method
    self.phase = phase
    self.columns = columns
    self.when = words.reduce(.any, &)
  }

  /// All occasions, in the order in which their calls come.
  static let all: [Occasion] = arrival + launch

  /// The service extension comes before everything, the launch before the push.
  ///
  /// The order of willPresent and the method for remote notifications is not promised.
  private static let arrival = [
    Occasion(.serviceExtension, .arrival, .extensionRun, when: .extensionRun(.runs)),
    Occasion(
      .willFinishLaunching,
      .arrival,
      .launcher,
      when: .implements(.willFinishLaunching),
      .since(6),
      .standing(.launchedByPush)
    ),
    Occasion(
      .didFinishLaunching,
      .arrival,
      .launcher,
      when: .implements(.didFinishLaunching),
      .standing(.launchedByPush)
    ),
    Occasion(
      .sceneWillConnect,
      .arrival,
      .sceneConnection,
      .launcher,
      when: .implements(.sceneWillConnect),
      .standing(.launchedByPush),
      !.sceneConnection(.notConnected)
    ),
    Occasion(.willPresent, .arrival, .question, when: .question(.asked)),
    Occasion(
      .didReceiveFetch,
      .arrival,
      .delivery,
      .handler,
      when: .delivery(.handler),
      .handler(.fetch)
    ),
    Occasion(
      .didReceive,
      .arrival,
      .delivery,
      .handler,
      when: .delivery(.handler),
      .handler(.old)
    ),
    Occasion(.didReceiveIncomingPush, .arrival, .delivery, when: .delivery(.pushKit)),
  ]

  /// The launch comes first; the user's response follows it (A-170, A-174, R-16, L-13).
  private static let launch = [
    Occasion(
      .willFinishLaunching,
      .launch,
      .launcher,
      when: .implements(.willFinishLaunching),
      .since(6),
      !.launcher(.nobody, .push, .call)
    ),
    Occasion(
      .didFinishLaunching,
      .launch,
      .launcher,
      when: .implements(.didFinishLaunching),
      !.launcher(.nobody, .push, .call)
    ),
    Occasion(
      .sceneWillConnect,
      .launch,
      .sceneConnection,
      .launcher,
      when: .implements(.sceneWillConnect),
      !.launcher(.nobody, .push, .call),
      !.sceneConnection(.notConnected)
    ),
    Occasion(.didReceiveResponse, .launch, .response, when: .response(.delegate)),
    Occasion(
      .didReceiveFetch,
      .launch,
      .tapFallback,
      .response,
      when: .response(.tapFallback),
      .tapFallback(.fetch)
    ),
    Occasion(
      .didReceive,
      .launch,
      .tapFallback,
      .response,
      when: .response(.tapFallback),
      .tapFallback(.old)
    ),
    Occasion(
      .handleActionResponse,
      .launch,
      .response,
      .actionHandler,
      when: .response(.actionHandler),
      .actionHandler(.withResponse)
    ),
    Occasion(
      .handleAction,
      .launch,
      .response,
      .actionHandler,
      when: .response(.actionHandler),
      .actionHandler(.plain)
    ),
  ]
}

extension Column {
  /// Whether the column only says which of two methods is called.
  fileprivate var choosesMethod: Bool {
    [.handler, .tapFallback, .actionHandler].contains(self)
  }
}
