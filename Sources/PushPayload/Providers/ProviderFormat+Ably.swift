extension ProviderFormat {
  /// Pushes of Ably, to a device or in the `extras` of a message for a channel.
  ///
  /// After its page about publishing: `apns.aps` counts before `notification`, `collapseKey` becomes
  /// the thread, and `apns-headers` are request headers.
  static let ably = ProviderFormat(
    name: "Ably",
    citation: "A-377",
    signatures: [
      ProviderSignature(
        groups: [
          Mark.string("recipient.deviceId", "recipient.clientId", "recipient.transportType"),
          Mark.object("notification", "apns", "data"),
        ]
      ),
      ProviderSignature(
        place: "extras.push",
        groups: [Mark.object("notification", "apns", "data")]
      ),
      ProviderSignature(groups: [Mark.object("apns.apns-headers")]),
    ],
    places: ["extras.push", ""],
    verbatim: ["apns"],
    dropped: ["apns-headers", "notification"],
    keys: [
      ProviderKey("apns.notification.title", to: "aps.alert.title"),
      ProviderKey("apns.notification.body", to: "aps.alert.body"),
      ProviderKey("notification.title", to: "aps.alert.title"),
      ProviderKey("notification.body", to: "aps.alert.body"),
      ProviderKey("notification.sound", to: "aps.sound"),
      ProviderKey("notification.collapseKey", to: "aps.thread-id"),
      ProviderKey(membersOf: "data"),
      ProviderKey(headersOf: "apns.apns-headers"),
    ],
    slips: ["", "notification", "data"].flatMap { place in
      ProviderSlip.flags(in: place, { "`\($0.rawValue)` with 1 in `apns.aps`" })
    },
    flag: "`content-available` with 1 in `apns.aps`",
    examples: ["recipient", "notification", "extras", "apns"]
  )

  private typealias Mark = ProviderMark
}
