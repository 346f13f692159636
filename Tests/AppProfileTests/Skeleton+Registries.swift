extension Skeleton {
  /// Apps that make a registry of PushKit, and one whose scene delegate only the Info.plist names.
  static let registries: [Skeleton] = [
    registry("a registry of the launch", launch: "register()", "set"),
    registry("a registry behind the sign-in", launch: "", "late"),
    Skeleton(
      "a registry in Objective-C",
      """
      == AppDelegate.m
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        self.registry = [[PKPushRegistry alloc] initWithQueue:nil];
        return YES;
      }
      @end
      """,
      "app App · did-finish-launching · delegate none · app · registry set"
    ),
    Skeleton(
      "a scene delegate of Flutter that no code names",
      """
      == Runner/AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      == Runner/Info.plist
      <plist><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneDelegateClassName</key><string>FlutterSceneDelegate</string>
        </dict></array></dict></dict></dict></plist>
      """,
      "app App · scene-will-connect · delegate none · scene"
    ),
  ]

  private static func registry(_ name: String, launch: String, _ moment: String) -> Skeleton {
    Skeleton(
      name,
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var registry: PKPushRegistry?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(launch)
          return true
        }
        func signedIn() { register() }
        func register() { registry = PKPushRegistry(queue: .main) }
      }
      """,
      "app App · did-finish-launching · delegate none · app · registry \(moment)"
    )
  }
}
