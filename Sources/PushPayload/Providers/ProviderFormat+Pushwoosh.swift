extension ProviderFormat {
  /// Messages of Pushwoosh's interface createMessage.
  ///
  /// After its reference and its Python library: the members of `ios_root_params` stand at the top of
  /// the payload, and an `aps` there reaches the device; `data` stands under `u`.
  static let pushwoosh = ProviderFormat(
    name: "Pushwoosh",
    citation: "A-376",
    signatures: [
      ProviderSignature(
        place: "request",
        groups: [Mark.string("application", "auth"), Mark.objects("notifications")]
      ),
      ProviderSignature(groups: [Mark.object("ios_root_params")]),
    ],
    places: ["request.notifications.[]", ""],
    verbatim: ["ios_root_params"],
    keys: [
      ProviderKey("content", to: "aps.alert.body", .language),
      ProviderKey("ios_title", to: "aps.alert.title", .language),
      ProviderKey("title", to: "aps.alert.title", .language),
      ProviderKey("ios_subtitle", to: "aps.alert.subtitle", .language),
      ProviderKey("subtitle", to: "aps.alert.subtitle", .language),
      ProviderKey("ios_badges", to: "aps.badge", .counted),
      ProviderKey("ios_sound", to: "aps.sound"),
      ProviderKey("ios_silent", to: "aps.content-available", .flag),
      ProviderKey("ios_attachment", to: "aps.mutable-content", .constant("1")),
      ProviderKey("ios_thread_id", to: "aps.thread-id"),
      ProviderKey("data", to: "u"),
      ProviderKey("ios_ttl", header: "apns-expiration", .lifetime),
    ],
    slips: ["", "data"].flatMap { place in
      ProviderSlip.flags(in: place, { "`\($0.rawValue)` with 1 in `ios_root_params.aps`" })
    },
    flag: "`ios_silent` with 1",
    examples: ["request", "notifications", "content", "ios_root_params"]
  )

  private typealias Mark = ProviderMark
}
