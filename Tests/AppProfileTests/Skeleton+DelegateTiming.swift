extension Skeleton {
  /// Apps that make the delegate of the notification center as the value of a property.
  static let delegateTiming: [Skeleton] = [
    timing(
      "an object of the application delegate, from the beginning",
      "let pushes = Pushes()\n  let name: String? = nil",
      set: true
    ),
    timing(
      "an object made by a closure that runs at once",
      "let pushes: Pushes = { Pushes() }()",
      set: true
    ),
    timing(
      "an object behind a line break",
      "private(set) var pushes: Pushes? =\n    Pushes()",
      set: true
    ),
    timing("a closure that is kept", "let make = { Pushes() }", set: false),
    timing("a lazy object that nobody reads", "lazy var pushes = Pushes()", set: false),
    timing(
      "a lazy object that the launch reads",
      "lazy var pushes = Pushes()",
      launch: "_ = pushes",
      set: true
    ),
    timing("a static object that nobody reads", "static let pushes = Pushes()", set: false),
    timing(
      "a static object that the launch reads",
      "static let pushes = Pushes()",
      launch: "_ = Self.pushes",
      set: true
    ),
    timing(
      "a computed object that the launch reads",
      "var pushes: Pushes { Pushes() }",
      launch: "_ = pushes",
      set: true
    ),
    timing("a computed object that nobody reads", "var pushes: Pushes { Pushes() }", set: false),
    timing(
      "a type alone is no object",
      "var pushes: Pushes?\n  var others: [String: Pushes] = [:]",
      set: false
    ),
    timing(
      "a value ends before the next member",
      "let a = 1 < 2\n  func later() { _ = Pushes() }",
      set: false
    ),
    timing(
      "a value that another begins",
      "let a = 1, pushes = 2\n  @objc func later() { _ = Pushes() }",
      set: false
    ),
    timing(
      "an object behind a protocol that begins with it",
      "let maker: Making = Early()\n",
      launch: "maker.make()",
      set: true
    ),
    timing(
      "an object behind a protocol that begins with another one",
      "let maker: Making = Idle()\n",
      launch: "maker.make()",
      set: false
    ),
    Skeleton(
      "a shared object that a SwiftUI app touches",
      """
      == App.swift
      @main struct DemoApp: App {
        init() { _ = Center.shared }
        var body: some Scene { WindowGroup { Text("Hi") } }
      }
      final class Center: NSObject, UNUserNotificationCenterDelegate {
        static let shared: Center = {
          let center = Center()
          UNUserNotificationCenter.current().delegate = center
          return center
        }()
      }
      """,
      "app App ·  · delegate set · scene"
    ),
    Skeleton(
      "a state object of a SwiftUI app",
      """
      == App.swift
      @main struct DemoApp: App {
        @StateObject private var pushes = Pushes()
        var body: some Scene { WindowGroup { Text("Hi") } }
      }
      \(pushes)
      """,
      "app App ·  · delegate late · scene"
    ),
    Skeleton(
      "a state of a SwiftUI app",
      """
      == App.swift
      @main struct DemoApp: App {
        @State private var pushes = Pushes()
        var body: some Scene { WindowGroup { Text("Hi") } }
      }
      \(pushes)
      """,
      "app App ·  · delegate set · scene"
    ),
  ]

  private static let pushes = """
    final class Pushes: NSObject, UNUserNotificationCenterDelegate {
      override init() {
        super.init()
        UNUserNotificationCenter.current().delegate = self
      }
    }
    protocol Making { func make() }
    struct Early: Making { func make() { _ = Pushes() } }
    struct Idle: Making { func make() {} }
    """

  private static func timing(
    _ name: String,
    _ member: String,
    launch: String = "",
    set isSet: Bool
  ) -> Skeleton {
    Skeleton(
      name,
      """
      == AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        \(member)
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { \(launch); return true }
      }
      \(pushes)
      """,
      "app App · did-finish-launching · delegate \(isSet ? "set" : "late") · app"
    )
  }
}
