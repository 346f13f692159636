extension ProviderFormat {
  /// Messages for Sygnal, the push gateway of Matrix.
  ///
  /// After its APNs pushkin: `default_payload` of the device is the beginning. An event with a type
  /// gets a localized text that Sygnal chooses by the event, here always the same one, and a badge;
  /// one without has the counts beside `aps`.
  static let sygnal = ProviderFormat(
    name: "Sygnal",
    citation: "A-374",
    signatures: [
      ProviderSignature(
        place: "notification.devices.[]",
        groups: [Mark.string("pushkey"), Mark.string("app_id")]
      )
    ],
    places: ["notification"],
    verbatim: ["devices.[].data.default_payload"],
    keys: [
      ProviderKey("type", to: "aps.alert.loc-key", .text("MSG_FROM_USER")),
      ProviderKey("counts.unread", to: "aps.badge").with("type"),
      ProviderKey("room_id", to: "room_id"),
      ProviderKey("event_id", to: "event_id"),
      ProviderKey("counts.unread", to: "unread_count").unless("type"),
      ProviderKey("counts.missed_calls", to: "missed_calls").unless("type"),
      ProviderKey("prio", header: "apns-priority", .words(["low": "5", "high": "10"])),
    ],
    ownHeaders: [("apns-priority", "10")],
    flag: "`content-available` with 1 in `default_payload.aps`",
    examples: ["devices", "event_id", "room_id"]
  )

  private typealias Mark = ProviderMark
}
