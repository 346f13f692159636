extension Source {
  /// What providers write about the messages that they take.
  static let providers: [Source] = [
    Source(
      "P-FCM",
      "Firebase, REST resource projects.messages",
      .web,
      "firebase.google.com/docs/reference/fcm/rest/v1/projects.messages"
    ),
    Source(
      "P-FCM-LEGACY",
      "Firebase, Cloud Messaging HTTP protocol (legacy)",
      .web,
      "firebase.google.com/docs/cloud-messaging/http-server-ref"
    ),
    Source(
      "P-FCM-MOVE",
      "Firebase, Migrate from legacy FCM APIs to HTTP v1",
      .web,
      "firebase.google.com/docs/cloud-messaging/migrate-v1"
    ),
    Source(
      "P-FCM-IMAGE",
      "Firebase, Send an image in the notification payload",
      .web,
      "firebase.google.com/docs/cloud-messaging/ios/send-image"
    ),
    Source(
      "P-FCM-NODE",
      "firebase-admin-node, messaging-internal.ts",
      .web,
      "github.com/firebase/firebase-admin-node/blob/master/src/messaging/messaging-internal.ts"
    ),
    Source(
      "P-ONESIGNAL",
      "OneSignal, reference of Create notification",
      .web,
      "documentation.onesignal.com/reference/create-notification"
    ),
    Source(
      "P-EXPO",
      "Expo, Send notifications with the Expo Push Service",
      .web,
      "docs.expo.dev/push-notifications/sending-notifications/"
    ),
    Source(
      "P-PUSHER",
      "Pusher Beams, reference of the Publish API",
      .web,
      "pusher.com/docs/beams/reference/publish-api/"
    ),
  ]
}
