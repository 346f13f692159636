import Testing

@testable import AppProfile

/// What shows that an app has an SDK, in which version, and what is the SDK's own code.
struct SDKEvidenceTests {
  @Test
  func `an import alone shows an SDK, and a broken or binary lock file is named`() throws {
    let text = [
      ReportedAppTests.delegate, ReportedAppTests.messaging, "== package.json\n{\"dependencies\":[",
      "== bun.lockb\nx",
    ]
    .joined(separator: "\n")
    let profile = Profile(reading: Skeleton("", text, "").files)
    let app = try #require(profile.app)
    #expect(app.facts.contains { $0.value == "firebase" && $0.place.file == "ios/Push.swift" })
    #expect(app.unknown.contains { $0.reason.contains("imports FirebaseMessaging") })
    #expect(Set(profile.unread.map(\.file)) == ["bun.lockb", "package.json"])
  }

  private static let locks: KeyValuePairs<String, String> = [
    "== bun.lock\n{\n  \"packages\": {\n    \"expo-notifications\": [\"expo-notifications@0.29.14\", \"\", {}],":
      "expo-notifications@0.29.14",
    "== Podfile.lock\nPODS:\n  - flutter_local_notifications (0.0.1):\n== pubspec.lock\npackages:\n  flutter_local_notifications:\n    version: \"18.0.1\"":
      "flutter-local-notifications@18.0.1",
    "== Podfile.lock\nPODS:\n  - FirebaseMessaging (9.9.0):\n\nEXTERNAL SOURCES:\n  FirebaseMessaging:\n    :path: \"../fork\"":
      "firebase",
    "== Podfile.lock\nPODS:\n  - RNFBMessaging (22.1.0):\n\nEXTERNAL SOURCES:\n  RNFBMessaging:\n    :path: \"../node_modules/@react-native-firebase/messaging\"":
      "rnfb-messaging@22.1",
    "== Podfile\npod 'Firebase/Messaging', '11.2.0'\n" + ReportedAppTests.messaging:
      "firebase@11.2",
    "== A.xcodeproj/project.pbxproj\n{objects={A={isa=XCRemoteSwiftPackageReference;repositoryURL=\"https://github.com/firebase/firebase-ios-sdk.git\";requirement={kind=exactVersion;version=10.29.0;};};};}\n"
      + ReportedAppTests.messaging: "firebase@10.29",
    "== Package.swift\n  .package(url: \"https://github.com/firebase/firebase-ios-sdk\", from: \"10.29.0\"),\n"
      + ReportedAppTests.messaging: "firebase@10.x",
    // The version of a wrapper is its own.
    "== package.json\n{\"dependencies\":{\"clevertap-react-native\":\"2.2.1\"}}": "clevertap",
    "== App.csproj\n<PackageReference Include=\"Airship.Net\" Version=\"20.1.0\" />": "airship",
    "== config.xml\n  <plugin name=\"onesignal-cordova-plugin\" spec=\"5.2.0\" />": "onesignal",
  ]

  @Test(arguments: locks)
  func `a lock file, a project or a manifest states a version`(file: String, sdk: String) throws {
    let text = [ReportedAppTests.delegate, file].joined(separator: "\n")
    let app = try #require(Profile(reading: Skeleton("", text, "").files).app)
    #expect(app.facts.contains { $0.value == sdk }, "\(app.facts.map(\.value))")
  }

  @Test
  func `the code of a plug-in in the repository is no code of the app`() throws {
    let plugin = """
      == packages/push/pubspec.yaml
      name: firebase_messaging
      == packages/push/ios/firebase_messaging.podspec
        s.version          = '15.2.0'
      == packages/push/ios/Classes/Plugin.m
      @implementation Plugin
      - (void)start { [UNUserNotificationCenter currentNotificationCenter].delegate = self; }
      - (void)userNotificationCenter:(UNUserNotificationCenter *)c willPresentNotification:(UNNotification *)n withCompletionHandler:(void (^)(UNNotificationPresentationOptions))h {}
      @end
      """
    let text = [ReportedAppTests.runner, plugin].joined(separator: "\n")
    let app = try #require(Profile(reading: Skeleton("", text, "").files).app)
    #expect(app.examination.isEmpty)
    #expect(app.facts.contains { $0.value == "flutterfire@15.2" })
  }
}
