extension ProviderFormat {
  /// Messages of Braze.
  ///
  /// After its reference of the Apple push object: an alert has underscores where APNs has hyphens,
  /// and of the flags only one has them.
  static let braze = ProviderFormat(
    name: "Braze",
    citation: "A-358",
    signatures: [
      ProviderSignature(groups: [Mark.object("messages.apple_push")]),
      ProviderSignature(groups: [Mark.object("apple_push")]),
    ],
    places: ["messages.apple_push", "apple_push"],
    keys: [
      ProviderKey(alertOf: "alert", .hyphenatedKeys),
      ProviderKey("badge", to: "aps.badge"),
      ProviderKey("sound", to: "aps.sound"),
      ProviderKey("content-available", to: "aps.content-available", .flag),
      ProviderKey("mutable_content", to: "aps.mutable-content", .flag),
      ProviderKey("asset_url", to: "aps.mutable-content", .constant("1")),
      ProviderKey("category", to: "aps.category"),
      ProviderKey("notification_group_thread_id", to: "aps.thread-id"),
      ProviderKey("interruption_level", to: "aps.interruption-level"),
      ProviderKey("relevance_score", to: "aps.relevance-score"),
      ProviderKey(membersOf: "extra"),
      ProviderKey("collapse_id", header: "apns-collapse-id"),
      ProviderKey("apns_priority", header: "apns-priority"),
    ],
    slips: ["", "extra"].flatMap { place in
      ProviderSlip.flags(
        in: place,
        { "`\($0.ofBraze)` with true in `apple_push`" },
        right: { place.isEmpty ? $0.ofBraze : nil }
      )
    },
    flag: "`content-available` with true",
    examples: ["messages", "apple_push", "alert"]
  )

  private typealias Mark = ProviderMark
}

extension FlagKey {
  /// The key as Braze spells it.
  fileprivate var ofBraze: String {
    switch self {
    case .contentAvailable: rawValue
    case .mutableContent: underscored
    }
  }
}
