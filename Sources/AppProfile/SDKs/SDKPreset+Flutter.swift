internal import PushRules

// Flutter plug-ins.
extension SDKPreset {
  private static let tree = "https://github.com/firebase/flutterfire/tree/09d423b"
  private static let dart = [
    "FirebaseMessaging.onMessage", "FirebaseMessaging.onMessageOpenedApp",
    "FirebaseMessaging.onBackgroundMessage", "getInitialMessage()",
  ]
  private static let always =
    "FirebaseAppDelegateProxyEnabled NO breaks it; nothing turns its delegate off."

  private static func flutterFire(
    _ id: String,
    first: PackageVersion? = nil,
    end: PackageVersion? = nil,
    takes: Taking = .always,
    isLate: Bool? = false,
    early: String? = nil,
    remarks: [String] = [always],
    sources: [String]
  ) -> SDKPreset {
    SDKPreset(
      id: id,
      name: "FlutterFire Messaging",
      first: first,
      end: end,
      packages: [.pub("firebase_messaging"), .pod("firebase_messaging")],
      adds: [.didReceiveFetch],
      takes: takes,
      isLate: isLate,
      early: early,
      handles: takes == .leaves ? [] : center,
      handlers: dart,
      remarks: remarks,
      sources: sources
    )
  }

  static let flutter: [SDKPreset] = [
    flutterFire(
      "flutterfire-7",
      end: PackageVersion("8.0.0"),
      takes: .leaves,
      remarks: ["FlutterAppDelegate hands pushes to it."],
      sources: ["https://github.com/firebase/flutterfire/pull/4012"]
    ),
    flutterFire(
      "flutterfire-8",
      first: PackageVersion("8.0.0"),
      end: PackageVersion("16.1.0"),
      sources: [tree]
    ),
    flutterFire(
      "flutterfire-16",
      first: PackageVersion("16.1.0"),
      end: PackageVersion("16.5.0"),
      isLate: nil,
      remarks: [
        always, "From 16.1.0 to 16.1.2 it sets itself up twice, and a tap crashes the app.",
      ],
      sources: [
        "https://github.com/firebase/flutterfire/pull/17888",
        "https://github.com/firebase/flutterfire/pull/18051",
        "https://github.com/firebase/flutterfire/issues/18495",
      ]
    ),
    flutterFire(
      "flutterfire-16-5",
      first: PackageVersion("16.5.0"),
      end: PackageVersion("16.7.0"),
      isLate: nil,
      early: "configureNotificationCenterDelegate",
      sources: [
        "https://github.com/firebase/flutterfire/pull/18501",
        "https://github.com/firebase/flutterfire/issues/18495",
      ]
    ),
    flutterFire(
      "flutterfire-16-7",
      first: PackageVersion("16.7.0"),
      isLate: nil,
      early: "configureNotificationCenterDelegate",
      remarks: [
        always,
        "Where plug-ins register after a scene has connected, it becomes the delegate once more, "
          + "also in place of the app's own.",
      ],
      sources: [
        "https://github.com/firebase/flutterfire/issues/18699",
        "https://github.com/firebase/flutterfire/pull/18501",
      ]
    ),
    SDKPreset(
      id: "flutter-local-notifications",
      name: "flutter_local_notifications",
      packages: [.pub("flutter_local_notifications"), .pod("flutter_local_notifications")],
      handlers: ["onDidReceiveNotificationResponse"],
      remarks: [
        "FlutterAppDelegate hands notifications to it; the app makes itself the delegate of the "
          + "notification center."
      ],
      sources: ["https://github.com/MaikuB/flutter_local_notifications/tree/46133c8"]
    ),
  ]
}
