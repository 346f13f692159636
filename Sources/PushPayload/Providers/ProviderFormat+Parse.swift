extension ProviderFormat {
  /// Messages of Parse Server.
  ///
  /// After the sources of its adapter for APNs: of `data` the known keys go into `aps` and the others
  /// beside it; a flag counts only as the number 1. A badge that is to increase is counted for each
  /// installation, so 1 stands for it here.
  static let parse = ProviderFormat(
    name: "Parse Server",
    citation: "A-372",
    signatures: [
      ProviderSignature(
        groups: [
          Mark.object("data"),
          Mark.object("where") + Mark.strings("channels") + Mark.string("channel"),
        ]
      )
    ],
    keys: [
      ProviderKey(alertOf: "data.alert"),
      ProviderKey("data.title", to: "aps.alert.title"),
      ProviderKey("data.badge", to: "aps.badge", .counted),
      ProviderKey("data.sound", to: "aps.sound"),
      ProviderKey("data.content-available", to: "aps.content-available", .one),
      ProviderKey("data.mutable-content", to: "aps.mutable-content", .one),
      ProviderKey("data.category", to: "aps.category"),
      ProviderKey("data.threadId", to: "aps.thread-id"),
      ProviderKey("data.interruptionLevel", to: "aps.interruption-level"),
      ProviderKey("data.targetContentIdentifier", to: "aps.target-content-id"),
      ProviderKey(membersOf: "data"),
      ProviderKey("push_type", header: "apns-push-type"),
      ProviderKey("data.push_type", header: "apns-push-type"),
      ProviderKey("priority", header: "apns-priority"),
      ProviderKey("data.priority", header: "apns-priority"),
      ProviderKey("collapse_id", header: "apns-collapse-id"),
      ProviderKey("data.collapse_id", header: "apns-collapse-id"),
    ],
    ownHeaders: [("apns-push-type", "alert"), ("apns-priority", "10")],
    slips: ["", "data"].flatMap { place in
      ProviderSlip.flags(
        in: place,
        { "`\($0.rawValue)` with 1 in `data`" },
        right: { place.isEmpty ? nil : $0.rawValue }
      )
    }
      + ProviderSlip.words(
        ["thread-id": "`threadId`", "body": "`alert`", "message": "`alert`"],
        in: "data",
        isRefused: false
      ),
    flag: "`content-available` with 1 in `data`",
    examples: ["data", "where", "channels"]
  )

  private typealias Mark = ProviderMark
}
