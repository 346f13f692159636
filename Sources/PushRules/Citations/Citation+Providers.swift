extension Citation {
  /// Facts about the messages that providers take and the payloads that they make of them.
  static let providers: [Citation] = [
    Citation(
      "A-360",
      "FCM sends apns.payload as it is; its alert replaces title and body of the notification.",
      from: "P-FCM"
    ),
    Citation(
      "A-361",
      "A message for FCM's HTTP v1 interface has fixed keys; one that is unknown is refused.",
      from: "P-FCM P-FCM-MOVE"
    ),
    Citation(
      "A-362",
      "The values of data and of apns.headers in a message for FCM are strings.",
      from: "P-FCM"
    ),
    Citation(
      "A-363",
      "FCM's legacy interface made APNs keys of content_available and mutable_content with true.",
      from: "P-FCM-LEGACY"
    ),
    Citation(
      "A-364",
      "Google began to shut down FCM's legacy HTTP interface in July 2024.",
      from: "P-FCM-MOVE"
    ),
    Citation(
      "A-365",
      "OneSignal takes content_available with true; its mutable_content is always on.",
      from: "P-ONESIGNAL"
    ),
    Citation(
      "A-366",
      "Expo takes _contentAvailable and mutableContent with true.",
      from: "P-EXPO"
    ),
    Citation(
      "A-367",
      "Pusher Beams sends the object apns as the payload.",
      from: "P-PUSHER"
    ),
    Citation(
      "A-368",
      "FCM hands the address of an image over; a service extension with mutable-content fetches it.",
      from: "P-FCM-IMAGE"
    ),
    Citation(
      "A-369",
      "The Admin SDK for Node.js puts hyphens into keys of aps and refuses a payload without aps.",
      from: "P-FCM-NODE"
    ),
  ]
}
