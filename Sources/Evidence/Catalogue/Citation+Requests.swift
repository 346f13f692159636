// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// Facts about the request to APNs and its delivery.
  static let requests = [
    "A-302 | D-SEND | apns-push-type is required for watchOS 6 and later, recommended elsewhere, and must match the payload.",
    "A-305 | D-SEND | apns-priority is 10 by default, else 5 or 1.",
    "A-311 | D-SEND | The push type alert is for a push that shows, sounds or badges something, sent with the bundle id as topic.",
    "A-312 | D-SEND | The push type background is for content-available alone, always with priority 5; priority 10 is an error.",
    "A-314 | D-SEND | The push type controls has the topic suffix .push-type.controls and exists from iOS 18.",
    "A-321 | D-SEND W25-278 | The push type widgets has the topic suffix .push-type.widgets and exists from iOS 26.",
    "A-322 | R-BIN R-PAY | From 2013 to 2018 Apple's guide called priority 10 an error for a push with content-available only.",
    "A-323 | W19-208 | apns-push-type was introduced in 2019 with the values alert and background.",
    "A-324 | D-SEND | A push with an alert and content-available has the push type alert, for it interacts with the user.",
    "A-350 | D-SEND | APNs delivers as best it can and does not guarantee the order.",
    "A-353 | D-SEND | Pushes with priority 5 or 1 may be grouped, throttled, saved or not delivered.",
  ]

  /// Facts about the request headers and the push types that have topics of their own.
  static let requestHeaders = [
    "A-300 | D-SEND | A push is a POST to /3/device/ and the device token in hexadecimal digits.",
    "A-301 | D-SEND D-RESP | authorization is bearer and a JSON Web Token; with a certificate APNs ignores it.",
    "A-303 | D-SEND | apns-id is a UUID in its canonical form with lower-case letters; APNs makes one if missing.",
    "A-304 | D-SEND D-STAT | apns-expiration is a UNIX time in seconds; 0 means one attempt, and without it a push is stored for up to 30 days.",
    "A-306 | D-SEND | apns-topic is the bundle id with the suffix of the push type; only a certificate for a single topic supplies a default.",
    "A-307 | D-SEND | apns-collapse-id may have at most 64 bytes.",
    "A-308 | D-LA D-BCAST | apns-channel-id names the channel of a broadcast push in Base64.",
    "A-313 | D-SEND W20-10049 | The push type complication has the topic suffix .complication.",
    "A-315 | D-SEND | The push type fileprovider has the topic suffix .pushkit.fileprovider.",
    "A-316 | D-SEND D-LA W23-10185 | The push type liveactivity has the topic suffix .push-type.liveactivity and priority 5 or 10.",
    "A-317 | D-SEND D-LOC | The push type location has the topic suffix .location-query and priority 10 or 5.",
    "A-318 | D-SEND | The push type mdm has the UID of the push certificate for MDM as its topic.",
    "A-319 | D-SEND W22-10117 | The push type pushtotalk has the topic suffix .voip-ptt, priority 10 and expiration 0.",
    "A-320 | D-SEND W19-707 | The push type voip has the topic suffix .voip, and its expiration is 0 or a few seconds ahead.",
    "A-325 | D-LA | A broadcast push has the push type liveactivity and priority 5 or 10; libraries send it without apns-topic.",
    "A-309 | D-CHAN | apns-request-id is a UUID, for calls that manage channels.",
    "A-310 | D-RESP W23-10025 | apns-unique-id comes with answers of the development environment only.",
  ]

  /// Facts about the messages that providers take and the payloads that they make of them.
  static let providers = [
    "A-360 | P-FCM | FCM sends apns.payload as it is; its alert replaces title and body of the notification.",
    "A-361 | P-FCM P-FCM-MOVE | A message for FCM's HTTP v1 interface has fixed keys; one that is unknown is refused.",
    "A-362 | P-FCM | The values of data and of apns.headers in a message for FCM are strings.",
    "A-363 | P-FCM-LEGACY | FCM's legacy interface made APNs keys of content_available and mutable_content with true.",
    "A-364 | P-FCM-MOVE | Google began to shut down FCM's legacy HTTP interface in July 2024.",
    "A-365 | P-ONESIGNAL | OneSignal takes content_available with true; its mutable_content is always on.",
    "A-366 | P-EXPO | Expo takes _contentAvailable and mutableContent with true.",
    "A-367 | P-PUSHER | Pusher Beams sends the object apns as the payload.",
    "A-368 | P-FCM-IMAGE | FCM hands the address of an image over; a service extension with mutable-content fetches it.",
    "A-369 | P-FCM-NODE | The Admin SDK for Node.js puts hyphens into keys of aps and refuses a payload without aps.",
    "A-370 | P-ONESIGNAL-LA | OneSignal makes the content state of a Live Activity of event_updates.",
    "A-371 | P-GORUSH | gorush makes the alert of title and message, and flags of content_available and mutable_content with true.",
    "A-372 | P-PARSE | Parse Server moves known keys of data into aps; it takes content-available and mutable-content as the number 1 only.",
    "A-373 | P-DETOX | Detox takes title, body, badge, category and content-available beside the trigger, and replaces those of payload.aps.",
    "A-374 | P-SYGNAL | Sygnal begins with default_payload of the device and adds a localized text and a badge.",
    "A-375 | P-JPUSH | JPush makes aps of notification.ios, whose flags are Booleans, and puts extras beside it.",
    "A-376 | P-PUSHWOOSH | Pushwoosh puts the members of ios_root_params at the top of the payload.",
    "A-377 | P-ABLY | Ably prefers apns.aps to notification and takes request headers from apns-headers.",
    "A-378 | P-PUBNUB | PubNub sends pn_apns without pn_push as the payload.",
    "A-379 | P-SNS | Amazon SNS takes the payload for APNs as JSON in a string under APNS or APNS_SANDBOX.",
    "A-356 | P-PINPOINT | Amazon Pinpoint sends RawContent, JSON in a string, in place of all other keys.",
    "A-357 | P-AZURE | Templates of Azure Notification Hubs hold a payload as JSON in a string, with expressions to fill in.",
    "A-358 | P-BRAZE | Braze takes content-available and mutable_content with true, and extra for the app's own keys.",
    "A-359 | P-AIRSHIP | Airship prefers notification.ios to notification.alert, and counts a badge such as +1.",
  ]
}
