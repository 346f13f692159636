extension ProviderFormat {
  /// Messages of the server gorush.
  ///
  /// After its sources for APNs: `message` is the text, the object `alert` counts before it, and even
  /// takes its place where there is no `title`; only 5 and 10 come of a priority. Spellings are mixed: flags have underscores, `thread-id` and
  /// the keys of a Live Activity have hyphens. Without a push type it sends `alert`.
  static let gorush = ProviderFormat(
    name: "gorush",
    citation: "A-371",
    signatures: [
      ProviderSignature(
        in: "notifications.[]",
        Mark.number("platform"),
        Mark.strings("tokens") + Mark.string("topic"),
        excluding: Mark.object("payload.aps")
      )
    ],
    places: ["notifications.[]"],
    isForApple: Mark(path: ["platform"], kind: .exactly(1)),
    keys: texts + settings + requests,
    ownHeaders: [("apns-push-type", "alert")],
    slips: ProviderSlip.flags(in: [""], .underscores, "with true", rightIn: "")
      + ProviderSlip.words([
        "body": "`message`", "thread_id": "`thread-id`", "url_args": "`url-args`",
        "apns": "its keys beside `tokens`, for it counts on Android only",
      ]),
    words: [
      ProviderWords([
        "tokens", "platform", "development", "production", "name", "volume", "retry", "image",
        "notification", "huawei_data", "huawei_notification", "to", "condition", "user_id",
      ])
    ],
    flag: "`content_available` with true",
    examples: ["notifications"]
  )

  private static let texts = [
    ProviderKey("alert", to: "aps.alert"), ProviderKey("title", to: "aps.alert.title"),
    ProviderKey("message", to: "aps.alert.body").with("title"),
    ProviderKey("message", to: "aps.alert.body").unless("alert"),
  ]

  private static let settings =
    ProviderKey.aps(["badge"]) + ProviderKey.aps(["sound"], .sound)
    + ProviderKey.aps(["content_available", "mutable_content"], .flag)
    + ProviderKey.aps([
      "category", "thread-id", "interruption_level", "url-args", "event", "timestamp",
      "content-state", "stale-date", "dismissal-date", "attributes-type", "attributes",
      "relevance-score",
    ]) + [ProviderKey(membersOf: "data")]

  private static let requests = [
    ProviderKey("priority", header: "apns-priority", .words(["normal": "5", "high": "10"])),
    ProviderKey("expiration", header: "apns-expiration", .positive),
    ProviderKey("collapse_id", header: "apns-collapse-id"),
    ProviderKey("apns_id", header: "apns-id"), ProviderKey("topic", header: "apns-topic"),
    ProviderKey("push_type", header: "apns-push-type"),
  ]

  /// Messages for Sygnal, the push gateway of Matrix.
  ///
  /// After its APNs pushkin: `default_payload` of the device is the beginning. An event with a type
  /// gets a localized text that Sygnal chooses by the event, and the unread and missed together as a
  /// badge, as counts without an event do; an event without a type has the counts beside `aps`.
  static let sygnal = ProviderFormat(
    name: "Sygnal",
    citation: "A-374",
    signatures: [
      ProviderSignature(in: "notification.devices.[]", Mark.object("data.default_payload")),
      // Other gateways of Matrix take the same without a payload.
      ProviderSignature(
        in: "notification.devices.[]",
        Mark.string("pushkey"),
        Mark.string("app_id"),
        isLoose: true
      ),
    ],
    places: ["notification"],
    verbatim: ["devices.[].data.default_payload"],
    keys: [
      ProviderKey("type", to: "aps.alert.loc-key", .words(textsInRooms)).with("room_name"),
      ProviderKey("type", to: "aps.alert.loc-key", .words(textsOfEvents)),
      ProviderKey("type", to: "aps.alert.loc-key", .text("MSG_FROM_USER")),
      ProviderKey("", to: "aps.alert.loc-args", .texts(textsOfArguments)).with("type"),
      ProviderKey("counts", to: "aps.badge", .sum(["unread", "missed_calls"])).with("type"),
      ProviderKey("counts", to: "aps.badge", .sum(["unread", "missed_calls"])).unless("event_id"),
      ProviderKey("room_id", to: "room_id"), ProviderKey("event_id", to: "event_id"),
      ProviderKey("counts.unread", to: "unread_count").unless("type").with("event_id"),
      ProviderKey("counts.missed_calls", to: "missed_calls").unless("type").with("event_id"),
      ProviderKey("prio", header: "apns-priority", .words(["low": "5", "high": "10"])),
    ],
    ownHeaders: [("apns-priority", "10")],
    rules: [
      ProviderRule(
        key: "default_payload",
        kinds: [.object],
        expected: "an object, where a payload begins",
        place: "devices.[].data"
      )
    ],
    flag: "`content-available` with 1 in `default_payload.aps`",
    examples: ["devices", "event_id", "room_id"]
  )

  private static let textsOfArguments = [
    ["sender_display_name", "sender"], ["room_name"], ["content.body"],
  ]

  private static let textsInRooms = [
    "m.room.message": "MSG_FROM_USER_IN_ROOM_WITH_CONTENT",
    "m.room.encrypted": "MSG_FROM_USER_IN_ROOM", "m.room.member": "USER_INVITE_TO_NAMED_ROOM",
  ]

  private static let textsOfEvents = [
    "m.room.message": "MSG_FROM_USER_WITH_CONTENT", "m.call.invite": "VOICE_CALL_FROM_USER",
    "m.room.member": "USER_INVITE_TO_CHAT",
  ]

  /// Messages of Parse Server.
  ///
  /// After the sources of its adapter for APNs: of `data` the known keys go into `aps` and the others
  /// beside it; a flag counts only as the number 1. A badge that is to increase is counted for each
  /// installation, so 1 stands for it here.
  static let parse = ProviderFormat(
    name: "Parse Server",
    citation: "A-372",
    signatures: [
      ProviderSignature(
        Mark.object("data.alert") + Mark.string("data.alert", "data.title", "data.sound")
          + Mark.number("data.badge", "data.content-available"),
        receivers
      ), ProviderSignature(Mark.object("data"), receivers, isLoose: true),
    ],
    isForApple: Mark(path: ["where", "deviceType"], kind: .naming(["ios"])),
    keys: [
      ProviderKey(alertOf: "data.alert"), ProviderKey("data.title", to: "aps.alert.title"),
      ProviderKey("data.badge", to: "aps.badge", .counted),
      ProviderKey("data.sound", to: "aps.sound"),
    ] + ProviderKey.aps(in: "data", ["content-available", "mutable-content"], .one)
      + ProviderKey.aps(in: "data", ["category", "threadId", "interruptionLevel"]) + [
        ProviderKey("data.targetContentIdentifier", to: "aps.target-content-id"),
        ProviderKey(membersOf: "data"),
      ]
      + ["push_type", "priority", "collapse_id"].flatMap { key in
        ["", "data."].map { ProviderKey($0 + key, header: "apns-" + key.hyphenated) }
      },
    ownHeaders: [("apns-push-type", "alert"), ("apns-priority", "10")],
    slips: ProviderSlip.flags(in: ["", "data"], .hyphens, "with 1 in `data`", rightIn: "data")
      + ProviderSlip.words(
        ["thread-id": "`threadId`", "body": "`alert`", "message": "`alert`"],
        in: "data"
      ),
    flag: "`content-available` with 1 in `data`",
    examples: ["data", "where", "channels"]
  )

  private static let receivers =
    Mark.object("where") + Mark.strings("channels") + Mark.string("channel")
}
