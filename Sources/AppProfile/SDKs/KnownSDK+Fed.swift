internal import PushRules

// SDKs that change no callback: the app's own methods hand pushes to them.
extension KnownSDK {
  static let fed = [pusherBeams, klaviyo, ably, adobe]

  private static func fed(_ source: String) -> [SDKFact] {
    [SDKFact("the app calls its handlers; it changes no callback by itself", .observed, source)]
  }

  private static let beams =
    "https://github.com/pusher/push-notifications-swift/blob/441a6de/Sources/"
    + "PushNotificationsStatic.swift"

  private static let pusherBeams = KnownSDK(
    id: "pusher-beams",
    name: "Pusher Beams",
    packages: [.pod("PushNotifications"), .repository("push-notifications-swift")],
    modules: ["PushNotifications"],
    facts: fed(beams),
    handlers: [
      SDKHandler("registerDeviceToken(_:)", "registerDeviceToken", beams),
      SDKHandler("handleNotification(userInfo:)", "handleNotification", beams)
        .runs(under: .didReceiveFetch, .front, .background),
    ]
  )

  private static let klaviyoSwift =
    "https://github.com/klaviyo/klaviyo-swift-sdk/blob/67a8b4c/Sources/KlaviyoSwift/Klaviyo.swift"

  private static let klaviyo = KnownSDK(
    id: "klaviyo",
    name: "Klaviyo",
    packages: [.pod("KlaviyoSwift"), .repository("klaviyo-swift-sdk")],
    modules: ["KlaviyoSwift"],
    facts: fed(klaviyoSwift) + [
      SDKFact(
        "it calls no completion handler where it answers false, or for a dismissal",
        .observed,
        klaviyoSwift
      )
    ],
    handlers: [
      SDKHandler("set(pushToken:)", "pushToken", klaviyoSwift),
      SDKHandler(
        "handle(notificationResponse:withCompletionHandler:)",
        "notificationResponse",
        klaviyoSwift
      )
      .runs(under: .didReceiveResponse, .tap, .launch, .action),
    ]
  )

  private static let cocoa = "https://github.com/ably/ably-cocoa/tree/0edb99e"

  private static let ably = KnownSDK(
    id: "ably",
    name: "Ably",
    packages: [.pod("Ably"), .repository("ably-cocoa")],
    modules: ["Ably"],
    facts: fed(cocoa),
    handlers: [
      SDKHandler(
        "ARTPush.didRegisterForRemoteNotifications(withDeviceToken:realtime:)",
        "ARTPush",
        cocoa
      )
    ]
  )

  private static let experience =
    "https://developer.adobe.com/client-sdks/edge/adobe-journey-optimizer/push-notification/ios/"
    + "api-reference"

  private static let adobe = KnownSDK(
    id: "adobe",
    name: "Adobe Messaging",
    packages: [.pod("AEPMessaging"), .repository("aepsdk-messaging-ios")],
    modules: ["AEPMessaging"],
    facts: fed(experience),
    handlers: [
      SDKHandler("MobileCore.setPushIdentifier(_:)", "setPushIdentifier", experience),
      SDKHandler(
        "Messaging.handleNotificationResponse(_:)",
        "handleNotificationResponse",
        experience
      )
      .runs(under: .didReceiveResponse, .tap, .launch, .action),
    ]
  )
}
