extension Skeleton {
  /// Apps with their projects and property lists.
  static let projects: [Skeleton] = [
    Skeleton(
      "an Info.plist with background modes and scenes",
      """
      == App/Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleName</key>
        <string>$(PRODUCT_NAME) &amp; more</string>
        <!-- <key>UIBackgroundModes</key> -->
        <key>UIBackgroundModes</key>
        <array>
          <string>remote-notification</string>
          <string>voip</string>
        </array>
        <key>UIApplicationSceneManifest</key>
        <dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
      </dict>
      </plist>
      == App/AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      "app App · did-receive · delegate none · scene · modes remote-notification,voip"
    ),
    Skeleton(
      "an Info.plist without scenes beside a scene delegate",
      """
      == App/Info.plist
      <plist version="1.0"><dict><key>CFBundleName</key><string>A</string></dict></plist>
      == App/Delegates.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, willConnectTo x: UISceneSession, options o: UIScene.ConnectionOptions) {}
      }
      """,
      "app App · scene-will-connect · delegate none · app"
    ),
    Skeleton(
      "a service extension in a folder of its own",
      """
      == App/AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      == Service/Info.plist
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.service</string>
      </dict></dict></plist>
      == Service/NotificationService.swift
      class NotificationService: UNNotificationServiceExtension {
        override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {}
      }
      """,
      """
      app App · did-finish-launching · delegate none · app
      service-extension Service · service-extension
      """
    ),
    Skeleton(
      "a service extension without a list, in Objective-C",
      """
      == AppDelegate.m
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o { return YES; }
      @end
      == NotificationService.h
      @interface NotificationService : UNNotificationServiceExtension
      @end
      == NotificationService.m
      @implementation NotificationService
      - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent * _Nonnull))contentHandler {}
      @end
      """,
      """
      app App · did-finish-launching · delegate none · app
      service-extension NotificationService · service-extension
      """
    ),
    Skeleton(
      "a project that tells targets apart",
      """
      == App.xcodeproj/project.pbxproj
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          F1 /* AppDelegate.swift */ = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Service.swift; sourceTree = "<group>"; };
          F4 = {isa = PBXFileReference; path = Clip.swift; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
          B3 = {isa = PBXBuildFile; fileRef = F3; };
          B4 = {isa = PBXBuildFile; fileRef = F4; };
          G1 = {isa = PBXGroup; children = (F1, F2, ); path = Main; sourceTree = "<group>"; };
          G2 = {isa = PBXGroup; children = (G1, F3, F4, ); sourceTree = "<group>"; };
          S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
          S3 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
          S4 = {isa = PBXSourcesBuildPhase; files = (B4, ); };
          T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (S1, ); buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
          T3 = {isa = PBXNativeTarget; name = Rich; buildPhases = (S3, ); productType = "com.apple.product-type.app-extension"; };
          T4 = {isa = PBXNativeTarget; name = Clip; buildPhases = (S4, ); productType = "com.apple.product-type.application.on-demand-install-capable"; };
          L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
          C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 14.0; }; };
          C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/Main/Shop-Info.plist"; }; };
          P = {isa = PBXProject; mainGroup = G2; buildConfigurationList = L0; targets = (T1, T3, T4, ); };
        };
        rootObject = P;
      }
      == Main/Shop-Info.plist
      <plist><dict><key>UIBackgroundModes</key><array><string>fetch</string></array></dict></plist>
      == Main/AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      == Main/Old.swift
      @UIApplicationMain class OldDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      == Service.swift
      class Service: UNNotificationServiceExtension {
        override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {}
      }
      == Clip.swift
      @main class ClipDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      """,
      """
      app Shop · did-receive · delegate none · app · modes fetch · from 14.0
      service-extension Rich · service-extension · from 14.0
      other Clip · did-finish-launching · from 14.0
      """
    ),
    Skeleton(
      "folders that Xcode keeps in step, and settings in a file",
      """
      == ios/App.xcodeproj/project.pbxproj
      {
        objects = {
          X1 = {isa = PBXFileReference; path = Config.xcconfig; sourceTree = "<group>"; };
          E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Preview.swift, ); target = T1; };
          R1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = App; sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (R1, X1, ); sourceTree = "<group>"; };
          T1 = {isa = PBXNativeTarget; name = App; buildPhases = (); fileSystemSynchronizedGroups = (R1, ); buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
          C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X1; buildSettings = {GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; }; };
          P = {isa = PBXProject; mainGroup = G1; targets = (T1, ); };
        };
        rootObject = P;
      }
      == ios/Config.xcconfig
      // What all builds share.
      IPHONEOS_DEPLOYMENT_TARGET = 17.0 // the oldest
      == ios/App/AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      == ios/App/Preview.swift
      extension AppDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      "app App · did-finish-launching · delegate none · scene · from 17.0"
    ),
    Skeleton(
      "a Podfile states the version, and code of others does not count",
      """
      == ios/Podfile
      # platform :ios, '9.0'
      platform :ios, '13.0'
      == ios/Pods/Other/OtherDelegate.swift
      class OtherDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      == ios/Runner/AppDelegate.swift
      @main class AppDelegate: CDVAppDelegate {}
      """,
      "app App · will-finish-launching,did-finish-launching · delegate none · app · from 13.0"
    ),
    Skeleton(
      "a Swift package and tests beside it",
      """
      == Package.swift
      let package = Package(name: "A", platforms: [.macOS(.v12), .iOS(.v15)])
      == Sources/App/AppDelegate.swift
      public final class AppDelegate: NSObject, UIApplicationDelegate {
        public func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      == Tests/AppTests/FakeDelegate.swift
      final class FakeDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      """,
      "app App · did-receive · delegate none · app · from 15"
    ),
    Skeleton(
      "two objects that could be the delegate",
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let center = UNUserNotificationCenter.current()
          center.delegate = Second.shared
          return true
        }
      }
      class First: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
      }
      class Second: NSObject, UNUserNotificationCenterDelegate {
        static let shared = Second()
        func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) {}
      }
      """,
      "app App · did-finish-launching,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "an app of another platform beside it, and shared code with a delegate of its own",
      """
      == App.xcodeproj/project.pbxproj
      {
        objects = {
          R1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
          R2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>"; };
          R3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
          G1 = {isa = PBXGroup; children = (R1, R2, R3, ); sourceTree = "<group>"; };
          T1 = {isa = PBXNativeTarget; name = Phone; buildPhases = (); fileSystemSynchronizedGroups = (R1, ); buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
          T2 = {isa = PBXNativeTarget; name = Mac; buildPhases = (); fileSystemSynchronizedGroups = (R2, ); buildConfigurationList = L2; productType = "com.apple.product-type.application"; };
          L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
          L2 = {isa = XCConfigurationList; buildConfigurations = (); };
          C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = R3; baseConfigurationReferenceRelativePath = Phone.xcconfig; buildSettings = {}; };
          P = {isa = PBXProject; mainGroup = G1; targets = (T1, T2, ); };
        };
        rootObject = P;
      }
      == Settings/Base.xcconfig
      IPHONEOS_DEPLOYMENT_TARGET = 16.0
      == Settings/Phone.xcconfig
      #include "Base.xcconfig"
      INFOPLIST_FILE = Phone/Info.plist
      == Phone/Info.plist
      <plist><dict><key>UIBackgroundModes</key><array><string>voip</string></array></dict></plist>
      == Phone/AppDelegate.swift
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      == Mac/AppDelegate.swift
      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        func application(_ a: NSApplication, didReceiveRemoteNotification u: [String: Any]) {}
      }
      == Modules/Package.swift
      let package = Package(name: "Modules")
      == Modules/Sources/Demo/DemoDelegate.swift
      public final class DemoDelegate: NSObject, UIApplicationDelegate {
        public func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      """,
      """
      app Phone · did-receive · delegate none · app · modes voip · from 16.0
      other Mac · 
      """
    ),
  ]
}
