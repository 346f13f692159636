extension ProviderFormat {
  /// Messages of JPush.
  ///
  /// After its reference of the interface v3 and its Java client: `notification.ios` counts before
  /// `notification.alert`; a `message` goes to the running app by a way of its own, not through APNs.
  static let jpush = ProviderFormat(
    name: "JPush",
    citation: "A-375",
    signatures: [
      ProviderSignature(
        groups: [
          Mark.string("platform") + Mark.strings("platform"),
          Mark.string("audience") + Mark.object("audience"),
          Mark.object("notification", "message"),
        ]
      )
    ],
    keys: [
      ProviderKey(alertOf: "notification.ios.alert"),
      ProviderKey(alertOf: "notification.alert"),
      ProviderKey("notification.ios.sound", to: "aps.sound"),
      ProviderKey("notification.ios.badge", to: "aps.badge", .counted),
      ProviderKey("notification.ios.content-available", to: "aps.content-available", .flag),
      ProviderKey("notification.ios.mutable-content", to: "aps.mutable-content", .flag),
      ProviderKey("notification.ios.category", to: "aps.category"),
      ProviderKey("notification.ios.thread-id", to: "aps.thread-id"),
      ProviderKey("notification.ios.interruption-level", to: "aps.interruption-level"),
      ProviderKey(membersOf: "notification.ios.extras"),
      ProviderKey("options.apns_collapse_id", header: "apns-collapse-id"),
      ProviderKey("options.time_to_live", header: "apns-expiration", .lifetime),
    ],
    slips: ["", "notification", "notification.ios", "options"].flatMap { place in
      ProviderSlip.flags(
        in: place,
        { "`\($0.rawValue)` with true in `notification.ios`" },
        right: { place == "notification.ios" ? $0.rawValue : nil }
      )
    },
    appleKeys: ["notification"],
    flag: "`content-available` with true in `notification.ios`",
    examples: ["platform", "audience", "notification"]
  )

  private typealias Mark = ProviderMark
}
