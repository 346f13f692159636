extension ProviderFormat {
  /// Messages of FCM's present HTTP interface, and those of the Admin SDKs.
  ///
  /// After the REST reference of `projects.messages` and Firebase's pages about sending messages.
  /// `apns.payload` is sent as it is; its `aps.alert` replaces title and body of `notification`.
  /// Strings of `data` stand beside `aps`; an image is handed over in `fcm_options`. Google's
  /// backend sets priority 10 where `apns.headers` states none; which push type it sets is not
  /// documented. A server may add the target only when it sends, so a message may have none.
  static let fcm = ProviderFormat(
    name: "FCM (v1)",
    citation: "A-360",
    signatures: [
      inMessage(
        Mark.string("token", "topic", "condition") + Mark.object("apns.payload", "apns.headers"),
        platforms
      ), inMessage(Mark.string("token"), Mark.object("data")),
      inMessage(Mark.string("topic", "condition"), Mark.object("data"), isLoose: true),
      // The target may have a wrong name, such as that of the legacy interface.
      inMessage(texts + Mark.object("apns.payload", "apns.headers")),
      inMessage(platforms, only: Set(ofMessage)),
      ProviderSignature(Mark.object("apns.payload.aps"), excluding: Mark.object("message")),
      // `apns` alone, as the Admin SDK for Node.js takes it: where FCM has hyphens, it has capitals.
      ProviderSignature(
        Mark.object("headers"),
        Mark.boolean("payload.aps.contentAvailable", "payload.aps.mutableContent")
          + Mark.string("payload.aps.threadId")
      ),
      ProviderSignature(
        Mark.string("token", "topic", "condition", "fid") + Mark.strings("tokens", "fids"),
        texts,
        only: Set(ofMessage)
      ),
    ],
    places: ["message", ""],
    verbatim: ["apns.payload", "payload"],
    isOfAdminSDK: true,
    keys: ProviderKey.alert(in: "notification", ["title", "body"])
      + [
        "apns.fcm_options.image", "apns.fcmOptions.imageUrl", "notification.image",
        "notification.imageUrl",
      ].map { ProviderKey($0, to: "fcm_options.image") } + [
        ProviderKey(membersOf: "data"), ProviderKey(headersOf: "apns.headers"),
        ProviderKey(headersOf: "headers"),
      ],
    ownHeaders: [("apns-priority", "10")],
    slips: fcmFlags + fcmWords,
    words: [
      ProviderWords(ofMessage + ["headers", "payload"], isClosed: true),
      ProviderWords(["title", "body", "image", "imageUrl"], in: "notification", isClosed: true),
      ProviderWords(
        [
          "headers", "payload", "fcm_options", "fcmOptions", "live_activity_token",
          "liveActivityToken",
        ],
        in: "apns",
        isClosed: true
      ),
    ],
    appleKeys: ["apns"],
    otherKeys: ["android", "webpush"].flatMap { [$0 + ".notification", $0 + ".data"] },
    flag: "`content-available` with 1 in `apns.payload.aps`",
    examples: ["message", "token", "topic", "condition", "notification", "apns"]
  )

  private static let texts = Mark.string("notification.title", "notification.body")
  private static let platforms = Mark.object("notification", "android", "webpush", "apns")

  /// A message in the body of a request.
  private static func inMessage(
    _ groups: [ProviderMark]...,
    only keys: Set<String>? = nil,
    isLoose: Bool = false
  ) -> ProviderSignature {
    ProviderSignature(
      place: "message",
      groups: groups,
      onlyKeys: ["message", "validate_only", "validateOnly"],
      onlyMessageKeys: keys,
      isLoose: isLoose
    )
  }

  /// The keys of a message; the Admin SDKs have more tokens and other spellings.
  private static let ofMessage = [
    "name", "data", "notification", "android", "webpush", "apns", "fcm_options", "fcmOptions",
    "token", "topic", "condition", "tokens", "fid", "fids",
  ]

  private static let fcmFlags = [(["", "notification", "apns"], true), (["data"], false)].flatMap {
    ProviderSlip.flags(in: $0, .hyphens, "with 1 in `apns.payload.aps`", isRefused: $1)
  }

  /// Keys of the legacy interface and of APNs, which this one refuses where they stand.
  private static let fcmWords =
    ProviderSlip.words(
      [
        "priority": "`apns-priority` in `apns.headers`",
        "collapse_key": "`apns-collapse-id` in `apns.headers`",
        "time_to_live": "`apns-expiration` in `apns.headers`", "to": "`token`",
        "registration_ids": "`token`, and one message for each", "aps": "it in `apns.payload`",
      ],
      isRefused: true
    )
    + ProviderSlip.words(
      ["tokens": "`token`, and one message for each"],
      isRefused: true,
      isRightAtTop: true
    )
    + ProviderSlip.words(
      [
        "sound": "it in `apns.payload.aps`", "badge": "it in `apns.payload.aps`, as a number",
        "click_action": "`category` in `apns.payload.aps`",
        "subtitle": "it in `apns.payload.aps.alert`",
        "body_loc_key": "`loc-key` in `apns.payload.aps.alert`",
        "title_loc_key": "`title-loc-key` in `apns.payload.aps.alert`",
      ],
      in: "notification",
      isRefused: true
    ) + ProviderSlip.words(["aps": "it in `apns.payload`"], in: "apns", isRefused: true)

  /// Messages of FCM's first HTTP interface, which Google has shut down.
  ///
  /// After the legacy reference of HTTP and XMPP requests. A push with `notification` has high
  /// priority unless it says otherwise, one with `data` alone has normal priority.
  static let fcmLegacy = ProviderFormat(
    name: "FCM (legacy HTTP)",
    citation: "A-363",
    signatures: [
      ProviderSignature(
        Mark.string("to") + Mark.strings("registration_ids"),
        texts + Mark.boolean("content_available", "mutable_content")
          + Mark.string("notification.body_loc_key", "notification.sound", "collapse_key")
          + Mark.number("time_to_live") + Mark.words(["high", "normal"], "priority"),
        only: ofLegacyMessage,
        excluding: [toExpo]
      ),
      ProviderSignature(
        Mark.token("to") + Mark.strings("registration_ids"),
        Mark.object("data"),
        only: ofLegacyMessage,
        excluding: [toExpo]
      ),
    ],
    keys: notification + ProviderKey.aps(["content_available", "mutable_content"], .flag) + [
      ProviderKey(membersOf: "data"),
      ProviderKey("priority", header: "apns-priority", .words(["high": "10", "normal": "5"])),
      ProviderKey("notification", header: "apns-priority", .constant("10")),
      ProviderKey("data", header: "apns-priority", .constant("5")),
      ProviderKey("time_to_live", header: "apns-expiration", .lifetime),
      ProviderKey("collapse_key", header: "apns-collapse-id"),
    ],
    slips: ProviderSlip.flags(
      in: ["", "notification", "data"],
      .underscores,
      "with true beside `to`",
      rightIn: ""
    ) + ProviderSlip.words(["click-action": "`click_action`"], in: "notification"),
    appleKeys: ["content_available", "mutable_content"],
    flag: "`content_available` with true",
    examples: ["to", "registration_ids", "notification", "data"]
  )

  private static let ofLegacyMessage: Set<String> = [
    "to", "registration_ids", "condition", "notification_key", "collapse_key", "priority",
    "content_available", "mutable_content", "time_to_live", "delay_while_idle", "dry_run",
    "restricted_package_name", "direct_boot_ok", "data", "notification",
  ]

  private static let notification =
    ProviderKey.alert(in: "notification", ["title", "subtitle", "body", "title_loc_key"]) + [
      ProviderKey("notification.title_loc_args", to: "aps.alert.title-loc-args", .list),
      ProviderKey("notification.body_loc_key", to: "aps.alert.loc-key"),
      ProviderKey("notification.body_loc_args", to: "aps.alert.loc-args", .list),
      ProviderKey("notification.sound", to: "aps.sound"),
      ProviderKey("notification.badge", to: "aps.badge", .number),
      ProviderKey("notification.click_action", to: "aps.category"),
    ]

  static let toExpo = Mark(
    path: ["to"],
    kind: .beginnings(["ExponentPushToken[", "ExpoPushToken["])
  )
}

extension FlagKey {
  var underscored: String { String(rawValue.map { $0 == "-" ? "_" : $0 }) }
}
