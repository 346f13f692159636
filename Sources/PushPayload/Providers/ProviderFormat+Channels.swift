extension ProviderFormat {
  /// Pushes of Ably, to a device or in the `extras` of a message for a channel.
  ///
  /// After its page about publishing: `apns.aps` counts before `notification`, `collapseKey` becomes
  /// the thread, and `apns-headers` are request headers.
  static let ably = ProviderFormat(
    name: "Ably",
    citation: "A-377",
    signatures: [
      ProviderSignature(
        Mark.string("recipient.deviceId", "recipient.clientId", "recipient.transportType"),
        Mark.object("notification", "apns", "data")
      ), ProviderSignature(in: "extras.push", Mark.object("notification", "apns", "data")),
      ProviderSignature(Mark.object("apns.apns-headers")),
      ProviderSignature(
        Mark.object("recipient") + Mark.objects("recipient"),
        Mark.object("payload.notification", "payload.apns", "payload.data")
      ),
      ProviderSignature(
        Mark.object("apns.aps"),
        Mark.object("notification", "data"),
        Mark.object("fcm", "web")
      ),
    ],
    places: ["extras.push", "payload", ""],
    verbatim: ["apns"],
    dropped: ["apns-headers", "notification"],
    keys: ProviderKey.alert(in: "apns.notification", ["title", "body"])
      + ProviderKey.aps(in: "apns.notification", ["sound", "content-available"])
      + ProviderKey.alert(in: "notification", ["title", "body"]) + [
        ProviderKey("notification.sound", to: "aps.sound"),
        ProviderKey("notification.collapseKey", to: "aps.thread-id"),
        ProviderKey(membersOf: "data"), ProviderKey(headersOf: "apns.apns-headers"),
      ],
    slips: ProviderSlip.flags(in: ["", "notification", "data"], .hyphens, "with 1 in `apns.aps`"),
    appleKeys: ["apns"],
    otherKeys: ["fcm", "web"],
    flag: "`content-available` with 1 in `apns.aps`",
    examples: ["recipient", "notification", "extras", "apns"]
  )

  /// Messages of PubNub.
  ///
  /// After its introduction to mobile push and its JavaScript SDK: `pn_apns` without `pn_push` is the
  /// payload, and `pn_push` names the devices.
  static let pubnub = ProviderFormat(
    name: "PubNub",
    citation: "A-378",
    signatures: ["", "message"].map { ProviderSignature(in: $0, Mark.object("pn_apns")) },
    places: ["message", ""],
    verbatim: ["pn_apns"],
    dropped: ["pn_push"],
    keys: [
      ProviderKey("pn_apns.pn_push.[0].collapse_id", header: "apns-collapse-id"),
      ProviderKey("pn_apns.pn_push.[0].targets.[0].topic", header: "apns-topic"),
    ],
    appleKeys: ["pn_apns"],
    flag: "`content-available` with 1 in `pn_apns.aps`",
    examples: ["pn_apns", "pn_fcm", "pn_gcm"]
  )

  /// Messages of Pusher Beams.
  ///
  /// After the reference of its interface to publish to interests or users: `apns` is the payload,
  /// sent as it is, with a key of Pusher's own added beside `aps`.
  static let pusher = ProviderFormat(
    name: "Pusher Beams",
    citation: "A-367",
    signatures: [
      ProviderSignature(Mark.strings("interests", "users"), Mark.object("apns.aps", "fcm", "web")),
      ProviderSignature(
        Mark.object("apns.aps"),
        Mark.object("fcm", "web"),
        excluding: Mark.object("notification", "data")
      ),
    ],
    verbatim: ["apns"],
    appleKeys: ["apns"],
    otherKeys: ["fcm", "web"],
    flag: "`content-available` with 1 in `apns.aps`",
    examples: ["interests", "users", "apns"]
  )
}
