extension DelegateMethod {
  /// The labels of the completion handlers that Swift leaves out of an async spelling.
  private static let handlers = [
    "fetchCompletionHandler:", "withCompletionHandler:", "completionHandler:", "completion:",
  ]

  /// The `async` spelling, or nil for a method without a completion handler.
  package var asyncSignature: String? { Self.asyncSignatures[self] }

  private static let asyncSignatures = allCases.reduce(into: [DelegateMethod: String]()) {
    for end in handlers.map({ $0 + ")" })
    where $1.signature.utf8.suffix(end.utf8.count).elementsEqual(end.utf8) {
      $0[$1] = String($1.signature.dropLast(end.count)) + ") async"
    }
  }

  /// The name in C#, or nil if it is the beginning of the selector.
  package var nameInCSharp: String? {
    switch self {
    case .didFinishLaunching: "FinishedLaunching"
    case .didReceive: "ReceivedRemoteNotification"
    case .didReceiveFetch: "DidReceiveRemoteNotification"
    case .sceneWillConnect: "WillConnect"
    default: nil
    }
  }

  package var spellings: [String] {
    [id, selector, signature] + (asyncSignature.map { [$0] } ?? [])
  }

  /// The method with an id, a selector or a Swift spelling, or nil if there is none.
  ///
  /// An `async` spelling without the word `async` also counts, unless it is another method.
  public init?(_ text: String) {
    let methods = Self.allCases
    let found =
      methods.first { $0.spellings.contains(text) }
      ?? methods.first { $0.asyncSignature == text + " async" }
    guard let found else { return nil }
    self = found
  }

  /// The other method that a Swift spelling means if `async` follows it, or nil.
  package static func asyncTwin(of text: String) -> DelegateMethod? {
    guard let named = DelegateMethod(text), named.signature == text else { return nil }
    return allCases.first { $0 != named && $0.asyncSignature == text + " async" }
  }

  /// The default methods of an app.
  package static func assumed(
    on system: SystemVersion,
    _ lifecycle: Lifecycle? = nil
  ) -> Set<DelegateMethod> {
    guard system >= .iOS(10, 0) else {
      let old: [DelegateMethod] = [.didFinishLaunching, .didReceive, .didReceiveFetch]
      return Set(old.filter { $0.since <= system })
    }
    var usual: Set<DelegateMethod> = [
      .didFinishLaunching, .didReceiveFetch, .willPresent, .didReceiveResponse,
    ]
    let isOfScenes = lifecycle.map { $0 == .scene } ?? (system >= .iOS(26, 0))
    usual.set(.sceneWillConnect, to: isOfScenes && system >= .iOS(13, 0))
    return usual
  }
}
