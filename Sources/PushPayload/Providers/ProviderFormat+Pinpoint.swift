extension ProviderFormat {
  /// Messages of Amazon Pinpoint, whose interface for pushes lives on in End User Messaging.
  ///
  /// After the reference of APNSMessage: `RawContent`, JSON in a string, counts alone where it
  /// stands.
  static let pinpoint = ProviderFormat(
    name: "Amazon Pinpoint",
    citation: "A-356",
    signatures: [
      ProviderSignature(
        groups: [
          Mark.object(
            "APNSMessage",
            "MessageConfiguration.APNSMessage",
            "MessageRequest.MessageConfiguration.APNSMessage"
          )
        ]
      )
    ],
    places: [
      "MessageRequest.MessageConfiguration.APNSMessage", "MessageConfiguration.APNSMessage",
      "APNSMessage",
    ],
    verbatim: ["RawContent"],
    takesText: true,
    keys: composed.map { $0.unless("RawContent") } + [
      ProviderKey("CollapseId", header: "apns-collapse-id"),
      ProviderKey("Priority", header: "apns-priority"),
      ProviderKey("TimeToLive", header: "apns-expiration", .lifetime),
    ],
    flag: "`SilentPush` with true",
    examples: ["APNSMessage", "Body", "Title"]
  )

  private typealias Mark = ProviderMark

  private static let composed = [
    ProviderKey("Title", to: "aps.alert.title"),
    ProviderKey("Body", to: "aps.alert.body"),
    ProviderKey("Badge", to: "aps.badge"),
    ProviderKey("Sound", to: "aps.sound"),
    ProviderKey("Category", to: "aps.category"),
    ProviderKey("ThreadId", to: "aps.thread-id"),
    ProviderKey("SilentPush", to: "aps.content-available", .flag),
    ProviderKey("MediaUrl", to: "aps.mutable-content", .constant("1")),
    ProviderKey("Data", to: "data.pinpoint.jsonBody"),
  ]
}
