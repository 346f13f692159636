@testable import AppProfile

// Several targets, each read by itself.
extension QuietAppTests {
  /// A project of an app and of a second one, with a framework that registers for both.
  static func projects(ofSecond code: String) -> [String] {
    let target = { (id: Int, name: String, type: String) in
      """
          R\(id) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
          T\(id) = {isa = PBXNativeTarget; name = \(name); buildPhases = (); fileSystemSynchronizedGroups = (R\(id), ); buildConfigurationList = L\(id); productType = "com.apple.product-type.\(type)"; };
          L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id), ); };
          C\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {CODE_SIGN_ENTITLEMENTS = \(name)/\(name).entitlements; }; };
      """
    }
    return [
      """
      == App.xcodeproj/project.pbxproj
      {
        objects = {
      \(target(1, "Shop", "application"))
      \(target(2, "Tester", "application"))
      \(target(3, "Core", "framework"))
          G1 = {isa = PBXGroup; children = (R1, R2, R3, ); sourceTree = "<group>"; };
          P = {isa = PBXProject; mainGroup = G1; targets = (T1, T2, T3, ); };
        };
        rootObject = P;
      }
      """,
      "== Core/Pushes.swift\nclass Pushes { func start() { UIApplication.shared.registerForRemoteNotifications() } }",
      "== Shop/Shop.entitlements\n<plist><dict><key>aps-environment</key><string>production</string></dict></plist>",
      "== Tester/Tester.entitlements\n<plist><dict></dict></plist>",
      app("\(fetch) { done(.noData) }").replacing("== ", with: "== Shop/"),
      app(code).replacing("== ", with: "== Tester/"),
    ]
  }

  static let targets = [
    Pair(
      "the host of a framework's tests",
      "aps-environment-missing",
      projects(ofSecond: "\(launch) { true }"),
      but: projects(ofSecond: "\(launch) { \(register); return true }")
    ),
    Pair(
      "the host of a framework's tests, by folders",
      "delegate-late",
      folders("Core"),
      but: folders("UIKit")
    ),
    Pair(
      "the packages of another app of the workspace",
      "switch-disputed",
      workspace("http: ^1.0.0"),
      but: workspace("firebase_messaging: ^15.0.0")
    ),
  ]

  /// A framework with the host of its tests, and apps beside it; one imports the framework.
  private static func folders(_ importing: String) -> [String] {
    [
      app("\(launch) { true }").replacing("== ", with: "== Core/Tester/"),
      "== Core/Core/Pushes.swift\nclass Pushes { func start() { UNUserNotificationCenter.current().delegate = nobody } }",
      app("\(launch) { \(center); return true }").replacing("== ", with: "== Shop/"),
      "== Shop/Start.swift\nimport \(importing)",
    ]
  }

  /// A workspace with one lock file; one of two apps names the package.
  private static func workspace(_ manifest: String) -> [String] {
    [
      "== pubspec.lock\npackages:\n  firebase_messaging:\n    version: \"15.2.0\"",
      "== one/pubspec.yaml\ndependencies:\n  firebase_messaging: ^15.0.0",
      "== two/pubspec.yaml\ndependencies:\n  \(manifest)",
      ReportedAppTests.runner.replacing("== ", with: "== one/"),
      ReportedAppTests.runner.replacing("== ", with: "== two/"),
      "== two/ios/Runner/Info.plist\n<plist><dict><key>FirebaseAppDelegateProxyEnabled</key><false/></dict></plist>",
    ]
  }
}
