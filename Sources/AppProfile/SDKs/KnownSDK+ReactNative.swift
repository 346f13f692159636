import PushRules

// Packages of React Native.
extension KnownSDK {
  static let reactNative = [
    nativeFirebase, notifee, expoNotifications, reactNativeNotifications, pushNotificationIOS,
  ]

  private static let rnfb = "https://github.com/invertase/react-native-firebase/"

  private static let nativeFirebase = KnownSDK(
    "rnfb-messaging: React Native Firebase Messaging",
    rnfb + "tree/4ef21d0/packages/messaging/ios",
    ["npm @react-native-firebase/messaging", "pods RNFBMessaging"],
    toggle: firebaseProxy,
    facts: [
      SDKFact(.adds(.didReceiveFetch)).when(.anySwitch),
      SDKFact(.takes([])).when(.anySwitch),
      SDKFact("what the app's will-present answers has no effect: it answers first")
        .at(rnfb + "issues/8754")
        .before("23.8.5").when(.anySwitch, .ownDelegate, .has(.willPresent))
        .finding(.answerIgnored, expected: "26 or later"),
      SDKFact("it calls the completion handler of will-present after the app's own method has")
        .at(rnfb + "issues/9049")
        .from("23.8.5").before("26.0.0").when(.anySwitch, .ownDelegate, .has(.willPresent))
        .finding(.completionTwice, expected: "26 or later"),
      SDKFact("it answers will-present after expo-notifications has, and nothing is shown in front")
        .at(rnfb + "issues/9050")
        .from("23.8.5").before("26.0.0").when(.anySwitch, .beside("expo-notifications"))
        .finding(.completionTwice, expected: "26 or later"),
      SDKFact(
        "its handlers hear no tap on a push with notifee_options where notifee has become the "
          + "delegate last",
        notifeeDelegate
      ).when(.anySwitch, .beside("notifee")),
    ],
    handlers: [
      SDKHandler("onMessage").runs(.foreground, for: [.shown])
        .runs(.foreground, under: .didReceiveFetch),
      SDKHandler("setBackgroundMessageHandler").runs(.background),
      SDKHandler("onNotificationOpenedApp").runs(.tap),
      SDKHandler("getInitialNotification").runs(.launch),
    ],
    key: "gcm.message_id"
  )

  private static let notifeeDelegate =
    "https://github.com/invertase/notifee/blob/b73c76d/ios/"
    + "NotifeeCore/NotifeeCore%2BUNUserNotificationCenter.m"

  private static let notifee = KnownSDK(
    "notifee: notifee",
    "https://github.com/invertase/notifee/tree/b73c76d/ios/NotifeeCore",
    ["npm @notifee/react-native", "pods RNNotifee NotifeeCore"],
    facts: [
      SDKFact(.takes([])),
      SDKFact("the delegate before it hears nothing of notifications with notifee_options")
        .at("https://github.com/invertase/notifee/issues/616"),
      SDKFact(
        "nothing calls the completion handler of will-present for a push without notifee_options, "
          + "and nothing is shown in front"
      )
      .when(.noOwnDelegate, .without("rnfb-messaging"), .without("onesignal"))
      .when(.without("react-native-notifications"), .without("expo-notifications"))
      .finding(
        .completionNever,
        expected: "a delegate of the app with will-present that is set before launching ends"
      ),
      SDKFact(
        "its events hear a tap on a push without notifee_options only where React Native Firebase "
          + "has become the delegate last",
        rnfb + "blob/4ef21d0/packages/messaging/ios/RNFBMessaging/"
          + "RNFBMessaging%2BUNUserNotificationCenter.m",
        notifeeDelegate
      )
      .when(.beside("rnfb-messaging"))
      .but(
        "The release notes of notifee 7 give it all taps, and invertase/notifee#616 and #949 report "
          + "so."
      ),
      SDKFact("it never calls the completion handler of a dismissal"),
      SDKFact("its getInitialNotification has no push without notifee_options"),
    ],
    handlers: [
      SDKHandler("onForegroundEvent").runs(.tap, .launch, .action, .dismissal),
      SDKHandler("onBackgroundEvent").runs(.action, .dismissal),
    ]
  )

  private static let expo = "https://github.com/expo/expo/"
  private static let getsNothing = SDKFact(
    "its handlers hear no push: it leaves the delegate of the notification center that it finds",
    expo + "issues/20937"
  ).before("58.0.11")

  private static let expoNotifications = KnownSDK(
    "expo-notifications: expo-notifications",
    expo + "blob/01ebbef/packages/expo-notifications/ios/EXNotifications/Notifications/"
      + "NotificationCenterManager.swift",
    ["npm expo-notifications", "pods EXNotifications ExpoNotifications"],
    facts: [
      SDKFact(.adds(.didReceiveFetch), expo + "tree/bf9e966/packages/expo/ios"),
      SDKFact(.takes(.onlyIfFree)).before("58.0.11"),
      SDKFact(.takes([]), expo + "pull/48313").from("58.0.11"),
      getsNothing.when(.beside("onesignal"))
        .finding(.sdkUnheard, expected: "58.0.11 or later, or one of the two"),
      SDKFact("its handlers hear what the app's delegate hands on to them", expo + "issues/20937")
        .before("58.0.11").when(.ownDelegate),
      SDKFact("it and the delegate before it may both call a completion handler")
        .at(expo + "pull/48313").inferred.from("58.0.11"),
    ],
    handlers: [
      SDKHandler("setNotificationHandler").runs(.foreground),
      SDKHandler("addNotificationReceivedListener").runs(.foreground),
      SDKHandler("addNotificationResponseReceivedListener")
        .runs(.tap, .launch, .action, .dismissal),
      SDKHandler("useLastNotificationResponse").runs(.tap, .launch, .action, .dismissal),
      SDKHandler("Notifications.registerTaskAsync").runs(.background),
    ]
  )

  private static let launchOptions =
    "getInitialNotification gives nothing for the tap that launches the app: it reads launchOptions"

  private static let reactNativeNotifications = KnownSDK(
    "react-native-notifications: react-native-notifications",
    "https://github.com/wix/react-native-notifications/tree/aa5a0f3/lib/ios",
    ["npm react-native-notifications", "pods react-native-notifications"],
    toggle: Switch("no startMonitorNotifications in code"),
    facts: [
      SDKFact(.takes(.alone)),
      SDKFact("other delegates join by addNativeDelegate"),
      SDKFact("its will-present waits for the completion of JavaScript, 30 seconds at most"),
      SDKFact(
        "registerNotificationReceivedBackground runs only if the app hands did-receive-fetch to it"
      )
      .when(.calls("registerNotificationReceivedBackground"), .lacks(.didReceiveFetch))
      .finding(
        .sdkUnfed,
        expected: "did-receive-fetch with RNNotifications.didReceiveBackgroundNotification"
      ),
      SDKFact(launchOptions).when(.scenes, .calls("getInitialNotification"))
        .finding(.launchKeyInScenes, expected: "read the response where the scene connects"),
    ],
    handlers: [
      SDKHandler("registerNotificationReceivedForeground").runs(.foreground),
      SDKHandler("registerNotificationReceivedBackground")
        .runs(.foreground, .background, under: .didReceiveFetch),
      SDKHandler("registerNotificationOpened").runs(.tap, .action, .dismissal),
      SDKHandler("getInitialNotification").runs(.launch, under: .didFinishLaunching, in: .app),
    ]
  )

  private static let pushNotificationIOS = KnownSDK(
    "push-notification-ios: push-notification-ios",
    "https://github.com/react-native-push-notification/ios/tree/84a3dd1/ios",
    [
      "npm @react-native-community/push-notification-ios",
      "pods RNCPushNotificationIOS React-RCTPushNotification",
      "by npm react-native-push-notification",
    ],
    facts: [
      SDKFact("it hears what the app's own did-receive-fetch and did-receive-response hand to it"),
      SDKFact("its listeners hear no push: nothing hands one to it")
        .when(.calls("PushNotificationIOS"), .lacks(.didReceiveFetch), .lacks(.didReceiveResponse))
        .finding(
          .sdkUnfed,
          expected: "did-receive-fetch and did-receive-response that call RNCPushNotificationIOS"
        ),
      SDKFact(launchOptions)
        .when(.scenes, .calls("PushNotificationIOS"), .calls("getInitialNotification"))
        .finding(.launchKeyInScenes, expected: "read the response where the scene connects"),
    ],
    handlers: [
      SDKHandler("addEventListener('notification')", "PushNotificationIOS")
        .runs(.foreground, .background, under: .didReceiveFetch),
      SDKHandler("addEventListener('localNotification')", "PushNotificationIOS")
        .runs(.tap, .action, .dismissal),
      SDKHandler("getInitialNotification").runs(.launch, under: .didFinishLaunching, in: .app),
    ]
  )
}
