extension ProviderFormat {
  /// Messages of OneSignal's interface that starts, updates and ends Live Activities.
  ///
  /// After the reference of OneSignal's "Start Live Activity" and the models of its API clients. The
  /// type of the attributes stands in the address of the request, and OneSignal adds the time of
  /// sending.
  static let oneSignalActivity = ProviderFormat(
    name: "OneSignal (Live Activity)",
    citation: "A-370",
    signatures: [
      ProviderSignature(
        groups: [Mark.words(["start", "update", "end"], "event"), Mark.object("event_updates")]
      )
    ],
    keys: [
      ProviderKey("event", to: "aps.event"),
      ProviderKey("event_updates", to: "aps.content-state"),
      ProviderKey("event_attributes", to: "aps.attributes"),
      ProviderKey("stale_date", to: "aps.stale-date"),
      ProviderKey("dismissal_date", to: "aps.dismissal-date"),
      ProviderKey("headings", to: "aps.alert.title", .language),
      ProviderKey("contents", to: "aps.alert.body", .language),
      ProviderKey("ios_sound", to: "aps.alert.sound", .soundName),
      ProviderKey("ios_relevance_score", to: "aps.relevance-score"),
      ProviderKey("priority", header: "apns-priority"),
    ],
    ownHeaders: [("apns-push-type", "liveactivity"), ("apns-priority", "10")],
    ownKeys: ["timestamp", "attributes-type"],
    slips: ProviderSlip.words(
      [
        "sound": "`ios_sound`",
        "content_state": "`event_updates`",
        "content-state": "`event_updates`",
      ],
      in: "",
      isRefused: false
    ),
    flag: "an `event`",
    examples: ["event", "event_updates", "activity_id"]
  )

  private typealias Mark = ProviderMark
}
