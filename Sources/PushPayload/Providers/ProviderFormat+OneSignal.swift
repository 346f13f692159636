extension ProviderFormat {
  /// Messages of OneSignal's interface to create a notification.
  ///
  /// After OneSignal's reference of that interface and the payload that its iOS SDK reads. Of texts
  /// by language the device takes its own; here the English one counts. The reference says that
  /// `mutable_content` is always on and cannot be turned off. A badge that is to increase is counted
  /// by OneSignal and its SDK, so only one that is set appears.
  static let oneSignal = ProviderFormat(
    name: "OneSignal",
    citation: "A-365",
    signatures: [
      ProviderSignature(
        Mark.string("app_id"),
        targets + Mark.object("contents", "headings") + Mark.boolean("content_available")
          + Mark.string("template_id", "apns_push_type_override")
      ), ProviderSignature(Mark.object("contents"), targets),
    ],
    keys: texts + settings + requests + [ProviderKey("data", to: "custom.a")],
    slips: ProviderSlip.flags(
      in: ["", "data"],
      .underscores,
      "with true beside `app_id`",
      rightIn: ""
    ),
    rules: rules,
    words: [ProviderWords(known)],
    template: "template_id",
    flag: "`content_available` with true",
    examples: ["app_id", "contents", "included_segments"]
  )

  private static let targets =
    Mark.strings(
      "include_player_ids",
      "include_subscription_ids",
      "include_external_user_ids",
      "included_segments",
      "excluded_segments"
    ) + Mark.object("include_aliases")

  private static let text = "an object with a text under `en`"
  private static let badgeCount = "the number that the badge counts up by, or is set to"
  private static let replacingContents = [
    "content_available", "template_id", "email_subject", "email_body", "sms_from",
  ]

  private static let rules =
    [
      ProviderRule(
        key: "contents",
        kinds: [.object, .string],
        expected: text,
        isRequired: true,
        conditions: replacingContents.map { .absence(of: $0) }
      ), ProviderRule(key: "contents", kinds: [.object], expected: text),
      ProviderRule(key: "headings", kinds: [.object], expected: text),
      ProviderRule(
        key: "ios_badgeType",
        kinds: [.words(["None", "SetTo", "Increase"])],
        expected: "`None`, `SetTo` or `Increase`",
        isRequired: true,
        conditions: [.presence(of: "ios_badgeCount")]
      ),
    ]
    + ["SetTo", "Increase"].map { word in
      ProviderRule(
        key: "ios_badgeCount",
        kinds: [.number],
        expected: badgeCount,
        isRequired: true,
        conditions: [.word(key: "ios_badgeType", word)]
      )
    }

  private static let known =
    targets.map { $0.path[0] } + [
      "template_id", "ios_badgeType", "mutable_content", "filters", "name", "url", "app_url",
      "web_url", "ios_attachments", "buttons", "send_after", "include_player_id", "delayed_option",
      "isIos", "isAndroid", "isAnyWeb", "idempotency_key", "custom_data",
    ]

  private static let texts = [
    ProviderKey("headings", to: "aps.alert.title", .language),
    ProviderKey("subtitle", to: "aps.alert.subtitle", .language),
    ProviderKey("contents", to: "aps.alert.body", .language),
    ProviderKey("contents", to: "aps.mutable-content", .constant("1")),
  ]

  private static let settings = [
    ProviderKey("content_available", to: "aps.content-available", .flag),
    ProviderKey("ios_badgeCount", to: "aps.badge").when("ios_badgeType", is: "SetTo"),
    ProviderKey("ios_sound", to: "aps.sound", .soundName),
    ProviderKey("ios_category", to: "aps.category"), ProviderKey("thread_id", to: "aps.thread-id"),
    ProviderKey("ios_interruption_level", to: "aps.interruption-level", .hyphens),
    ProviderKey("ios_relevance_score", to: "aps.relevance-score"),
    ProviderKey("relevance_score", to: "aps.relevance-score"),
    ProviderKey("target_content_identifier", to: "aps.target-content-id"),
  ]

  private static let requests = [
    ProviderKey("apns_push_type_override", header: "apns-push-type"),
    ProviderKey("priority", header: "apns-priority"),
    ProviderKey("ttl", header: "apns-expiration", .lifetime),
    ProviderKey("collapse_id", header: "apns-collapse-id"),
  ]

  /// Messages of OneSignal's interface that starts, updates and ends Live Activities.
  ///
  /// After the reference of OneSignal's "Start Live Activity" and the models of its API clients. The
  /// type of the attributes stands in the address of the request, and OneSignal adds the time of
  /// sending.
  static let oneSignalActivity = ProviderFormat(
    name: "OneSignal (Live Activity)",
    citation: "A-370",
    signatures: [
      ProviderSignature(
        Mark.words(["start", "update", "end"], "event"),
        Mark.object("event_updates") + Mark.string("activity_id")
      )
    ],
    keys: [
      ProviderKey("event", to: "aps.event"), ProviderKey("event_updates", to: "aps.content-state"),
      ProviderKey("event_attributes", to: "aps.attributes"),
    ] + ProviderKey.aps(["stale_date", "dismissal_date"]) + [
      ProviderKey("dismiss_at", to: "aps.dismissal-date"),
      ProviderKey("headings", to: "aps.alert.title", .language),
      ProviderKey("contents", to: "aps.alert.body", .language),
      ProviderKey("ios_sound", to: "aps.alert.sound", .soundName),
      ProviderKey("ios_relevance_score", to: "aps.relevance-score"),
      ProviderKey("priority", header: "apns-priority"),
    ],
    ownHeaders: [("apns-push-type", "liveactivity"), ("apns-priority", "10")],
    ownKeys: ["timestamp", "attributes-type"],
    slips: ProviderSlip.words([
      "sound": "`ios_sound`", "content_state": "`event_updates`",
      "content-state": "`event_updates`",
    ]),
    flag: "an `event`",
    examples: ["event", "event_updates", "activity_id"]
  )
}
