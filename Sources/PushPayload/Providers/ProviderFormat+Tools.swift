extension ProviderFormat {
  /// Installations of Azure Notification Hubs, whose templates hold payloads as JSON in strings.
  ///
  /// After its pages about templates: an expression such as `$(name)` or `#(count)` is filled in when
  /// a push is sent, so nothing is known about its type. A native push is a payload and no message.
  static let azure = ProviderFormat(
    name: "Azure Notification Hubs",
    citation: "A-357",
    signatures: [ProviderSignature(Mark.string("pushChannel"), Mark.object("templates"))],
    places: ["templates.{}"],
    verbatim: ["body"],
    takesText: true,
    keys: KnownNames.headers.names.map { ProviderKey("headers." + $0, header: $0) },
    examples: ["templates", "pushChannel", "body"]
  )

  private static let ofDetox: Set<String> = [
    "trigger", "title", "subtitle", "body", "badge", "payload", "category", "content-available",
    "action-identifier", "user-text",
  ]

  private static let triggers = Mark.words(
    ["push", "calendar", "timeInterval", "location"],
    "trigger.type"
  )

  /// Notifications that the test runner Detox hands to the app itself.
  ///
  /// After Detox's page about mocking user notifications and its dispatcher: what stands at the top
  /// replaces the same keys in the `aps` of `payload`, and only a trigger of type `push` is remote.
  static let detox = ProviderFormat(
    name: "Detox",
    citation: "A-373",
    signatures: [
      ProviderSignature(
        triggers,
        Mark.string("title", "subtitle", "body") + Mark.object("payload"),
        only: ofDetox
      ), ProviderSignature(triggers, only: ofDetox, isLoose: true),
    ],
    keys: ProviderKey.alert(["title", "subtitle", "body"])
      + ProviderKey.aps(["badge", "category", "content-available"])
      + ProviderKey.aps(in: "payload.aps", ["sound", "mutable-content", "thread-id"]) + [
        ProviderKey(membersOf: "payload")
      ],
    slips: ["content-available", "badge", "category"].map { key in
      ProviderSlip(
        place: ["payload", "aps"],
        key: .word(key),
        expected: "`\(key)` beside `trigger`, which replaces it"
      )
    },
    flag: "`content-available` with 1",
    examples: ["trigger", "title", "body"]
  )

  /// Messages of Expo's push service.
  ///
  /// After Expo's page about sending notifications. On iOS the default priority is the high one;
  /// whether Expo keeps to it for a push with `_contentAvailable` alone is not documented, so an
  /// absent priority stays unknown. `data` stands under `body` beside `aps`. Up to a hundred
  /// messages may stand in an array.
  static let expo = ProviderFormat(
    name: "Expo",
    citation: "A-366",
    signatures: ["", "[]"].map { ProviderSignature(in: $0, [toExpo]) },
    places: ["", "[]"],
    keys: ProviderKey.alert(["title", "subtitle", "body"]) + [
      ProviderKey("sound", to: "aps.sound", .sound), ProviderKey("badge", to: "aps.badge"),
      ProviderKey("categoryId", to: "aps.category"),
      ProviderKey("_contentAvailable", to: "aps.content-available", .flag),
      ProviderKey("mutableContent", to: "aps.mutable-content", .flag),
      ProviderKey("interruptionLevel", to: "aps.interruption-level"),
      ProviderKey("data", to: "body"),
      ProviderKey(
        "priority",
        header: "apns-priority",
        .words(["default": "10", "normal": "5", "high": "10"])
      ), ProviderKey("expiration", header: "apns-expiration"),
      ProviderKey("ttl", header: "apns-expiration", .lifetime),
    ],
    slips: ProviderSlip.flags(in: ["", "data"], .expo, "with true beside `to`", rightIn: "")
      + ProviderSlip.words([
        "category": "`categoryId`", "categoryIdentifier": "`categoryId`",
        "_category": "`categoryId`",
      ]),
    words: [
      ProviderWords([
        "channelId", "richContent", "icon", "tag", "collapseId", "_displayInForeground",
      ])
    ],
    isForAllDevices: true,
    flag: "`_contentAvailable` with true",
    examples: ["to", "title", "body", "data"]
  )
}
