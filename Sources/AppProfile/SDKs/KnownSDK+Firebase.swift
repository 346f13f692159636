internal import PushRules

// Firebase in Swift and Objective-C.
extension KnownSDK {
  private static let change = "https://github.com/google/GoogleUtilities/pull/162"
  private static let guide = "https://firebase.google.com/docs/cloud-messaging/ios/client"
  static let firebaseProxy = Switch.list(
    ["FirebaseAppDelegateProxyEnabled", "GoogleUtilitiesAppDelegateProxyEnabled"],
    off: false
  )

  static let firebase = KnownSDK(
    id: "firebase",
    name: "Firebase",
    source:
      "https://github.com/google/GoogleUtilities/tree/9f183ae/GoogleUtilities/AppDelegateSwizzler",
    packages: [
      .pod("FirebaseMessaging"), .pod("FirebaseAuth"), .pod("Firebase", isShared: true),
      .pod("FirebaseCore", isShared: true), .repository("firebase-ios-sdk", isShared: true),
    ],
    modules: ["FirebaseMessaging", "FirebaseAuth"],
    toggle: firebaseProxy,
    facts: [
      SDKFact(
        "it sees what reaches the application delegate's methods, and passes all of it on",
        change,
        guide
      ).before("11.0.0"),
      SDKFact(.adds(.didReceiveFetch)).from("11.0.0"),
      SDKFact(
        "Messaging gets no device token and no push unless the app hands them over",
        guide
      ).documented
        .when(.switchedOff, .without("flutterfire"), .without("rnfb-messaging"))
        .when(.without("nativescript-firebase"), .calls("FirebaseMessaging"))
        .when(.callsNot("apnsToken"), .callsNot("setAPNSToken"), .callsNot("APNSToken"))
        .finding(
          .sdkUnfed,
          at: .toggle,
          expected: "Messaging.messaging().apnsToken set in didRegister"
            + "ForRemoteNotificationsWithDeviceToken"
        ),
    ],
    handlers: [
      SDKHandler("messaging(_:didReceiveRegistrationToken:)", "didReceiveRegistrationToken")
    ]
  )
}
