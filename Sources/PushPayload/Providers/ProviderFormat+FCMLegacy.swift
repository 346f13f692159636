extension ProviderFormat {
  /// Messages of FCM's first HTTP interface, which Google has shut down.
  ///
  /// After the legacy reference of HTTP and XMPP requests. A push with `notification` has high
  /// priority unless it says otherwise, one with `data` alone has normal priority.
  static let fcmLegacy = ProviderFormat(
    name: "FCM (legacy HTTP)",
    citation: "A-363",
    signatures: [
      ProviderSignature(
        groups: [
          Mark.string("to") + Mark.strings("registration_ids"),
          Mark.strings("registration_ids") + Mark.boolean("content_available", "mutable_content")
            + Mark.string("notification.title", "notification.body", "notification.body_loc_key")
            + Mark.string("notification.sound", "collapse_key") + Mark.number("time_to_live") + [
              Mark(path: ["priority"], kind: .words(["high", "normal"]))
            ],
        ],
        onlyKeys: ofLegacyMessage,
        excluded: [Mark(path: ["to"], kind: .beginnings(expoTokens))]
      ),
      ProviderSignature(
        groups: [Mark.token("to"), Mark.object("data")],
        onlyKeys: ofLegacyMessage,
        excluded: [Mark(path: ["to"], kind: .beginnings(expoTokens))]
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

  static let expoTokens = ["ExponentPushToken[", "ExpoPushToken["]
}

extension FlagKey {
  var underscored: String { String(rawValue.map { $0 == "-" ? "_" : $0 }) }
}
