extension ProviderFormat {
  /// Messages of Airship.
  ///
  /// After its Python library: `notification.ios` counts before `notification.alert`. A badge may be
  /// counted, so 1 stands for it here.
  static let airship = ProviderFormat(
    name: "Airship",
    citation: "A-359",
    signatures: places.map { ProviderSignature(place: $0, groups: targets + [contents]) } + [
      ProviderSignature(groups: targets + [Mark.objects("variants")])
    ],
    places: ["variants.[].push"] + places,
    isForApple: Mark(path: ["device_types"], kind: .naming(["ios", "all"])),
    keys: activity + texts + settings + [
      ProviderKey("notification.ios.live_activity.priority", header: "apns-priority"),
      ProviderKey(
        "notification.ios.live_activity",
        header: "apns-push-type",
        .text("liveactivity")
      ), ProviderKey("notification.ios.collapse_id", header: "apns-collapse-id"),
      ProviderKey("notification.ios.priority", header: "apns-priority"),
    ],
    ownKeys: ["timestamp"],
    slips: ProviderSlip.flags(
      in: ["", "notification"],
      .underscores,
      "with true in `notification.ios`"
    ) + ProviderSlip.words(["badge": "it in `ios`"], in: "notification", isRefused: true),
    appleKeys: ["notification.ios", "notification.alert"],
    otherKeys: ["notification.android", "notification.amazon", "notification.web"],
    flag: "`content_available` with true in `notification.ios`",
    examples: ["audience", "notification", "device_types"]
  )

  /// A push in an automation or in a schedule, a list of pushes, and a push.
  private static let places = ["outcome.push", "push", "[]", ""]
  private static let contents = Mark.object("notification", "message", "in_app")
  private static let targets = [
    Mark.object("audience") + Mark.string("audience"),
    Mark.strings("device_types") + Mark.string("device_types"),
  ]

  private static let activity = ProviderKey.aps(
    in: "notification.ios.live_activity",
    [
      "event", "alert", "content_state", "relevance_score", "stale_date", "dismissal_date",
      "timestamp", "attributes_type", "attributes",
    ]
  )

  private static let texts =
    [
      ProviderKey(alertOf: "notification.ios.alert", .hyphenatedKeys),
      ProviderKey(alertOf: "notification.alert"),
    ] + ProviderKey.alert(in: "notification.ios", ["title", "subtitle"])

  private static let settings =
    ProviderKey.aps(
      in: "notification.ios",
      FlagKey.allCases.flatMap { [$0.rawValue, $0.underscored] },
      .flag
    ) + [
      ProviderKey("notification.ios.badge", to: "aps.badge", .counted),
      ProviderKey("notification.ios.sound", to: "aps.sound", .sound),
      ProviderKey("notification.ios.media_attachment", to: "aps.mutable-content", .constant("1")),
      ProviderKey("notification.ios.interruption_level", to: "aps.interruption-level", .hyphens),
    ]
    + ProviderKey.aps(
      in: "notification.ios",
      ["category", "thread_id", "relevance_score", "target_content_id"]
    ) + [ProviderKey(membersOf: "notification.ios.extra")]

  /// Messages of Braze's interfaces that start, update and end Live Activities.
  ///
  /// After its references of `/messages/live_activity/start` and `/messages/live_activity/update`: the
  /// event follows from what is there, and Braze makes times of its dates.
  /// https://www.braze.com/docs/api/endpoints/messaging/live_activity/update
  static let brazeActivity = ProviderFormat(
    name: "Braze (Live Activity)",
    citation: "A-358",
    signatures: [ProviderSignature(Mark.string("activity_id"), Mark.object("content_state"))],
    keys: [
      ProviderKey("activity_attributes_type", to: "aps.event", .text("start")),
      ProviderKey("end_activity", to: "aps.event", .textIfSet("end")),
      ProviderKey("content_state", to: "aps.event", .text("update")),
      ProviderKey("content_state", to: "aps.content-state"),
      ProviderKey("activity_attributes_type", to: "aps.attributes-type"),
      ProviderKey("activity_attributes", to: "aps.attributes"),
      ProviderKey("notification.alert", to: "aps.alert", .hyphenatedKeys),
      ProviderKey("notification.sound", to: "aps.alert.sound"),
    ],
    ownHeaders: [("apns-push-type", "liveactivity"), ("apns-priority", "10")],
    ownKeys: ["timestamp"],
    flag: "a `content_state`",
    examples: ["activity_id", "content_state", "end_activity"]
  )

  /// Messages of Braze.
  ///
  /// After its reference of the Apple push object: an alert has underscores where APNs has hyphens,
  /// and of the flags only one has them.
  static let braze = ProviderFormat(
    name: "Braze",
    citation: "A-358",
    signatures: [
      ProviderSignature(Mark.object("messages.apple_push")),
      ProviderSignature(Mark.object("apple_push")),
    ],
    places: ["messages.apple_push", "apple_push"],
    keys: [ProviderKey(alertOf: "alert", .hyphenatedKeys)] + ProviderKey.aps(["badge", "sound"])
      + ProviderKey.aps(["content-available", "mutable_content"], .flag) + [
        ProviderKey("asset_url", to: "aps.mutable-content", .constant("1")),
        ProviderKey("category", to: "aps.category"),
        ProviderKey("notification_group_thread_id", to: "aps.thread-id"),
      ] + ProviderKey.aps(["interruption_level", "relevance_score"]) + [
        ProviderKey(membersOf: "extra"), ProviderKey("collapse_id", header: "apns-collapse-id"),
        ProviderKey("apns_priority", header: "apns-priority"),
      ],
    slips: ProviderSlip.flags(in: ["", "extra"], .braze, "with true in `apple_push`", rightIn: ""),
    flag: "`content-available` with true",
    examples: ["messages", "apple_push", "alert"]
  )

  /// Messages of Pushwoosh's interface createMessage.
  ///
  /// After its reference and its Python library: the members of `ios_root_params` stand at the top of
  /// the payload, and an `aps` there reaches the device; `data` stands under `u`.
  static let pushwoosh = ProviderFormat(
    name: "Pushwoosh",
    citation: "A-376",
    signatures: [
      ProviderSignature(
        in: "request",
        Mark.string("application", "auth"),
        Mark.objects("notifications")
      ), ProviderSignature(Mark.object("ios_root_params")),
    ],
    places: ["request.notifications.[]", ""],
    isForApple: Mark(path: ["platforms"], kind: .exactly(1)),
    verbatim: ["ios_root_params"],
    keys: [
      ProviderKey("live_activity.event", to: "aps.event"),
      ProviderKey("live_activity.attributes-type", to: "aps.event", .text("start")),
    ]
      + ProviderKey.aps(
        in: "live_activity",
        ["content-state", "attributes-type", "attributes", "dismissal-date"]
      ) + [
        ProviderKey("live_activity", header: "apns-push-type", .text("liveactivity")),
        ProviderKey("content", to: "aps.alert.body", .language).unless("live_activity"),
        ProviderKey("ios_title", to: "aps.alert.title", .language).unless("live_activity"),
        ProviderKey("title", to: "aps.alert.title", .language).unless("live_activity"),
        ProviderKey("ios_subtitle", to: "aps.alert.subtitle", .language),
        ProviderKey("subtitle", to: "aps.alert.subtitle", .language),
        ProviderKey("ios_badges", to: "aps.badge", .counted),
        ProviderKey("ios_sound", to: "aps.sound"),
        ProviderKey("ios_silent", to: "aps.content-available", .flag),
        ProviderKey("ios_attachment", to: "aps.mutable-content", .constant("1")),
        ProviderKey("ios_thread_id", to: "aps.thread-id"), ProviderKey("data", to: "u"),
        ProviderKey("ios_ttl", header: "apns-expiration", .lifetime),
      ],
    ownKeys: ["timestamp", "alert"],
    slips: ProviderSlip.flags(in: ["", "data"], .hyphens, "with 1 in `ios_root_params.aps`"),
    flag: "`ios_silent` with 1",
    examples: ["request", "notifications", "content", "ios_root_params"]
  )

  /// Messages of JPush.
  ///
  /// After its reference of the interface v3 and its Java client: `notification.ios` counts before
  /// `notification.alert`; a `message` goes to the running app by a way of its own, not through APNs.
  static let jpush = ProviderFormat(
    name: "JPush",
    citation: "A-375",
    signatures: [
      ProviderSignature(groups: platforms + [Mark.object("message")], isLoose: true)
    ]
      + ["", "push"].map { place in
        ProviderSignature(
          place: place,
          groups: platforms + [Mark.object("notification", "live_activity.ios")]
        )
      },
    places: ["push", ""],
    isForApple: Mark(path: ["platform"], kind: .naming(["ios", "all"])),
    keys: [
      ProviderKey(alertOf: "notification.ios.alert"), ProviderKey(alertOf: "notification.alert"),
      ProviderKey("notification.ios.sound", to: "aps.sound"),
      ProviderKey("notification.ios.badge", to: "aps.badge", .counted),
    ] + ProviderKey.aps(in: "notification.ios", ["content-available", "mutable-content"], .flag)
      + ProviderKey.aps(in: "notification.ios", ["category", "thread-id", "interruption-level"])
      + ProviderKey.aps(
        in: "live_activity.ios",
        [
          "event", "alert", "content-state", "attributes-type", "attributes", "dismissal-date",
          "stale-date", "relevance-score",
        ]
      ) + [
        ProviderKey(membersOf: "notification.ios.extras"),
        ProviderKey("live_activity.ios.apns-priority", header: "apns-priority"),
        ProviderKey("live_activity.ios", header: "apns-push-type", .text("liveactivity")),
        ProviderKey("options.apns_collapse_id", header: "apns-collapse-id"),
        ProviderKey("options.time_to_live", header: "apns-expiration", .lifetime),
      ],
    ownKeys: ["timestamp"],
    slips: ProviderSlip.flags(
      in: ["", "notification", "notification.ios", "options"],
      .hyphens,
      "with true in `notification.ios`",
      rightIn: "notification.ios"
    ),
    appleKeys: ["notification.ios", "notification.alert", "live_activity"],
    otherKeys: ["notification.android", "notification.hmos", "notification.quickapp"],
    flag: "`content-available` with true in `notification.ios`",
    examples: ["platform", "audience", "notification"]
  )

  private static let platforms = [
    Mark.string("platform") + Mark.strings("platform"),
    Mark.string("audience") + Mark.object("audience"),
  ]
}
