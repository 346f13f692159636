extension ProviderFormat {
  /// Messages of Airship.
  ///
  /// After its Python library: `notification.ios` counts before `notification.alert`. A badge may be
  /// counted, so 1 stands for it here.
  static let airship = ProviderFormat(
    name: "Airship",
    citation: "A-359",
    signatures: ["", "[]"].map { place in
      ProviderSignature(
        place: place,
        groups: [
          Mark.object("notification"), Mark.object("audience") + Mark.string("audience"),
          Mark.strings("device_types") + Mark.string("device_types"),
        ]
      )
    },
    places: ["", "[]"],
    keys: texts + settings + [
      ProviderKey("notification.ios.collapse_id", header: "apns-collapse-id"),
      ProviderKey("notification.ios.priority", header: "apns-priority"),
    ],
    slips: ["", "notification"].flatMap { place in
      ProviderSlip.flags(in: place, { "`\($0.underscored)` with true in `notification.ios`" })
    } + ProviderSlip.words(["badge": "it in `ios`"], in: "notification", isRefused: true),
    flag: "`content_available` with true in `notification.ios`",
    examples: ["audience", "notification", "device_types"]
  )

  private typealias Mark = ProviderMark

  private static let texts = [
    ProviderKey(alertOf: "notification.ios.alert", .hyphenatedKeys),
    ProviderKey(alertOf: "notification.alert"),
    ProviderKey("notification.ios.title", to: "aps.alert.title"),
    ProviderKey("notification.ios.subtitle", to: "aps.alert.subtitle"),
  ]

  private static let settings =
    FlagKey.allCases.flatMap { flag in
      [flag.rawValue, flag.underscored].map { key in
        ProviderKey("notification.ios." + key, to: "aps." + flag.rawValue, .flag)
      }
    } + [
      ProviderKey("notification.ios.badge", to: "aps.badge", .counted),
      ProviderKey("notification.ios.sound", to: "aps.sound", .sound),
      ProviderKey("notification.ios.media_attachment", to: "aps.mutable-content", .constant("1")),
      ProviderKey("notification.ios.category", to: "aps.category"),
      ProviderKey("notification.ios.thread_id", to: "aps.thread-id"),
      ProviderKey("notification.ios.interruption_level", to: "aps.interruption-level", .hyphens),
      ProviderKey("notification.ios.relevance_score", to: "aps.relevance-score"),
      ProviderKey("notification.ios.target_content_id", to: "aps.target-content-id"),
      ProviderKey(membersOf: "notification.ios.extra"),
    ]
}
