extension Skeleton {
  /// Apps whose files are not where their projects list them, or in folders without a project.
  static let folders: [Skeleton] = [
    Skeleton(
      "an app for Macs beside one for iPhones, without a project",
      """
      == macos/Runner/AppDelegate.swift
      import Cocoa
      import FlutterMacOS
      class AppDelegate: FlutterAppDelegate {
        override func application(_ a: NSApplication, didReceiveRemoteNotification u: [String: Any]) {}
      }
      \(delegate("ios/App.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
      """,
      "app App · did-receive · delegate none · app"
    ),
    Skeleton(
      "the app that takes pushes beside one that takes none",
      project(target("Printer", "T1", settings: ""), target("Shop", "T2", settings: ""))
        + """

        \(delegate("Printer/App.swift", "didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?"))
        \(delegate("Shop/App.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
        """,
      """
      app Shop · did-receive · delegate none · app
      app Printer · did-finish-launching · delegate none · app
      """
    ),
    Skeleton(
      "paths of a project with other capital letters than those of the disk",
      project(
        target(
          "SHOP",
          "T1",
          settings: "INFOPLIST_FILE = \"$(SRCROOT)/SHOP/info.plist\"; "
            + "CODE_SIGN_ENTITLEMENTS = Shop/App.entitlements;"
        )
      )
        + """

        == Shop/Info.plist
        <plist><dict><key>UIBackgroundModes</key><array><string>voip</string></array></dict></plist>
        \(delegate("Shop/AppDelegate.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
        """,
      "app SHOP · did-receive · delegate none · app · modes voip"
    ),
    Skeleton(
      "settings for a Mac beside those for iPhones",
      project(
        target(
          "Shop",
          "T1",
          settings: "INFOPLIST_FILE = Shop/Info.plist; "
            + "\"INFOPLIST_FILE[sdk=macosx*]\" = Shop/Mac.plist;"
        )
      )
        + """

        == Shop/Info.plist
        <plist><dict><key>UIBackgroundModes</key><array><string>voip</string></array></dict></plist>
        == Shop/Mac.plist
        <plist><dict/></plist>
        \(delegate("Shop/App.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
        """,
      "app Shop · did-receive · delegate none · app · modes voip"
    ),
    Skeleton(
      "settings with conditions in a file",
      project(target("Shop", "T1", settings: ""), configuration: "Shop/Shop.xcconfig")
        + """

        == Shop/Shop.xcconfig
        IPHONEOS_DEPLOYMENT_TARGET = 15.0
        IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 16.0
        IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 17.0
        \(delegate("Shop/App.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
        """,
      "app Shop · did-receive · delegate none · app · from 16.0"
    ),
    Skeleton(
      "headers of two targets with the same name",
      project(
        target("Shop", "T1", settings: ""),
        target("Mac", "T2", settings: "SDKROOT = macosx;")
      )
        + """

        == Shop/AppDelegate.h
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end
        == Shop/AppDelegate.m
        @implementation AppDelegate
        - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u {}
        @end
        == Mac/AppDelegate.h
        @interface AppDelegate : OtherAppDelegate <UNUserNotificationCenterDelegate>
        @end
        == Mac/AppDelegate.m
        @implementation AppDelegate
        - (void)userNotificationCenter:(UNUserNotificationCenter *)c willPresentNotification:(UNNotification *)n withCompletionHandler:(void (^)(UNNotificationPresentationOptions))h {}
        @end
        """,
      """
      app Shop · did-receive · delegate none · app
      other Mac · will-present
      """
    ),
    Skeleton(
      "an example beside a package",
      project(
        target("Kit/Shop", "T1", settings: ""),
        target("Kit/Other", "T2", settings: "")
      )
        + """

        == Kit/Package.swift
        let package = Package(name: "Kit")
        == Kit/Sources/Kit/Kit.swift
        extension AppDelegate: UNUserNotificationCenterDelegate {
          func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
        }
        \(delegate("Kit/Shop/AppDelegate.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
        \(delegate("Kit/Other/AppDelegate.swift", "didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?"))
        """,
      """
      app Kit/Shop · did-receive,will-present · delegate none · app
      app Kit/Other · did-finish-launching,will-present · delegate none · app
      """
    ),
    Skeleton(
      "an app beside those of libraries",
      project(target("Shop", "T1", settings: ""))
        + "\n" + project(target("Demo", "T1", settings: ""), folder: "Libraries/Kit/")
          + """

          \(delegate("Libraries/Kit/Demo/AppDelegate.swift", "didReceive n: UILocalNotification"))
          \(delegate("Shop/AppDelegate.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
          """,
      """
      app Shop · did-receive · delegate none · app
      app Demo ·  · delegate none · app
      """
    ),
    Skeleton(
      "folders with an app each, and one with the code of both",
      """
      \(delegate("ios/mail/Sources/AppDelegate.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
      == ios/mail/Sources/Window.swift
      class Window: UIWindow {}
      == ios/mail/Info.plist
      <plist><dict><key>UIBackgroundModes</key><array><string>remote-notification</string></array></dict></plist>
      \(delegate("ios/calendar/Sources/AppDelegate.swift", "didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?"))
      == ios/calendar/Info.plist
      <plist><dict><key>UIBackgroundModes</key><array><string>fetch</string></array></dict></plist>
      == ios/shared/Center.swift
      extension AppDelegate: UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
      }
      """,
      """
      app mail · did-receive,will-present · delegate none · app · modes remote-notification
      app calendar · did-finish-launching,will-present · delegate none · app · modes fetch
      """
    ),
    Skeleton(
      "a pod beside the app that its lock names",
      project(target("Shop", "T1", settings: ""), folder: "ios/") + "\n" + calls + "\n"
        + delegate("ios/Shop/A.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]")
        + "\n== ios/Podfile.lock\nEXTERNAL SOURCES:\n  calls:\n    :path: \"../modules/calls\"",
      "app Shop · did-receive,did-receive-incoming-push · delegate none · app · registry late"
    ),
    Skeleton(
      "a pod of the repository that no lock names, or one of an example",
      project(target("Shop", "T1", settings: ""), folder: "example/ios/") + "\n" + calls + "\n"
        + delegate("example/ios/Shop/A.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]")
        + "\n== example/ios/Podfile.lock\n  calls:\n    :path: \"../../modules/calls\"",
      "app Shop · did-receive · delegate none · app"
    ),
    Skeleton(
      "an app beside a demonstration in SwiftUI",
      """
      \(delegate("Chat/Modules/AppDelegate.swift", "didReceiveRemoteNotification u: [AnyHashable: Any]"))
      == Chat/Modules/Center.swift
      class Center {}
      == ChatDemo/DemoApp.swift
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { Text("Hi") } }
      }
      """,
      """
      app Chat · did-receive · delegate none · app
      app ChatDemo ·  · delegate none · scene
      """
    ),
  ]

  private static let calls = """
    == modules/calls/package.json
    {}
    == modules/calls/calls.podspec
    Pod::Spec.new
    == modules/calls/ios/Calls.swift
    class Calls: NSObject, PKPushRegistryDelegate {
      let registry = PKPushRegistry(queue: .main)
      func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith p: PKPushPayload, for t: PKPushType, completion: @escaping () -> Void) {}
    }
    """

  private static func delegate(_ path: String, _ parameter: String) -> String {
    """
    == \(path)
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, \(parameter)) { done() }
    }
    """
  }

  /// The objects of a target that compiles a folder of its name.
  private static func target(_ name: String, _ id: String, settings: String) -> String {
    """
        R\(id) = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(name)"; sourceTree = "<group>"; };
        \(id) = {isa = PBXNativeTarget; name = "\(name)"; buildPhases = (); fileSystemSynchronizedGroups = (R\(id), ); buildConfigurationList = L\(id); productType = "com.apple.product-type.application"; };
        L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id), ); };
        C\(id) = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {\(settings) }; };
    """
  }

  private static func project(
    _ targets: String...,
    configuration: String = "none",
    folder: String = ""
  ) -> String {
    let ids = targets.indices.map { "T\($0 + 1), " }.joined()
    let folders = targets.indices.map { "RT\($0 + 1), " }.joined()
    return """
      == \(folder)App.xcodeproj/project.pbxproj
      {
        objects = {
      \(targets.joined(separator: "\n"))
          X = {isa = PBXFileReference; path = "\(configuration)"; sourceTree = "<group>"; };
          G = {isa = PBXGroup; children = (X, \(folders)); sourceTree = "<group>"; };
          P = {isa = PBXProject; mainGroup = G; targets = (\(ids)); };
        };
        rootObject = P;
      }
      """
  }
}
