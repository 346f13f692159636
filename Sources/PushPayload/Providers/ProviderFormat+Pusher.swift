extension ProviderFormat {
  /// Messages of Pusher Beams.
  ///
  /// After the reference of its interface to publish to interests or users: `apns` is the payload,
  /// sent as it is, with a key of Pusher's own added beside `aps`.
  static let pusher = ProviderFormat(
    name: "Pusher Beams",
    citation: "A-367",
    signatures: [
      ProviderSignature(
        groups: [Mark.strings("interests", "users"), Mark.object("apns.aps", "fcm", "web")]
      ),
      ProviderSignature(groups: [Mark.object("apns.aps"), Mark.object("fcm", "web")]),
    ],
    verbatim: ["apns"],
    keys: [],
    appleKeys: ["apns"],
    flag: "`content-available` with 1 in `apns.aps`",
    examples: ["interests", "users", "apns"]
  )

  private typealias Mark = ProviderMark
}
