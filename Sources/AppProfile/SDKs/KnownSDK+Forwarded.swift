internal import PushRules

// SDKs that change no callback: the app's own methods hand pushes to them.
extension KnownSDK {
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
