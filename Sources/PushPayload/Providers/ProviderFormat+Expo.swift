extension ProviderFormat {
  /// Messages of Expo's push service.
  ///
  /// After Expo's page about sending notifications. On iOS the default priority is the high one;
  /// whether Expo keeps to it for a push with `_contentAvailable` alone is not documented, so an
  /// absent priority stays unknown. `data` stands under `body` beside `aps`. Up to a hundred
  /// messages may stand in an array.
  static let expo = ProviderFormat(
    name: "Expo",
    citation: "A-366",
    signatures: ["", "[]"].map { place in
      ProviderSignature(place: place, groups: [[Mark(path: ["to"], kind: .beginnings(expoTokens))]])
    },
    places: ["", "[]"],
    keys: ProviderKey.alert(["title", "subtitle", "body"]) + [
      ProviderKey("sound", to: "aps.sound", .sound), ProviderKey("badge", to: "aps.badge"),
      ProviderKey("categoryId", to: "aps.category"),
      ProviderKey("_contentAvailable", to: "aps.content-available", .flag),
      ProviderKey("mutableContent", to: "aps.mutable-content", .flag),
      ProviderKey("interruptionLevel", to: "aps.interruption-level"),
      ProviderKey("data", to: "body"),
      ProviderKey(
        "priority",
        header: "apns-priority",
        .words(["default": "10", "normal": "5", "high": "10"])
      ), ProviderKey("expiration", header: "apns-expiration"),
      ProviderKey("ttl", header: "apns-expiration", .lifetime),
    ],
    slips: ProviderSlip.flags(in: ["", "data"], .expo, "with true beside `to`", rightIn: "")
      + ProviderSlip.words([
        "category": "`categoryId`", "categoryIdentifier": "`categoryId`",
        "_category": "`categoryId`",
      ]),
    flag: "`_contentAvailable` with true",
    examples: ["to", "title", "body", "data"]
  )
}
