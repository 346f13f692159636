/// The facts of the SDK headers about a method.
///
/// A class, because it never changes and every answer refers to it.
package final class MethodFacts: Sendable {
  package let id: String
  package let selector: String
  package let signature: String
  package let owner: String
  package let since: SystemVersion
  package let deprecated: SystemVersion?
  /// The name of the notification posted with it, or nil.
  package let notification: String?

  /// Reads a line: id | selector | Swift spelling | declaring type | first version of iOS and the one
  /// that deprecates it | notification, where there is one.
  package init(_ line: String) {
    let fields = line.words.split(separator: "|").map { Array($0) }
    let versions = fields[4].compactMap { SystemVersion($0) }
    id = fields[0][0]
    selector = fields[1][0]
    signature = fields[2][0]
    owner = fields[3][0]
    since = versions[0]
    deprecated = versions.count > 1 ? versions[1] : nil
    notification = fields.count > 5 ? fields[5][0] : nil
  }
}

extension DelegateMethod {
  package var facts: MethodFacts { Self.facts[Int(rawValue)] }

  // One method a line, in the order of the cases.
  private static let facts = [
    "will-finish-launching | application:willFinishLaunchingWithOptions: | application(_:willFinishLaunchingWithOptions:) | UIApplicationDelegate | 6.0",
    "did-finish-launching | application:didFinishLaunchingWithOptions: | application(_:didFinishLaunchingWithOptions:) | UIApplicationDelegate | 3.0 | UIApplicationDidFinishLaunchingNotification",
    "did-receive | application:didReceiveRemoteNotification: | application(_:didReceiveRemoteNotification:) | UIApplicationDelegate | 3.0 10.0",
    "did-receive-fetch | application:didReceiveRemoteNotification:fetchCompletionHandler: | application(_:didReceiveRemoteNotification:fetchCompletionHandler:) | UIApplicationDelegate | 7.0",
    "handle-action | application:handleActionWithIdentifier:forRemoteNotification:completionHandler: | application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:) | UIApplicationDelegate | 8.0 10.0",
    "handle-action-response | application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler: | application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:) | UIApplicationDelegate | 9.0 10.0",
    "will-present | userNotificationCenter:willPresentNotification:withCompletionHandler: | userNotificationCenter(_:willPresent:withCompletionHandler:) | UNUserNotificationCenterDelegate | 10.0",
    "did-receive-response | userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: | userNotificationCenter(_:didReceive:withCompletionHandler:) | UNUserNotificationCenterDelegate | 10.0",
    "scene-will-connect | scene:willConnectToSession:options: | scene(_:willConnectTo:options:) | UISceneDelegate | 13.0 | UISceneWillConnectNotification",
    "service-extension | didReceiveNotificationRequest:withContentHandler: | didReceive(_:withContentHandler:) | UNNotificationServiceExtension | 10.0",
    "did-receive-incoming-push | pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler: | pushRegistry(_:didReceiveIncomingPushWith:for:completion:) | PKPushRegistryDelegate | 8.0",
    "did-receive-incoming-voip-push | pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler: | pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:) | PKPushRegistryDelegate | 26.4",
  ].map { MethodFacts($0) }

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

extension String {
  /// A selector without the receiver in front, such as `application:`.
  ///
  /// A scene stays: some of its methods are also the application's.
  package var withoutReceiver: String {
    for receiver in [
      "application:", "userNotificationCenter:", "pushRegistry:", "locationManager:",
    ]
    where utf8.starts(with: receiver.utf8) {
      return String(decoding: utf8.dropFirst(receiver.utf8.count), as: UTF8.self)
    }
    return self
  }
}
