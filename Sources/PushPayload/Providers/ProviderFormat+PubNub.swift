extension ProviderFormat {
  /// Messages of PubNub.
  ///
  /// After its introduction to mobile push and its JavaScript SDK: `pn_apns` without `pn_push` is the
  /// payload, and `pn_push` says where it goes.
  static let pubnub = ProviderFormat(
    name: "PubNub",
    citation: "A-378",
    signatures: ["", "message"].map { place in
      ProviderSignature(place: place, groups: [Mark.object("pn_apns")])
    },
    places: ["message", ""],
    verbatim: ["pn_apns"],
    dropped: ["pn_push"],
    keys: [
      ProviderKey("pn_apns.pn_push.[0].collapse_id", header: "apns-collapse-id"),
      ProviderKey("pn_apns.pn_push.[0].targets.[0].topic", header: "apns-topic"),
    ],
    appleKeys: ["pn_apns"],
    flag: "`content-available` with 1 in `pn_apns.aps`",
    examples: ["pn_apns", "pn_fcm", "pn_gcm"]
  )

  private typealias Mark = ProviderMark
}
