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
        place: "notifications.[]",
        groups: [Mark.number("platform"), Mark.strings("tokens") + Mark.string("topic")],
        excluded: Mark.object("payload.aps")
      )
    ],
    places: ["notifications.[]"],
    isForApple: Mark(path: ["platform"], kind: .exactly(1)),
    keys: texts + settings + requests,
    ownHeaders: [("apns-push-type", "alert")],
    slips: ProviderSlip.flags(
      in: "",
      { "`\($0.underscored)` with true" },
      right: { $0.underscored }
    )
      + ProviderSlip.words(
        ["body": "`message`", "thread_id": "`thread-id`", "url_args": "`url-args`"],
        in: "",
        isRefused: false
      ),
    flag: "`content_available` with true",
    examples: ["notifications"]
  )

  private typealias Mark = ProviderMark

  private static let texts = [
    ProviderKey("alert", to: "aps.alert"),
    ProviderKey("title", to: "aps.alert.title"),
    ProviderKey("message", to: "aps.alert.body").with("title"),
    ProviderKey("message", to: "aps.alert.body").unless("alert"),
  ]

  private static let settings = [
    ProviderKey("badge", to: "aps.badge"),
    ProviderKey("sound", to: "aps.sound", .sound),
    ProviderKey("content_available", to: "aps.content-available", .flag),
    ProviderKey("mutable_content", to: "aps.mutable-content", .flag),
    ProviderKey("category", to: "aps.category"),
    ProviderKey("thread-id", to: "aps.thread-id"),
    ProviderKey("interruption_level", to: "aps.interruption-level"),
    ProviderKey("url-args", to: "aps.url-args"),
    ProviderKey("event", to: "aps.event"),
    ProviderKey("timestamp", to: "aps.timestamp"),
    ProviderKey("content-state", to: "aps.content-state"),
    ProviderKey("stale-date", to: "aps.stale-date"),
    ProviderKey("dismissal-date", to: "aps.dismissal-date"),
    ProviderKey(membersOf: "data"),
  ]

  private static let requests = [
    ProviderKey("priority", header: "apns-priority", .words(["normal": "5", "high": "10"])),
    ProviderKey("expiration", header: "apns-expiration", .positive),
    ProviderKey("collapse_id", header: "apns-collapse-id"),
    ProviderKey("apns_id", header: "apns-id"),
    ProviderKey("topic", header: "apns-topic"),
    ProviderKey("push_type", header: "apns-push-type"),
  ]
}
