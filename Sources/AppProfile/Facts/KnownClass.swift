internal import PushRules

/// A framework's class that apps inherit from, with its protocols and methods.
struct KnownClass: Sendable {
  let name: String
  let protocols: [String]
  var implements: [DelegateMethod] = []
  /// The methods that it hides, even the app's own.
  var hides: [DelegateMethod] = []
  /// Whether it forwards all calls to an object of its generic argument.
  var wraps = false
  let source: String

  static func named(_ name: String) -> KnownClass? { byName[name] }

  private static let byName = Dictionary(first: all.map { ($0.name, $0) })

  private static let launching: [DelegateMethod] = [.willFinishLaunching, .didFinishLaunching]
  private static let delegate = ["UIApplicationDelegate"]
  private static let flutter =
    "https://github.com/flutter/flutter/blob/0a67e58/engine/src/flutter/shell/platform/darwin/ios/"
    + "framework/Source/FlutterAppDelegate.mm"
  private static let maui =
    "https://github.com/dotnet/maui/blob/e072bbb/src/Core/src/Platform/iOS/"
    + "MauiUIApplicationDelegate.cs"

  static let all: [KnownClass] = [
    KnownClass(
      name: "FlutterAppDelegate",
      protocols: delegate + ["UNUserNotificationCenterDelegate"],
      implements: launching + [.willPresent, .didReceiveResponse],
      hides: [.didReceiveFetch],
      source: flutter
    ),
    KnownClass(
      name: "FlutterSceneDelegate",
      protocols: ["UIWindowSceneDelegate"],
      implements: [.sceneWillConnect],
      source: "https://github.com/flutter/flutter/tree/0bc18fa/engine/src/flutter/shell/platform/"
        + "darwin/ios/framework/Source"
    ),
    KnownClass(
      name: "ExpoAppDelegate",
      protocols: delegate,
      implements: launching + [.didReceiveFetch],
      source: "https://github.com/expo/expo/tree/bf9e966/packages/expo/ios/AppDelegates"
    ),
    KnownClass(
      name: "EXAppDelegateWrapper",
      protocols: delegate,
      implements: launching + [.didReceiveFetch],
      source: "https://github.com/expo/expo/tree/08825de/packages/expo/ios/AppDelegates"
    ),
    KnownClass(
      name: "RCTAppDelegate",
      protocols: delegate,
      implements: [.didFinishLaunching],
      source: "https://github.com/facebook/react-native/tree/0204379/packages/react-native/"
        + "Libraries/AppDelegate"
    ),
    KnownClass(
      name: "CDVAppDelegate",
      protocols: delegate,
      implements: launching,
      source: "https://github.com/apache/cordova-ios/tree/eb65a51"
    ),
    KnownClass(
      name: "CDVSceneDelegate",
      protocols: ["UIWindowSceneDelegate"],
      implements: [.sceneWillConnect],
      source: "https://github.com/apache/cordova-ios/tree/eb65a51"
    ),
    KnownClass(
      name: "MauiUIApplicationDelegate",
      protocols: delegate,
      implements: launching,
      source: maui
    ),
    KnownClass(
      name: "FormsApplicationDelegate",
      protocols: delegate,
      implements: launching,
      source: "https://github.com/xamarin/Xamarin.Forms/tree/54c1b98/Xamarin.Forms.Platform.iOS"
    ),
    KnownClass(
      name: "UnityAppController",
      protocols: delegate,
      implements: launching,
      source: "https://github.com/asolab-company/magicfruitcasino/tree/b7896eb"
    ),
    KnownClass(
      name: "TiApp",
      protocols: delegate + ["UNUserNotificationCenterDelegate"],
      implements: [.didFinishLaunching, .willPresent, .didReceiveResponse],
      source: "https://github.com/tidev/titanium-sdk/tree/009f311/iphone"
    ),
    KnownClass(
      name: "CioAppDelegateWrapper",
      protocols: delegate,
      implements: [.didFinishLaunching],
      wraps: true,
      source: "https://github.com/customerio/customerio-ios/tree/8b9ee36/Sources/MessagingPushAPN"
    ),
  ]
}
