import PushRules

/// A file of `Payloads/` and what it says.
struct Sample: Sendable {
  let path: String
  let pushType: PushType?
  let traits: PayloadTraits
  var misplaced: [String] = []

  init(
    _ path: String,
    _ pushType: PushType? = nil,
    _ traits: PayloadTraits = PayloadTraits(),
    misplaced: [String] = []
  ) {
    self.path = path
    self.pushType = pushType
    self.traits = traits
    self.misplaced = misplaced
  }

  static let all = alerts + background + rich + others

  static let alerts: [Sample] = [
    Sample("alert/badge-only.json", .alert, PayloadTraits(badge: .present)),
    Sample("alert/badge-zero.json", .alert, PayloadTraits(badge: .present)),
    Sample(
      "alert/category-actions.json",
      .alert,
      PayloadTraits(alert: .dictionary, category: .present)
    ),
    Sample(
      "alert/critical-sound.json",
      .alert,
      PayloadTraits(alert: .dictionary, sound: .present)
    ),
    Sample("alert/empty-alert.json", .alert, PayloadTraits(badge: .present)),
    Sample("alert/huge.json", .alert, PayloadTraits(alert: .dictionary, sound: .present)),
    Sample("alert/localized.json", .alert, PayloadTraits(alert: .dictionary)),
    Sample("alert/plain.json", .alert, PayloadTraits(alert: .dictionary)),
    Sample(
      "alert/sound-and-badge.json",
      .alert,
      PayloadTraits(alert: .dictionary, sound: .present, badge: .present)
    ),
    Sample("alert/sound-only.json", .alert, PayloadTraits(sound: .present)),
    Sample("alert/string.json", .alert, PayloadTraits(alert: .string)),
    Sample(
      "alert/time-sensitive.json",
      .alert,
      PayloadTraits(alert: .dictionary, sound: .present)
    ),
    Sample("alert/with-thread.json", .alert, PayloadTraits(alert: .dictionary, sound: .present)),
  ]

  static let background: [Sample] = [
    Sample(
      "background/alert-and-background.json",
      .alert,
      PayloadTraits(alert: .dictionary, sound: .present, contentAvailable: .one)
    ),
    Sample("background/background-update.json", .background, PayloadTraits(contentAvailable: .one)),
    Sample(
      "background/content-available-misplaced.json",
      nil,
      PayloadTraits(alert: .string, contentAvailable: .misplaced),
      misplaced: ["5:3"]
    ),
    Sample(
      "background/content-available-misspelt.json",
      .background,
      PayloadTraits(contentAvailable: .misplaced),
      misplaced: ["3:5"]
    ),
    Sample(
      "background/content-available-string.json",
      .background,
      PayloadTraits(contentAvailable: .undocumented)
    ),
    Sample(
      "background/content-available-true.json",
      .background,
      PayloadTraits(contentAvailable: .boolean)
    ),
    Sample(
      "background/content-available-zero.json",
      .background,
      PayloadTraits(contentAvailable: .zero)
    ),
    Sample(
      "background/silent-with-badge.json",
      .alert,
      PayloadTraits(badge: .present, contentAvailable: .one)
    ),
    Sample("background/silent-with-data.json", .background, PayloadTraits(contentAvailable: .one)),
  ]

  static let rich: [Sample] = [
    Sample(
      "rich/background-refresh.json",
      .alert,
      PayloadTraits(
        alert: .dictionary,
        sound: .present,
        badge: .present,
        contentAvailable: .one,
        mutableContent: .one,
        category: .present
      )
    ),
    Sample(
      "rich/communication.json",
      .alert,
      PayloadTraits(
        alert: .dictionary,
        sound: .present,
        mutableContent: .one,
        category: .present
      )
    ),
    Sample(
      "rich/service-extension.json",
      .alert,
      PayloadTraits(alert: .dictionary, sound: .present, mutableContent: .one)
    ),
    Sample(
      "rich/string-alert-mutable.json",
      .alert,
      PayloadTraits(alert: .string, mutableContent: .one)
    ),
  ]

  static let others: [Sample] = [
    Sample("broken/byte-order-mark.json", nil, PayloadTraits(alert: .string)),
    Sample(
      "broken/duplicate-key.json",
      nil,
      PayloadTraits(alert: .string, sound: .present)
    ),
    Sample(
      "live-activity/end.json",
      .liveActivity,
      PayloadTraits(alert: .dictionary, event: .end)
    ),
    Sample(
      "live-activity/start.json",
      .liveActivity,
      PayloadTraits(alert: .dictionary, event: .start)
    ),
    Sample("live-activity/update.json", .liveActivity, PayloadTraits(event: .update)),
    Sample("location/location-query.json", .location),
    Sample("push-to-talk/active-speaker.json", .pushToTalk),
    Sample(
      "simulator/game-request.apns",
      nil,
      PayloadTraits(alert: .dictionary, sound: .present, badge: .present)
    ),
    Sample("voip/incoming-call.json", .voip),
    Sample("widgets/content-changed.json", .widgets),
  ]
}

/// A file of `Payloads/` that is no payload, and where it breaks.
struct BrokenSample: Sendable {
  let path: String
  let code: String
  let position: String

  init(_ path: String, _ code: String, _ position: String) {
    self.path = path
    self.code = code
    self.position = position
  }

  static let all = [
    BrokenSample("broken/aps-is-a-string.json", "aps-type", "2:10"),
    BrokenSample("broken/comment.json", "json-syntax", "2:3"),
    BrokenSample("broken/curly-quotes.json", "json-syntax", "2:3"),
    BrokenSample("broken/invalid-utf8.json", "json-syntax", "3:18"),
    BrokenSample("broken/no-aps.json", "missing-aps", "1:1"),
    BrokenSample("broken/not-an-object.json", "not-an-object", "1:1"),
    BrokenSample("broken/trailing-comma.json", "json-syntax", "4:23"),
    BrokenSample("broken/truncated.json", "json-syntax", "3:31"),
  ]
}
