import PushRules

// Plug-ins of other cross-platform frameworks, and SDKs that hear what the app's own methods hear.
extension KnownSDK {
  static let hosts = [capacitor, cordova, unity, nativeScript]

  private static let router = "https://github.com/ionic-team/capacitor/tree/1834b97"
  private static let page = "https://www.npmjs.com/package/@capacitor/push-notifications"

  private static let deadPage =
    "a tap may run none of its listeners where iOS has ended the process of the web view in the "
    + "background: the page is loaded anew, and listens too late"

  private static let capacitor = KnownSDK(
    "capacitor: Capacitor",
    "https://github.com/ionic-team/capacitor-plugins/blob/5b65292/push-notifications/ios/Sources/"
      + "PushNotificationsPlugin/PushNotificationsHandler.swift",
    [
      "npm @capacitor/push-notifications @capacitor/ios",
      "pods CapacitorPushNotifications Capacitor", "repositories capacitor-swift-pm",
    ],
    toggle: Switch("handleApplicationNotifications false in capacitor.config"),
    facts: [
      SDKFact(.takes([.late, .alone]), router)
        .but("Reports of lost taps are few: pushNotificationActionPerformed hears launching taps."),
      SDKFact("none of its listeners hears did-receive-fetch"),
      SDKFact("its will-present shows what presentationOptions in capacitor.config lists"),
      SDKFact(
        deadPage,
        "https://github.com/ionic-team/capacitor/issues/6676",
        "https://github.com/ionic-team/capacitor/pull/8143"
      ),
      SDKFact("its registration listener hears no device token", page).documented
        .when(.calls("PushNotifications"), .callsNot("CAPNotifications"))
        .when(.callsNot("capacitorDidRegisterForRemoteNotifications"))
        .finding(
          .sdkUnfed,
          expected: "didRegisterForRemoteNotificationsWithDeviceToken that posts "
            + "capacitorDidRegisterForRemoteNotifications"
        ),
    ],
    handlers: [
      SDKHandler("pushNotificationReceived").runs(.foreground),
      SDKHandler("pushNotificationActionPerformed").runs(.tap, .launch, .action, .dismissal),
    ]
  )

  private static let cordova = KnownSDK(
    "cordova-plugin-push: cordova-plugin-push",
    "https://github.com/havesource/cordova-plugin-push/tree/9da3aad/src/ios",
    ["npm @havesource/cordova-plugin-push phonegap-plugin-push", "npm cordova-plugin-push"],
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.takes(.alone)),
      SDKFact("its will-present shows nothing unless forceShow is set, and then runs no listener"),
      SDKFact(
        deadPage,
        "https://github.com/apache/cordova-ios/blob/eb65a51/CordovaLib/Classes/Private/Plugins/"
          + "CDVWebViewEngine/CDVWebViewEngine.m"
      ).inferred,
      SDKFact(
        "a category of AppDelegate has its methods: where the app has the same, either may run"
      ).inferred,
    ],
    handlers: [
      SDKHandler("push.on('notification')", "PushNotification").runs(.foreground)
        .runs(.background)
        .runs(.tap, .launch, .action, .dismissal)
    ]
  )

  private static let unity = KnownSDK(
    "unity-notifications: Unity Mobile Notifications",
    "https://docs.unity3d.com/Packages/com.unity.mobile.notifications@2.3/manual/index.html",
    ["unity com.unity.mobile.notifications"],
    facts: [SDKFact(.takes(.alone))],
    handlers: [SDKHandler("iOSNotificationCenter.OnRemoteNotificationReceived").runs(.foreground)]
  )

  private static let nativeScript = KnownSDK(
    "nativescript-firebase: NativeScript Firebase Messaging",
    "https://github.com/NativeScript/firebase/tree/03bf460",
    ["npm @nativescript/firebase-messaging", "npm @nativescript/firebase-messaging-core"],
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.takes([])),
      SDKFact("it may call the completion handler of will-present twice")
        .when(.has(.willPresent))
        .finding(.completionTwice, expected: "no method of the app's own"),
    ]
  )

  static let forwarded = [pusherBeams, klaviyo, ably, adobe, postHog]

  private static let inert = SDKFact("the app calls its handlers; it changes no callback by itself")

  private static let pusherBeams = KnownSDK(
    "pusher-beams: Pusher Beams",
    "https://github.com/pusher/push-notifications-swift/blob/441a6de/Sources/"
      + "PushNotificationsStatic.swift",
    [
      "pods PushNotifications", "repositories push-notifications-swift",
      "modules PushNotifications", "by npm @pusher/push-notifications-react-native",
      "by pub pusher_beams",
    ],
    facts: [inert],
    handlers: [
      SDKHandler("registerDeviceToken(_:)", "registerDeviceToken"),
      SDKHandler("handleNotification(userInfo:)", "handleNotification")
        .runs(.foreground, .background, under: .didReceiveFetch),
    ]
  )

  private static let klaviyo = KnownSDK(
    "klaviyo: Klaviyo",
    "https://github.com/klaviyo/klaviyo-swift-sdk/blob/67a8b4c/Sources/KlaviyoSwift/Klaviyo.swift",
    [
      "pods KlaviyoSwift", "repositories klaviyo-swift-sdk", "modules KlaviyoSwift",
      "by npm klaviyo-react-native-sdk", "by pub klaviyo_flutter",
    ],
    facts: [inert] + [
      SDKFact("it calls no completion handler where it answers false, or for a dismissal")
    ],
    handlers: [
      SDKHandler("set(pushToken:)", "pushToken"),
      SDKHandler("handle(notificationResponse:withCompletionHandler:)", "notificationResponse")
        .runs(.tap, .launch, .action),
    ]
  )

  private static let ably = KnownSDK(
    "ably: Ably",
    "https://github.com/ably/ably-cocoa/tree/0edb99e",
    ["pods Ably", "repositories ably-cocoa", "modules Ably", "by pub ably_flutter"],
    facts: [inert],
    handlers: [
      SDKHandler("ARTPush.didRegisterForRemoteNotifications(withDeviceToken:realtime:)", "ARTPush")
    ]
  )

  private static let adobe = KnownSDK(
    "adobe: Adobe Messaging",
    "https://developer.adobe.com/client-sdks/edge/adobe-journey-optimizer/push-notification/ios/"
      + "api-reference",
    [
      "pods AEPMessaging", "repositories aepsdk-messaging-ios", "modules AEPMessaging",
      "by npm @adobe/react-native-aepmessaging", "by pub flutter_aepmessaging",
    ],
    facts: [inert],
    handlers: [
      SDKHandler("MobileCore.setPushIdentifier(_:)", "setPushIdentifier"),
      SDKHandler("Messaging.handleNotificationResponse(_:)", "handleNotificationResponse")
        .runs(.tap, .launch, .action),
    ]
  )

  private static let postHog = KnownSDK(
    "posthog: PostHog",
    "https://github.com/PostHog/posthog-ios/blob/64c7dd0/PostHog/PushNotifications/"
      + "PushNotificationPublisher.swift",
    [
      "pods PostHog", "repositories posthog-ios", "modules PostHog", "by npm posthog-react-native",
      "by pub posthog_flutter",
    ],
    toggle: Switch("capturePushNotificationOpened false in code"),
    facts: [
      SDKFact("it wraps did-receive-response of every delegate, and passes the call on")
        .from("3.69.0"),
      SDKFact(
        .adds(.didReceiveResponse),
        as: "it adds did-receive-response to a delegate of the notification center that lacks it"
      ).from("3.69.0").when(.ownDelegate),
      SDKFact("a delegate in Objective-C, such as that of FlutterFire, hears no tap")
        .at("https://github.com/PostHog/posthog-ios/issues/748")
        .from("3.69.0").before("3.69.3").when(.beside("flutterfire"))
        .finding(.sdkUnheard, expected: "3.69.3 or later"),
    ]
  )
}
