import PushRules

struct MethodSpelling: Sendable {
  let method: DelegateMethod
  let name: String
  let selector: String
  /// Whether the name means this method only if it is `async`.
  let isAsync: Bool

  /// All spellings: today's, their `async` forms, and older ones.
  static let all: [MethodSpelling] =
    DelegateMethod.allCases.flatMap { method in
      let async = method.asyncSignature?.split(separator: " ").first.map { String($0) }
      let names = [(method.signature, false)] + (async.map { [($0, true)] } ?? [])
      return names.map {
        MethodSpelling(method: method, name: $0, selector: method.selector, isAsync: $1)
      }
    } + older

  static let baseNames = Set(
    all.flatMap { spelling in
      [spelling.name.prefix { $0 != "(" }, spelling.selector.prefix { $0 != ":" }].map(String.init)
    }
  )

  /// The spellings of PushKit before iOS 11, without a handler, and of Swift 2 and 3.
  ///
  /// https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate/pushregistry(_:didreceiveincomingpushwith:for:)
  private static let older: [MethodSpelling] = [
    "pushRegistry(_:didReceiveIncomingPushWith:for:)",
    "pushRegistry(_:didReceiveIncomingPushWith:forType:)",
    "pushRegistry(_:didReceiveIncomingPushWithPayload:forType:)",
  ].map {
    MethodSpelling(
      method: .didReceiveIncomingPush,
      name: $0,
      selector: "pushRegistry:didReceiveIncomingPushWithPayload:forType:",
      isAsync: false
    )
  }

  /// The methods by selector, in today's and older spellings.
  static let bySelector = Dictionary(first: all.map { ($0.selector, $0.method) })
  private static let byName = Dictionary(grouping: all) { $0.name }

  static func method(name: String, isAsync: Bool) -> DelegateMethod? {
    let named = byName[name] ?? []
    return (named.first { $0.isAsync == isAsync } ?? named.first { !$0.isAsync })?.method
  }
}

extension MethodDeclaration {
  /// The Swift name as spelt since Swift 3.
  fileprivate func modernName(isSwift2: Bool) -> String {
    guard isSwift2, let first = labels.first, first != "_" else { return name }
    return baseName + "(_" + name.dropFirst(baseName.count + 1 + first.count)
  }
}

extension AppTypes {
  func meaning(of found: Method) -> DelegateMethod? {
    let (declaration, file) = (found.declaration, files[found.file])
    if let selector = file.language == .swift ? declaration.selector : declaration.name {
      return MethodSpelling.bySelector[selector]
    }
    let name = declaration.modernName(isSwift2: file.isSwift2)
    return MethodSpelling.method(name: name, isAsync: declaration.isAsync)
  }
}

enum Role: CaseIterable, Hashable, Sendable {
  case applicationDelegate
  case notificationCenterDelegate
  case sceneDelegate
  case serviceExtension
  case pushRegistryDelegate
  case channelManagerDelegate

  var protocols: [String] { facts.protocols }

  /// The object that has the role, in Apple's words.
  var title: String { facts.title }

  private var facts: (protocols: [String], title: String) {
    switch self {
    case .applicationDelegate: (["UIApplicationDelegate"], "app delegate")
    case .notificationCenterDelegate:
      (["UNUserNotificationCenterDelegate"], "delegate of the notification center")
    case .sceneDelegate: (["UIWindowSceneDelegate", "UISceneDelegate"], "scene delegate")
    case .serviceExtension: (["UNNotificationServiceExtension"], "notification service extension")
    case .pushRegistryDelegate: (["PKPushRegistryDelegate"], "delegate of the PKPushRegistry")
    case .channelManagerDelegate:
      (["PTChannelManagerDelegate"], "delegate of the PTChannelManager")
    }
  }

  /// The protocols of all roles; a service extension inherits from a class.
  static let systemProtocols = Set(
    allCases.filter { $0 != .serviceExtension }.flatMap { $0.protocols }
  )

  var methods: [DelegateMethod] {
    DelegateMethod.allCases.filter { protocols.contains($0.owner) }
  }

  /// Correct methods of the same protocols that resemble one of ``methods``.
  ///
  /// The names are those of the headers of the iOS SDK, in old and new Swift:
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
  /// https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate
  static let neighbours: Set<String> = [
    "application(_:didReceive:)", "application(_:didReceiveLocalNotification:)",
    "application(_:handleActionWithIdentifier:for:completionHandler:)",
    "application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)",
    "application(_:handleActionWithIdentifier:forLocalNotification:completionHandler:)",
    "application(_:handleActionWithIdentifier:forLocalNotification:withResponseInfo:"
      + "completionHandler:)",
    "pushRegistry(_:didUpdate:for:)", "pushRegistry(_:didUpdate:forType:)",
    "pushRegistry(_:didInvalidatePushTokenFor:)", "pushRegistry(_:didInvalidatePushTokenForType:)",
    "application:didReceiveLocalNotification:",
    "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
    "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:"
      + "completionHandler:",
  ]
}

/// A framework's class that apps inherit from, with its protocols and methods.
struct KnownClass: Sendable {
  let protocols: [String]
  let implements: [DelegateMethod]
  let source: String
  /// The methods that it hides, even the app's own.
  let hides: [DelegateMethod]
  /// Whether it forwards all calls to an object of its generic argument.
  let wraps: Bool

  private init(
    _ protocols: [String] = delegate,
    _ implements: [DelegateMethod] = launching,
    hides: [DelegateMethod] = [],
    wraps: Bool = false,
    at source: String
  ) {
    (self.protocols, self.implements) = (protocols, implements)
    (self.hides, self.wraps) = (hides, wraps)
    self.source = "https://github.com/" + source
  }

  static func named(_ name: String) -> KnownClass? { all[name] }

  private static let launching: [DelegateMethod] = [.willFinishLaunching, .didFinishLaunching]
  private static let finish: [DelegateMethod] = [.didFinishLaunching]
  private static let fetch: [DelegateMethod] = [.didReceiveFetch]
  private static let center = DelegateMethod.ofNotificationCenter
  private static let delegate = ["UIApplicationDelegate"]
  private static let both = delegate + ["UNUserNotificationCenterDelegate"]
  private static let scene = ["UIWindowSceneDelegate"]
  private static let flutter =
    "flutter/flutter/blob/0a67e58/engine/src/flutter/shell/platform/"
    + "darwin/ios/framework/Source/Flutter"

  private static let reactNative =
    "facebook/react-native/tree/0204379/packages/react-native/Libraries/AppDelegate"
  private static let customerIO = "customerio/customerio-ios/tree/8b9ee36/Sources/MessagingPushAPN"

  private static func expo(_ commit: String) -> String {
    "expo/expo/tree/\(commit)/packages/expo/ios/AppDelegates"
  }

  private static let all: [String: KnownClass] = [
    "FlutterAppDelegate": .init(
      both,
      launching + center,
      hides: fetch,
      at: flutter + "AppDelegate.mm"
    ),
    "FlutterSceneDelegate": .init(scene, [.sceneWillConnect], at: flutter + "SceneDelegate.mm"),
    "ExpoAppDelegate": .init(delegate, launching + fetch, at: expo("bf9e966")),
    "EXAppDelegateWrapper": .init(delegate, launching + fetch, at: expo("08825de")),
    "RCTAppDelegate": .init(delegate, finish, at: reactNative),
    "CDVAppDelegate": .init(at: "apache/cordova-ios/tree/eb65a51"),
    "CDVSceneDelegate": .init(scene, [.sceneWillConnect], at: "apache/cordova-ios/tree/eb65a51"),
    "MauiUIApplicationDelegate": .init(
      at: "dotnet/maui/blob/e072bbb/src/Core/src/Platform/iOS/MauiUIApplicationDelegate.cs"
    ),
    "FormsApplicationDelegate": .init(
      at: "xamarin/Xamarin.Forms/tree/54c1b98/Xamarin.Forms.Platform.iOS"
    ),
    "UnityAppController": .init(at: "asolab-company/magicfruitcasino/tree/b7896eb"),
    "TiApp": .init(both, finish + center, at: "tidev/titanium-sdk/tree/009f311/iphone"),
    "CioAppDelegateWrapper": .init(delegate, finish, wraps: true, at: customerIO),
  ]
}
