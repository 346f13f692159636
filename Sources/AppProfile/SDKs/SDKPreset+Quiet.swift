// SDKs that change no callback: the app's own methods forward pushes to them.
extension SDKPreset {
  static let quiet: [SDKPreset] = [
    SDKPreset(
      id: "pusher-beams",
      name: "Pusher Beams",
      packages: [.pod("PushNotifications"), .repository("push-notifications-swift")],
      handlers: ["registerDeviceToken(_:)", "handleNotification(userInfo:)"],
      remarks: [called],
      sources: ["https://github.com/pusher/push-notifications-swift/tree/441a6de"]
    ),
    SDKPreset(
      id: "klaviyo",
      name: "Klaviyo",
      packages: [.pod("KlaviyoSwift"), .repository("klaviyo-swift-sdk")],
      handlers: [
        "set(pushToken:)", "handle(notificationResponse:withCompletionHandler:)",
      ],
      remarks: [called],
      sources: ["https://github.com/klaviyo/klaviyo-swift-sdk/tree/67a8b4c"]
    ),
    SDKPreset(
      id: "ably",
      name: "Ably",
      packages: [.pod("Ably"), .repository("ably-cocoa")],
      handlers: ["ARTPush.didRegisterForRemoteNotifications(withDeviceToken:realtime:)"],
      remarks: [called],
      sources: ["https://github.com/ably/ably-cocoa/tree/0edb99e"]
    ),
    SDKPreset(
      id: "adobe",
      name: "Adobe Messaging",
      packages: [.pod("AEPMessaging"), .repository("aepsdk-messaging-ios")],
      handlers: [
        "MobileCore.setPushIdentifier(_:)", "Messaging.handleNotificationResponse(_:)",
      ],
      remarks: [called],
      sources: [
        "https://developer.adobe.com/client-sdks/edge/adobe-journey-optimizer/push-notification/"
          + "ios/api-reference"
      ]
    ),
  ]

  private static let called = "The app calls its handlers; it changes no callback by itself."
}
