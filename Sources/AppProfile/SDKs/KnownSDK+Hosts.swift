import PushRules

// Plug-ins of other cross-platform frameworks, and SDKs that only the app's own methods call.
extension KnownSDK {
  static let hosts = [capacitor, cordova, unity, nativeScript]

  private static let router = "https://github.com/ionic-team/capacitor/tree/1834b97"
  private static let page = "https://www.npmjs.com/package/@capacitor/push-notifications"

  private static let deadPage =
    "a tap may run none of its listeners where iOS has ended the process of the web view in the "
    + "background: the page is loaded anew, and listens too late"

  private static let capacitor = KnownSDK(
    id: "capacitor",
    name: "Capacitor",
    source:
      "https://github.com/ionic-team/capacitor-plugins/blob/5b65292/push-notifications/ios/Sources/"
      + "PushNotificationsPlugin/PushNotificationsHandler.swift",
    packages: [
      .npm("@capacitor/push-notifications"), .pod("CapacitorPushNotifications"),
      .npm("@capacitor/ios"), .pod("Capacitor"), .repository("capacitor-swift-pm"),
    ],
    toggle: .setting(["handleApplicationNotifications"], in: "capacitor.config"),
    facts: [
      SDKFact(.takes(.init(isLate: true, passesOn: false)), router)
        .but("Reports of lost taps are few: pushNotificationActionPerformed hears launching taps."),
      SDKFact("none of its listeners hears did-receive-fetch"),
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
    id: "cordova-plugin-push",
    name: "cordova-plugin-push",
    source: "https://github.com/havesource/cordova-plugin-push/tree/9da3aad/src/ios",
    packages: [
      .npm("@havesource/cordova-plugin-push"), .npm("phonegap-plugin-push"),
      .npm("cordova-plugin-push"),
    ],
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.takes(.init(passesOn: false))),
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
    id: "unity-notifications",
    name: "Unity Mobile Notifications",
    source:
      "https://docs.unity3d.com/Packages/com.unity.mobile.notifications@2.3/manual/index.html",
    packages: [Package(manager: .unity, name: "com.unity.mobile.notifications")],
    facts: [SDKFact(.takes(.init(passesOn: false)))],
    handlers: [SDKHandler("iOSNotificationCenter.OnRemoteNotificationReceived").runs(.foreground)]
  )

  private static let nativeScript = KnownSDK(
    id: "nativescript-firebase",
    name: "NativeScript Firebase Messaging",
    source: "https://github.com/NativeScript/firebase/tree/03bf460",
    packages: [
      .npm("@nativescript/firebase-messaging"), .npm("@nativescript/firebase-messaging-core"),
    ],
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.takes(.init())),
      SDKFact("it may call the completion handler of will-present twice")
        .when(.has(.willPresent))
        .finding(
          .completionTwice,
          at: .method(.willPresent),
          expected: "no method of the app's own"
        ),
    ]
  )

  static let forwarded = [pusherBeams, klaviyo, ably, adobe]

  private static let inert = SDKFact("the app calls its handlers; it changes no callback by itself")

  private static let pusherBeams = KnownSDK(
    id: "pusher-beams",
    name: "Pusher Beams",
    source: "https://github.com/pusher/push-notifications-swift/blob/441a6de/Sources/"
      + "PushNotificationsStatic.swift",
    packages: [.pod("PushNotifications"), .repository("push-notifications-swift")],
    modules: ["PushNotifications"],
    facts: [inert],
    handlers: [
      SDKHandler("registerDeviceToken(_:)", "registerDeviceToken"),
      SDKHandler("handleNotification(userInfo:)", "handleNotification")
        .runs(.foreground, .background, under: .didReceiveFetch),
    ]
  )

  private static let klaviyo = KnownSDK(
    id: "klaviyo",
    name: "Klaviyo",
    source:
      "https://github.com/klaviyo/klaviyo-swift-sdk/blob/67a8b4c/Sources/KlaviyoSwift/Klaviyo.swift",
    packages: [.pod("KlaviyoSwift"), .repository("klaviyo-swift-sdk")],
    modules: ["KlaviyoSwift"],
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
    id: "ably",
    name: "Ably",
    source: "https://github.com/ably/ably-cocoa/tree/0edb99e",
    packages: [.pod("Ably"), .repository("ably-cocoa")],
    modules: ["Ably"],
    facts: [inert],
    handlers: [
      SDKHandler("ARTPush.didRegisterForRemoteNotifications(withDeviceToken:realtime:)", "ARTPush")
    ]
  )

  private static let adobe = KnownSDK(
    id: "adobe",
    name: "Adobe Messaging",
    source:
      "https://developer.adobe.com/client-sdks/edge/adobe-journey-optimizer/push-notification/ios/"
      + "api-reference",
    packages: [.pod("AEPMessaging"), .repository("aepsdk-messaging-ios")],
    modules: ["AEPMessaging"],
    facts: [inert],
    handlers: [
      SDKHandler("MobileCore.setPushIdentifier(_:)", "setPushIdentifier"),
      SDKHandler("Messaging.handleNotificationResponse(_:)", "handleNotificationResponse")
        .runs(.tap, .launch, .action),
    ]
  )
}
