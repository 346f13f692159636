extension ProviderFormat {
  /// Messages of Pusher Beams.
  ///
  /// After the reference of its interface to publish to interests or users: `apns` is the payload,
  /// sent as it is, with a key of Pusher's own added beside `aps`.
  static let pusher = ProviderFormat(
    signatures: [
      ProviderSignature(
        groups: [
          Mark.object("apns.aps"), Mark.strings("interests", "users") + Mark.object("fcm", "web"),
        ]
      )
    ],
    verbatim: ["apns"],
    keys: [],
    examples: ["interests", "users", "apns"]
  )

  private typealias Mark = ProviderSignature.Mark
}
