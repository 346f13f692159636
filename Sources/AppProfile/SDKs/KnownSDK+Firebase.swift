import PushRules

// Firebase, and plug-ins of Flutter.
extension KnownSDK {
  private static let repository = "https://github.com/firebase/flutterfire/"
  private static let initialization = "configureNotificationCenterDelegate"
  private static let call = "FLTFirebaseMessagingPlugin.\(initialization)() in didFinishLaunching"
  private static let late = SDKFact(.takes(.late))
    .at(repository + "pull/17888", repository + "issues/18495")
    .when(.anySwitch, .scenes, .otherDelegate)
  private static let lost = SDKFact(
    "the tap that launches the app is lost: nothing is the delegate before launching ends",
    repository + "issues/18495",
    repository + "pull/18501"
  ).when(.anySwitch, .scenes, .noOwnDelegate, .without("onesignal"))
  private static let inTime = SDKFact(.takes([]))
    .when(.anySwitch, .otherDelegate)

  static let flutterFire = KnownSDK(
    "flutterfire: FlutterFire Messaging",
    repository + "tree/09d423b/packages/firebase_messaging/firebase_messaging/ios",
    ["pub firebase_messaging", "pods firebase_messaging", "modules firebase_messaging"],
    toggle: firebaseProxy,
    facts: delegate + scenes + [
      SDKFact(.adds(.didReceiveFetch)).when(.anySwitch),
      SDKFact("FlutterAppDelegate hands pushes to it", repository + "pull/4012")
        .before("8.0.0"),
      SDKFact(
        "its handlers hear no push where awesome_notifications has become the delegate last, which "
          + "passes none on",
        "https://github.com/rafaelsetragni/awesome_notifications/issues/493"
      )
      .when(.anySwitch, .beside("awesome-notifications"))
      .finding(.sdkUnheard, expected: "awesome_notifications_fcm in place of firebase_messaging"),
      SDKFact("its handlers may hear no push", repository + "issues/6399")
        .when(.switchedOff)
        .finding(.switchDisputed, expected: "leave the key out")
        .but(
          "Three reports say that NO is what made it work: firebase/flutterfire#12618, #12978 and "
            + "#17206."
        ),
    ],
    handlers: [
      SDKHandler("FirebaseMessaging.onMessage").runs(.foreground, for: [.shown])
        .runs(.foreground, under: .didReceiveFetch),
      SDKHandler("FirebaseMessaging.onBackgroundMessage").runs(.background),
      SDKHandler("FirebaseMessaging.onMessageOpenedApp").runs(.tap, .action, .dismissal),
      SDKHandler("FirebaseMessaging.getInitialMessage")
        .runs(.launch, under: .didFinishLaunching, in: .app)
        .runs(.launch, under: .sceneWillConnect, in: .scene, from: "16.1.0"),
    ],
    key: "gcm.message_id"
  )

  private static let delegate: [SDKFact] = [
    inTime.from("8.0.0").before("16.1.0"),
    inTime.from("16.1.0").when(.noScenes),
    inTime.from("16.5.0").when(.scenes, .calls(initialization)),
    late.from("16.1.0").before("16.5.0"),
    late.from("16.5.0").when(.callsNot(initialization)),
    lost.from("16.1.0").before("16.5.0")
      .finding(.delegateLate, expected: "16.5 or later, and " + call),
    lost.from("16.5.0").when(.callsNot(initialization)).finding(.delegateLate, expected: call),
    SDKFact(
      "it leaves FlutterAppDelegate the delegate of the notification center, and hears what that "
        + "hands on"
    )
    .from("8.0.0").when(.anySwitch, .flutterDelegate),
  ]

  private static let scenes: [SDKFact] = [
    SDKFact(
      "getInitialMessage() gives null for the tap that launches the app: it reads launchOptions",
      repository + "pull/17888"
    )
    .before("16.1.0").when(.anySwitch, .scenes)
    .finding(.launchKeyInScenes, expected: "16.4 or later"),
    SDKFact(
      "getInitialMessage() may give null for the tap that launches the app: it does not wait for "
        + "the scene",
      repository + "issues/17991",
      repository + "pull/18352"
    )
    .from("16.1.0").before("16.4.0").when(.anySwitch, .scenes)
    .finding(.launchKeyInScenes, expected: "16.4 or later"),
    SDKFact("it sets itself up twice, and a tap crashes the app")
      .at(repository + "issues/18037", repository + "pull/18051")
      .from("16.1.0").before("16.1.3").when(.anySwitch, .scenes)
      .finding(.sdkCrash, expected: "16.1.3 or later"),
    SDKFact(
      "it becomes the delegate once more, also in place of the app's own, where plug-ins register "
        + "after a scene has connected",
      repository + "issues/18699"
    )
    .from("16.7.0").when(.anySwitch, .scenes),
  ]

  static let flutterLocalNotifications = KnownSDK(
    "flutter-local-notifications: flutter_local_notifications",
    "https://github.com/MaikuB/flutter_local_notifications/tree/46133c8",
    [
      "pub flutter_local_notifications", "pods flutter_local_notifications",
      "modules flutter_local_notifications",
    ],
    facts: [
      SDKFact(
        "FlutterAppDelegate hands notifications to it once the app has made itself the delegate of "
          + "the notification center"
      ),
      SDKFact(
        "its handler hears no tap",
        "https://github.com/OneSignal/OneSignal-Flutter-SDK/issues/197"
      )
      .when(.noOwnDelegate, .calls("onDidReceiveNotificationResponse"))
      .finding(
        .sdkUnheard,
        expected: "UNUserNotificationCenter.current().delegate = self in didFinishLaunching"
      ),
      SDKFact(
        "what it shows for a push is a notification of its own, and will-present runs for both"
      ).inferred.when(.beside("flutterfire")),
    ],
    handlers: [SDKHandler("onDidReceiveNotificationResponse")]
  )

  private static let core = "https://github.com/rafaelsetragni/IosAwnCore/blob/b37f17d/IosAwnCore/"

  static let awesomeNotifications = KnownSDK(
    "awesome-notifications: awesome_notifications",
    core + "Classes/AwesomeNotifications.swift",
    ["pub awesome_notifications", "pods awesome_notifications", "modules awesome_notifications"],
    facts: [
      SDKFact(.takes(.alone)),
      SDKFact("its will-present shows a push that is not its own, with sound and badge"),
    ],
    handlers: [SDKHandler("AwesomeNotifications().setListeners", "setListeners")]
  )

  private static let change = "https://github.com/google/GoogleUtilities/pull/162"
  private static let guide = "https://firebase.google.com/docs/cloud-messaging/ios/client"
  static let firebaseProxy = Switch(
    "FirebaseAppDelegateProxyEnabled or GoogleUtilitiesAppDelegateProxyEnabled NO in Info.plist"
  )

  static let firebase = KnownSDK(
    "firebase: Firebase",
    "https://github.com/google/GoogleUtilities/tree/9f183ae/GoogleUtilities/AppDelegateSwizzler",
    [
      "pods FirebaseMessaging FirebaseAuth Firebase* FirebaseCore*",
      "repositories firebase-ios-sdk*", "modules FirebaseMessaging FirebaseAuth",
    ],
    toggle: firebaseProxy,
    facts: [
      SDKFact("it sees what reaches the application delegate's methods, and passes all of it on")
        .at(change, guide).before("11.0.0"),
      SDKFact(.adds(.didReceiveFetch)).from("11.0.0"),
      SDKFact("Messaging gets no device token and no push unless the app hands them over")
        .at(guide).documented
        .when(.switchedOff, .without("flutterfire"), .without("rnfb-messaging"))
        .when(.without("nativescript-firebase"), .calls("FirebaseMessaging"))
        .when(.callsNot("apnsToken"), .callsNot("setAPNSToken"), .callsNot("APNSToken"))
        .finding(
          .sdkUnfed,
          expected: "Messaging.messaging().apnsToken set in didRegister"
            + "ForRemoteNotificationsWithDeviceToken"
        ),
    ],
    handlers: [
      SDKHandler("messaging(_:didReceiveRegistrationToken:)", "didReceiveRegistrationToken")
    ]
  )
}
