internal import PushRules

// Packages of React Native.
extension KnownSDK {
  static let reactNative = [
    nativeFirebase, notifee, expoNotifications, reactNativeNotifications, pushNotificationIOS,
  ]

  private static let rnfb = "https://github.com/invertase/react-native-firebase/"
  private static let messaging = rnfb + "tree/4ef21d0/packages/messaging/ios"

  private static let nativeFirebase = KnownSDK(
    id: "rnfb-messaging",
    name: "React Native Firebase Messaging",
    packages: [.npm("@react-native-firebase/messaging"), .pod("RNFBMessaging")],
    toggle: firebaseProxy,
    facts: [
      SDKFact(.adds(.didReceiveFetch), .observed, messaging).when(.anySwitch),
      SDKFact(.takes(.init()), .observed, messaging).when(.anySwitch),
      SDKFact(
        "what the app's will-present answers has no effect: it answers first",
        .observed,
        rnfb + "issues/8754"
      )
      .before("23.8.5").when(.anySwitch, .ownDelegate, .has(.willPresent))
      .finding(.answerIgnored, at: .method(.willPresent), expected: "26 or later"),
      SDKFact(
        "it calls the completion handler of will-present after the app's own method has",
        .observed,
        rnfb + "issues/9049"
      )
      .from("23.8.5").before("26.0.0").when(.anySwitch, .ownDelegate, .has(.willPresent))
      .finding(.completionTwice, at: .method(.willPresent), expected: "26 or later"),
      SDKFact(
        "it answers will-present after expo-notifications has, and nothing is shown in front",
        .observed,
        rnfb + "issues/9050"
      )
      .from("23.8.5").before("26.0.0").when(.anySwitch, .beside("expo-notifications"))
      .finding(.completionTwice, expected: "26 or later"),
    ],
    handlers: [
      SDKHandler("onMessage", messaging)
        .runs(under: .willPresent, .front, for: [.shown])
        .runs(under: .didReceiveFetch, .front),
      SDKHandler("setBackgroundMessageHandler", messaging)
        .runs(under: .didReceiveFetch, .background),
      SDKHandler("onNotificationOpenedApp", messaging).runs(under: .didReceiveResponse, .tap),
      SDKHandler("getInitialNotification", messaging).runs(under: .didReceiveResponse, .launch),
    ],
    key: "gcm.message_id"
  )

  private static let core = "https://github.com/invertase/notifee/tree/b73c76d/ios/NotifeeCore"

  private static let notifee = KnownSDK(
    id: "notifee",
    name: "notifee",
    packages: [.npm("@notifee/react-native"), .pod("RNNotifee"), .pod("RNNotifeeCore")],
    facts: [
      SDKFact(.takes(.init()), .observed, core),
      SDKFact(
        "the delegate before it hears nothing of notifications with notifee_options",
        .observed,
        core,
        "https://github.com/invertase/notifee/issues/616"
      ),
      SDKFact(
        "nothing calls the completion handler of will-present for a push without notifee_options, "
          + "and nothing is shown in front",
        .observed,
        core
      )
      .when(
        .noOwnDelegate,
        .without("rnfb-messaging"),
        .without("onesignal"),
        .without("react-native-notifications"),
        .without("expo-notifications")
      )
      .finding(
        .completionNever,
        expected: "a delegate of the app with will-present that is set before launching ends"
      ),
      SDKFact("it never calls the completion handler of a dismissal", .observed, core),
    ],
    handlers: [
      SDKHandler("onForegroundEvent", core)
        .runs(under: .didReceiveResponse, .tap, .launch, .action, .dismissal),
      SDKHandler("onBackgroundEvent", core).runs(under: .didReceiveResponse, .action, .dismissal),
      SDKHandler("notifee.getInitialNotification", core).neverRuns(),
    ]
  )

  private static let expo = "https://github.com/expo/expo/"
  private static let manager =
    expo + "blob/01ebbef/packages/expo-notifications/ios/EXNotifications/Notifications/"
    + "NotificationCenterManager.swift"
  private static let emitter =
    expo + "blob/08a49cc/packages/expo-notifications/ios/EXNotifications/Notifications/Emitter/"
    + "EmitterModule.swift"
  private static let deaf = SDKFact(
    "its handlers hear no push: it leaves the delegate of the notification center that it finds",
    .observed,
    manager,
    expo + "issues/20937"
  ).before("58.0.11")

  private static let expoNotifications = KnownSDK(
    id: "expo-notifications",
    name: "expo-notifications",
    packages: [.npm("expo-notifications"), .pod("EXNotifications"), .pod("ExpoNotifications")],
    facts: [
      SDKFact(.adds(.didReceiveFetch), .observed, expo + "tree/bf9e966/packages/expo/ios"),
      SDKFact(.takes(.init(onlyIfFree: true)), .observed, manager).before("58.0.11"),
      SDKFact(.takes(.init()), .observed, expo + "pull/48313").from("58.0.11"),
      deaf.when(.beside("onesignal"))
        .finding(.sdkUnheard, expected: "58.0.11 or later, or one of the two"),
      deaf.when(.ownDelegate)
        .finding(.sdkUnheard, at: .ownDelegate, expected: "no delegate of the app's own"),
      SDKFact(
        "it and the delegate before it may both call a completion handler",
        .inferred,
        expo + "pull/48313"
      ).from("58.0.11"),
    ],
    handlers: [
      SDKHandler("setNotificationHandler", manager).runs(under: .willPresent, .front),
      SDKHandler("addNotificationReceivedListener", emitter).runs(under: .willPresent, .front),
      SDKHandler("addNotificationResponseReceivedListener", emitter)
        .runs(under: .didReceiveResponse, .tap, .launch, .action, .dismissal),
      SDKHandler("useLastNotificationResponse", emitter)
        .runs(under: .didReceiveResponse, .tap, .launch, .action, .dismissal),
      SDKHandler("Notifications.registerTaskAsync", manager)
        .runs(under: .didReceiveFetch, .background),
    ]
  )

  private static let wix = "https://github.com/wix/react-native-notifications/tree/aa5a0f3/lib/ios"
  private static let launchOptions =
    "getInitialNotification gives nothing for the tap that launches the app: it reads launchOptions"

  private static let reactNativeNotifications = KnownSDK(
    id: "react-native-notifications",
    name: "react-native-notifications",
    packages: [.npm("react-native-notifications"), .pod("react-native-notifications")],
    toggle: .code(["startMonitorNotifications"]),
    facts: [
      SDKFact(.takes(.init(passesOn: false)), .observed, wix),
      SDKFact("other delegates join by addNativeDelegate", .observed, wix),
      SDKFact(
        "registerNotificationReceivedBackground runs only if the app hands did-receive-fetch to it",
        .observed,
        wix
      )
      .when(.calls("registerNotificationReceivedBackground"), .lacks(.didReceiveFetch))
      .finding(
        .sdkUnfed,
        expected: "did-receive-fetch with RNNotifications.didReceiveBackgroundNotification"
      ),
      SDKFact(launchOptions, .observed, wix).when(.scenes, .calls("getInitialNotification"))
        .finding(.launchKeyInScenes, expected: "the response read where the scene connects"),
    ],
    handlers: [
      SDKHandler("registerNotificationReceivedForeground", wix).runs(under: .willPresent, .front),
      SDKHandler("registerNotificationReceivedBackground", wix)
        .runs(under: .didReceiveFetch, .front, .background),
      SDKHandler("registerNotificationOpened", wix)
        .runs(under: .didReceiveResponse, .tap, .action, .dismissal),
      SDKHandler("getInitialNotification", wix)
        .runs(under: .didFinishLaunching, .launch, in: .app),
    ]
  )

  private static let community =
    "https://github.com/react-native-push-notification/ios/tree/84a3dd1/ios"

  private static let pushNotificationIOS = KnownSDK(
    id: "push-notification-ios",
    name: "push-notification-ios",
    packages: [
      .npm("@react-native-community/push-notification-ios"), .pod("RNCPushNotificationIOS"),
      .pod("React-RCTPushNotification"),
    ],
    facts: [
      SDKFact(
        "the app's own did-receive-fetch and did-receive-response hand pushes to it",
        .observed,
        community
      ),
      SDKFact("its listeners hear no push: nothing hands one to it", .observed, community)
        .when(.calls("PushNotificationIOS"), .lacks(.didReceiveFetch), .lacks(.didReceiveResponse))
        .finding(
          .sdkUnfed,
          expected: "did-receive-fetch and did-receive-response that call RNCPushNotificationIOS"
        ),
      SDKFact(launchOptions, .observed, community)
        .when(.scenes, .calls("PushNotificationIOS"), .calls("getInitialNotification"))
        .finding(.launchKeyInScenes, expected: "the response read where the scene connects"),
    ],
    handlers: [
      SDKHandler("addEventListener('notification')", "PushNotificationIOS", community)
        .runs(under: .didReceiveFetch, .front, .background),
      SDKHandler("addEventListener('localNotification')", "localNotification", community)
        .runs(under: .didReceiveResponse, .tap, .action, .dismissal),
      SDKHandler("getInitialNotification", community)
        .runs(under: .didFinishLaunching, .launch, in: .app),
    ]
  )
}
