extension ProviderFormat {
  /// Messages of Amazon SNS.
  ///
  /// After its pages about payloads for single platforms and about message attributes: a message with
  /// structure holds the payload of each platform as JSON in a string.
  static let sns = ProviderFormat(
    name: "Amazon SNS",
    citation: "A-379",
    signatures: ["", "Message"].flatMap { place in
      [
        ProviderSignature(in: place, marks(platforms)),
        ProviderSignature(in: place, platforms.flatMap { payload($0) }, isLoose: true),
        ProviderSignature(in: place, marks(ignored), Mark.string("default")),
        // A message for other devices alone.
        ProviderSignature(
          in: place,
          others.flatMap { Mark.string($0) },
          Mark.string("default"),
          isLoose: true
        ),
      ]
    },
    verbatim: ["", "Message."].flatMap { around in
      (platforms + ignored).map { around + $0 }
    },
    takesText: true,
    keys: attributes,
    slips: ["", "Message"].flatMap { place in
      ignored.map { word in
        ProviderSlip(
          place: place.keyPath,
          key: .word(word),
          expected: "`\(word.uppercased())`, for SNS passes over other letters",
          isRefused: true
        )
      }
    },
    rules: ["", "Message"].map { place in
      ProviderRule(
        key: "default",
        kinds: [.string, .object],
        expected: "a text, without which SNS refuses the message",
        place: place,
        isRequired: true,
        signs: platforms + ignored
      )
    },
    appleKeys: platforms + platforms.map { "Message." + $0 },
    otherKeys: ["", "Message."].flatMap { around in others.map { around + $0 } },
    examples: ["default", "APNS", "APNS_SANDBOX", "Message"]
  )

  private static let platforms = [
    "APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX", "MACOS", "MACOS_SANDBOX",
  ]

  /// The same in letters that SNS does not look for.
  private static let ignored = platforms.map { $0.lowercased() }

  private static let others = ["GCM", "FCM", "ADM", "BAIDU"]

  private static func marks(_ platforms: [String]) -> [ProviderMark] {
    platforms.flatMap { Mark.object($0 + ".aps") }
  }

  /// A payload, whether it stands in a string or not.
  private static func payload(_ platform: String) -> [ProviderMark] {
    ProviderMark.object(platform) + ProviderMark.string(platform)
  }

  private static let attributes = [
    ("PUSH_TYPE", "apns-push-type"), ("PRIORITY", "apns-priority"), ("TOPIC", "apns-topic"),
    ("COLLAPSE_ID", "apns-collapse-id"),
  ].map { attribute, header in
    ProviderKey(
      ["MessageAttributes", "AWS.SNS.MOBILE.APNS." + attribute, "StringValue"],
      .header(header),
      .same
    )
  }

  /// Messages of Amazon Pinpoint, whose interface for pushes lives on in End User Messaging.
  ///
  /// After the reference of APNSMessage: `RawContent`, JSON in a string, counts alone where it
  /// stands.
  static let pinpoint = ProviderFormat(
    name: "Amazon Pinpoint",
    citation: "A-356",
    signatures: [
      ProviderSignature(ofPinpoint.map { Mark(path: $0.keyPath, kind: .object) })
    ],
    places: ofPinpoint,
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

  private static let ofPinpoint = [
    "MessageRequest.MessageConfiguration.APNSMessage", "MessageConfiguration.APNSMessage",
    "APNSMessage",
  ]

  private static let composed = [
    ProviderKey("Title", to: "aps.alert.title"), ProviderKey("Body", to: "aps.alert.body"),
    ProviderKey("Badge", to: "aps.badge"), ProviderKey("Sound", to: "aps.sound"),
    ProviderKey("Category", to: "aps.category"), ProviderKey("ThreadId", to: "aps.thread-id"),
    ProviderKey("SilentPush", to: "aps.content-available", .flag),
    ProviderKey("MediaUrl", to: "aps.mutable-content", .constant("1")),
    ProviderKey("Data", to: "data.pinpoint.jsonBody"),
  ]
}
