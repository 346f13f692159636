internal import PushRules

// Plug-ins of other cross-platform frameworks.
extension KnownSDK {
  static let hosts = [capacitor, cordova, unity, nativeScript]

  private static let router = "https://github.com/ionic-team/capacitor/tree/1834b97"
  private static let handler =
    "https://github.com/ionic-team/capacitor-plugins/blob/5b65292/push-notifications/ios/Sources/"
    + "PushNotificationsPlugin/PushNotificationsHandler.swift"
  private static let page = "https://www.npmjs.com/package/@capacitor/push-notifications"

  private static let capacitor = KnownSDK(
    id: "capacitor",
    name: "Capacitor Push Notifications",
    packages: [.npm("@capacitor/push-notifications"), .pod("CapacitorPushNotifications")],
    toggle: .setting(["handleApplicationNotifications"], in: "capacitor.config"),
    facts: [
      SDKFact(.takes(.init(isLate: true, passesOn: false)), .contested, router)
        .but("Reports of lost taps are few: pushNotificationActionPerformed hears launching taps."),
      SDKFact("none of its listeners hears did-receive-fetch", .observed, handler),
      SDKFact("its registration listener hears no device token", .documented, page)
        .when(.callsNot("capacitorDidRegisterForRemoteNotifications"))
        .finding(
          .sdkUnfed,
          expected: "didRegisterForRemoteNotificationsWithDeviceToken that posts "
            + "capacitorDidRegisterForRemoteNotifications"
        ),
    ],
    handlers: [
      SDKHandler("pushNotificationReceived", handler).runs(under: .willPresent, .front),
      SDKHandler("pushNotificationActionPerformed", handler)
        .runs(under: .didReceiveResponse, .tap, .launch, .action, .dismissal),
    ]
  )

  private static let push = "https://github.com/havesource/cordova-plugin-push/tree/9da3aad/src/ios"

  private static let cordova = KnownSDK(
    id: "cordova-plugin-push",
    name: "cordova-plugin-push",
    packages: [
      .npm("@havesource/cordova-plugin-push"), .npm("phonegap-plugin-push"),
      .npm("cordova-plugin-push"),
    ],
    facts: [
      SDKFact(.adds(.didReceiveFetch), .observed, push),
      SDKFact(.takes(.init(passesOn: false)), .observed, push),
      SDKFact(
        "a category of AppDelegate has its methods: where the app has the same, either may run",
        .inferred,
        push
      ),
    ],
    handlers: [
      SDKHandler("push.on('notification')", "PushNotification", push)
        .runs(under: .willPresent, .front)
        .runs(under: .didReceiveFetch, .background)
        .runs(under: .didReceiveResponse, .tap, .launch, .action, .dismissal)
    ]
  )

  private static let unityPage =
    "https://docs.unity3d.com/Packages/com.unity.mobile.notifications@2.3/manual/index.html"

  private static let unity = KnownSDK(
    id: "unity-notifications",
    name: "Unity Mobile Notifications",
    packages: [Package(manager: .unity, name: "com.unity.mobile.notifications")],
    facts: [SDKFact(.takes(.init(passesOn: false)), .observed, unityPage)],
    handlers: [
      SDKHandler("iOSNotificationCenter.OnRemoteNotificationReceived", unityPage)
        .runs(under: .willPresent, .front)
    ]
  )

  private static let script = "https://github.com/NativeScript/firebase/tree/03bf460"

  private static let nativeScript = KnownSDK(
    id: "nativescript-firebase",
    name: "NativeScript Firebase Messaging",
    packages: [
      .npm("@nativescript/firebase-messaging"), .npm("@nativescript/firebase-messaging-core"),
    ],
    facts: [
      SDKFact(.adds(.didReceiveFetch), .observed, script),
      SDKFact(.takes(.init()), .observed, script),
      SDKFact("it may call the completion handler of will-present twice", .observed, script)
        .when(.has(.willPresent))
        .finding(
          .completionTwice,
          at: .method(.willPresent),
          expected: "no method of the app's own"
        ),
    ]
  )
}
