internal import PushRules

/// A framework's class that apps inherit from, with its protocols and methods.
struct KnownClass: Sendable {
  let name: String
  let protocols: [String]
  let implements: [DelegateMethod]
  let source: String
  /// The methods that it hides, even the app's own.
  let hides: [DelegateMethod]
  /// Whether it forwards all calls to an object of its generic argument.
  let wraps: Bool

  private init(
    _ name: String,
    _ protocols: [String] = delegate,
    _ implements: [DelegateMethod] = launching,
    hides: [DelegateMethod] = [],
    wraps: Bool = false,
    at source: String
  ) {
    (self.name, self.protocols, self.implements) = (name, protocols, implements)
    (self.hides, self.wraps) = (hides, wraps)
    self.source = "https://github.com/" + source
  }

  static func named(_ name: String) -> KnownClass? { byName[name] }

  private static let byName = Dictionary(first: all.map { ($0.name, $0) })

  private static let launching: [DelegateMethod] = [.willFinishLaunching, .didFinishLaunching]
  private static let delegate = ["UIApplicationDelegate"]
  private static let both = delegate + ["UNUserNotificationCenterDelegate"]
  private static let scene = ["UIWindowSceneDelegate"]
  private static let flutter =
    "flutter/flutter/blob/0a67e58/engine/src/flutter/shell/platform/"
    + "darwin/ios/framework/Source/Flutter"

  static let all: [KnownClass] = [
    KnownClass(
      "FlutterAppDelegate",
      both,
      launching + [.willPresent, .didReceiveResponse],
      hides: [.didReceiveFetch],
      at: flutter + "AppDelegate.mm"
    ),
    KnownClass(
      "FlutterSceneDelegate",
      scene,
      [.sceneWillConnect],
      at: flutter + "SceneDelegate.mm"
    ),
    KnownClass(
      "ExpoAppDelegate",
      delegate,
      launching + [.didReceiveFetch],
      at: "expo/expo/tree/bf9e966/packages/expo/ios/AppDelegates"
    ),
    KnownClass(
      "EXAppDelegateWrapper",
      delegate,
      launching + [.didReceiveFetch],
      at: "expo/expo/tree/08825de/packages/expo/ios/AppDelegates"
    ),
    KnownClass(
      "RCTAppDelegate",
      delegate,
      [.didFinishLaunching],
      at: "facebook/react-native/tree/0204379/packages/react-native/Libraries/AppDelegate"
    ),
    KnownClass("CDVAppDelegate", at: "apache/cordova-ios/tree/eb65a51"),
    KnownClass(
      "CDVSceneDelegate",
      scene,
      [.sceneWillConnect],
      at: "apache/cordova-ios/tree/eb65a51"
    ),
    KnownClass(
      "MauiUIApplicationDelegate",
      at: "dotnet/maui/blob/e072bbb/src/Core/src/Platform/iOS/MauiUIApplicationDelegate.cs"
    ),
    KnownClass(
      "FormsApplicationDelegate",
      at: "xamarin/Xamarin.Forms/tree/54c1b98/Xamarin.Forms.Platform.iOS"
    ),
    KnownClass("UnityAppController", at: "asolab-company/magicfruitcasino/tree/b7896eb"),
    KnownClass(
      "TiApp",
      both,
      [.didFinishLaunching, .willPresent, .didReceiveResponse],
      at: "tidev/titanium-sdk/tree/009f311/iphone"
    ),
    KnownClass(
      "CioAppDelegateWrapper",
      delegate,
      [.didFinishLaunching],
      wraps: true,
      at: "customerio/customerio-ios/tree/8b9ee36/Sources/MessagingPushAPN"
    ),
  ]
}
