internal import PushRules

/// A class outside of apps that apps inherit from, and what it brings along.
struct KnownClass: Sendable {
  let name: String
  /// The protocols that it conforms to.
  let protocols: [String]
  /// The methods of pushes that it implements.
  let implements: [DelegateMethod]
  /// The methods that it hides, even those that the app's own class has.
  let hides: [DelegateMethod]
  /// Whether it hands on what it gets to an object of the class between its angle brackets.
  let wraps: Bool
  /// The address of its source.
  let source: String

  private init(
    _ name: String,
    _ protocols: [String],
    implements: [DelegateMethod] = [],
    hides: [DelegateMethod] = [],
    wraps: Bool = false,
    source: String
  ) {
    self.name = name
    self.protocols = protocols
    self.implements = implements
    self.hides = hides
    self.wraps = wraps
    self.source = source
  }

  /// Returns the class of a name, or nil.
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

  /// All that are known.
  static let all: [KnownClass] = [
    KnownClass(
      "FlutterAppDelegate",
      delegate + ["UNUserNotificationCenterDelegate"],
      implements: launching + [.willPresent, .didReceiveResponse],
      hides: [.didReceiveFetch],
      source: flutter
    ),
    KnownClass(
      "FlutterSceneDelegate",
      ["UIWindowSceneDelegate"],
      implements: [.sceneWillConnect],
      source: "https://github.com/flutter/flutter/tree/0bc18fa/engine/src/flutter/shell/platform/"
        + "darwin/ios/framework/Source"
    ),
    KnownClass(
      "ExpoAppDelegate",
      delegate,
      implements: launching + [.didReceiveFetch],
      source: "https://github.com/expo/expo/tree/bf9e966/packages/expo/ios/AppDelegates"
    ),
    KnownClass(
      "EXAppDelegateWrapper",
      delegate,
      implements: launching + [.didReceiveFetch],
      source: "https://github.com/expo/expo/tree/08825de/packages/expo/ios/AppDelegates"
    ),
    KnownClass(
      "RCTAppDelegate",
      delegate,
      implements: [.didFinishLaunching],
      source: "https://github.com/facebook/react-native/tree/0204379/packages/react-native/"
        + "Libraries/AppDelegate"
    ),
    KnownClass(
      "CDVAppDelegate",
      delegate,
      implements: launching,
      source: "https://github.com/apache/cordova-ios/tree/eb65a51"
    ),
    KnownClass(
      "CDVSceneDelegate",
      ["UIWindowSceneDelegate"],
      implements: [.sceneWillConnect],
      source: "https://github.com/apache/cordova-ios/tree/eb65a51"
    ),
    KnownClass("MauiUIApplicationDelegate", delegate, implements: launching, source: maui),
    KnownClass(
      "FormsApplicationDelegate",
      delegate,
      implements: launching,
      source: "https://github.com/xamarin/Xamarin.Forms/tree/54c1b98/Xamarin.Forms.Platform.iOS"
    ),
    KnownClass(
      "UnityAppController",
      delegate,
      implements: launching,
      source: "https://github.com/asolab-company/magicfruitcasino/tree/b7896eb"
    ),
    KnownClass(
      "TiApp",
      delegate + ["UNUserNotificationCenterDelegate"],
      implements: [.didFinishLaunching, .willPresent, .didReceiveResponse],
      source: "https://github.com/tidev/titanium-sdk/tree/009f311/iphone"
    ),
    KnownClass(
      "CioAppDelegateWrapper",
      delegate,
      implements: [.didFinishLaunching],
      wraps: true,
      source: "https://github.com/customerio/customerio-ios/tree/8b9ee36/Sources/MessagingPushAPN"
    ),
  ]
}
