internal import PushRules

// Firebase in Swift and Objective-C.
extension SDKPreset {
  private static let swizzler =
    "https://github.com/google/GoogleUtilities/tree/9f183ae/GoogleUtilities/AppDelegateSwizzler"
  private static let guide = "https://firebase.google.com/docs/cloud-messaging/ios/client"
  private static let modules = ["FirebaseMessaging", "FirebaseAuth"]
  private static let proxy = Switch.list(
    ["FirebaseAppDelegateProxyEnabled", "GoogleUtilitiesAppDelegateProxyEnabled"],
    off: false
  )
  private static let packages: [Package] = [
    .pod("FirebaseMessaging"), .pod("FirebaseAuth"),
    .repository("firebase-ios-sdk", importing: modules),
  ]

  static let firebase: [SDKPreset] = [
    SDKPreset(
      id: "firebase-10",
      name: "Firebase",
      end: PackageVersion("11.0.0"),
      packages: packages,
      toggle: proxy,
      handlers: ["messaging(_:didReceiveRegistrationToken:)"],
      remarks: [
        "Sees what reaches the application delegate's methods, and passes all of it on."
      ],
      sources: ["https://github.com/google/GoogleUtilities/pull/162", guide]
    ),
    SDKPreset(
      id: "firebase-11",
      name: "Firebase",
      first: PackageVersion("11.0.0"),
      packages: packages,
      adds: [.didReceiveFetch],
      toggle: proxy,
      handlers: ["messaging(_:didReceiveRegistrationToken:)"],
      remarks: ["What it adds calls the app's own did-receive-fetch, and never did-receive."],
      sources: [
        swizzler, "https://github.com/google/GoogleUtilities/pull/162",
        "https://github.com/firebase/firebase-ios-sdk/tree/eed63a3/FirebaseMessaging/Sources",
        guide,
      ]
    ),
  ]
}
