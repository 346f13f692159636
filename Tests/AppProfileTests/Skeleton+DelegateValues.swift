extension Skeleton {
  /// Apps whose delegates are not named where they are set, or are wrapped by others.
  static let delegateValues: [Skeleton] = [
    value("a shared object", "Pushes.shared"),
    value("a static property of another class", "Services.pushes"),
    value("a property of a property", "services.inner.pushes"),
    value("a local variable", "own", launch: "let own = Pushes(); "),
    value("a local variable with a type", "own", launch: "let own: Pushes = make(); "),
    value(
      "what a container is asked for",
      "own",
      launch: "let own = Container.shared.resolve(Pushes.self)!; "
    ),
    value("an object that a container makes", "pushes", members: "@Inject(\\.pushes) var pushes"),
    value("a property of a protocol with one class", "own", members: "let own: Receiving = make()"),
    Skeleton(
      "a center behind a protocol of the app",
      """
      == App.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let pushes = Pushes(center: UNUserNotificationCenter.current())
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      protocol Notifying: AnyObject { var delegate: UNUserNotificationCenterDelegate? { get set } }
      extension UNUserNotificationCenter: Notifying {}
      class Pushes: NSObject, UNUserNotificationCenterDelegate {
        private let notifying: Notifying
        init(center: Notifying) {
          notifying = center
          super.init()
          notifying.delegate = self
        }
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
      }
      """,
      "app App · did-receive,will-present · delegate set · app"
    ),
    Skeleton(
      "a class that only leads to the delegate",
      """
      == App.swift
      extension Container { static func register() {} }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          UNUserNotificationCenter.current().delegate = Container.make()
          return true
        }
      }
      class Pushes: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
      }
      """,
      "app App · did-finish-launching,will-present · delegate set · app"
    ),
    Skeleton(
      "a local variable in Objective-C",
      """
      == AppDelegate.m
      @interface Pushes : NSObject <UNUserNotificationCenterDelegate>
      @end
      @implementation Pushes
      - (void)userNotificationCenter:(UNUserNotificationCenter *)c willPresentNotification:(UNNotification *)n withCompletionHandler:(void (^)(UNNotificationPresentationOptions))h {}
      @end
      @interface Other : NSObject <UNUserNotificationCenterDelegate>
      @end
      @implementation Other
      - (void)userNotificationCenter:(UNUserNotificationCenter *)c didReceiveNotificationResponse:(UNNotificationResponse *)r withCompletionHandler:(void (^)(void))h {}
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        Pushes *pushes = [self make];
        [UNUserNotificationCenter currentNotificationCenter].delegate = pushes;
        return YES;
      }
      @end
      """,
      "app App · did-finish-launching,will-present · delegate set · app"
    ),
    Skeleton(
      "an argument of a method that sets it",
      """
      == App.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          MoEngageSDKMessaging.sharedInstance.registerForRemoteNotification(withCategories: nil, andUserNotificationCenterDelegate: self)
          return true
        }
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
      }
      """,
      "app App · did-finish-launching,will-present · delegate set · app"
    ),
    Skeleton(
      "a class within a function",
      """
      == App.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          final class Local: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
          }
          UNUserNotificationCenter.current().delegate = Local()
          return true
        }
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      "app App · did-finish-launching,did-receive,will-present · delegate set · app"
    ),
    Skeleton(
      "a class that wraps the application delegate",
      """
      == App.swift
      @main class Wrapped: CioAppDelegateWrapper<AppDelegate> {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      "app App · did-finish-launching,did-receive · delegate none · app"
    ),
    Skeleton(
      "a wrapper that a SwiftUI app makes",
      """
      == App.swift
      @main struct Shop: App {
        @UIApplicationDelegateAdaptor(CioAppDelegateWrapper<AppDelegate>.self) var delegate
        var body: some Scene { WindowGroup { Text("Hi") } }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      "app App · did-receive · delegate none · scene"
    ),
    Skeleton(
      "a protocol with the name of the class",
      """
      == Other.h
      @protocol AppDelegate <NSObject>
      - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u;
      @end
      == AppDelegate.h
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      == AppDelegate.m
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o { return YES; }
      @end
      """,
      "app App · did-finish-launching · delegate none · app"
    ),
    Skeleton(
      "a helper with methods of a delegate that the app itself calls",
      """
      == App.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let helper = Helper()
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {
          helper.application(a, didReceiveRemoteNotification: u)
        }
      }
      class Helper {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      """,
      """
      app App · did-receive · delegate none · app
      """
    ),
  ]

  /// Application delegates whose own file does not show that they are delegates.
  static let openDelegates: [Skeleton] = [
    Skeleton(
      "imports of single classes and protocols",
      """
      == AppDelegate.swift
      import class Network.Agent
      import protocol Store.Manager
      import func Store.load
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      """,
      "app App · did-receive · delegate none · app"
    ),
    Skeleton(
      "a superclass that is not in the target",
      """
      == AppDelegate.swift
      @objc class AppDelegate: HostBase {
        override func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      }
      class Plugin: NSObject, HostPlugin {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      """,
      "app App · did-receive · delegate none · app"
    ),
    Skeleton(
      "a wrapper that is not in the target",
      """
      == AppDelegate.h
      @interface AppDelegate : XXAppDelegateWrapper <HostDelegate>
      @end
      == AppDelegate.m
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o { return [super application:a didFinishLaunchingWithOptions:o]; }
      @end
      """,
      "app App · did-finish-launching · delegate none · app"
    ),
    Skeleton(
      "a delegate that a nib file makes",
      """
      == main.m
      int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, nil); }
      == ShopAppDelegate_Pad.h
      @interface ShopAppDelegate_Pad : NSObject
      @end
      == ShopAppDelegate_Pad.m
      @implementation ShopAppDelegate_Pad
      - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u {}
      @end
      """,
      "app App · did-receive · delegate none · app"
    ),
    Skeleton(
      "a method that only hands on what it gets to others",
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
        func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) {
          Other.shared.userNotificationCenter(c, didReceive: r, withCompletionHandler: h)
        }
      }
      """,
      """
      app App · did-receive · delegate none · app
        3:8 method-without-delegate
      """
    ),
  ]

  private static func value(
    _ name: String,
    _ value: String,
    members: String = "",
    launch: String = ""
  ) -> Skeleton {
    Skeleton(
      "the value is " + name,
      """
      == App.swift
      protocol Receiving: AnyObject {}
      class Pushes: NSObject, UNUserNotificationCenterDelegate, Receiving {
        static let shared = Pushes()
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {}
      }
      class Other: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse, withCompletionHandler h: @escaping () -> Void) {}
      }
      class Services {
        static let pushes = Pushes()
        let inner = Inner()
      }
      class Inner { let pushes: Pushes = make() }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let services = Services()
        \(members)
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(launch)UNUserNotificationCenter.current().delegate = \(value)
          return true
        }
      }
      """,
      "app App · did-finish-launching,will-present · delegate set · app"
    )
  }
}
