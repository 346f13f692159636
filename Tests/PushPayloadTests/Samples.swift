import PushRules

/// A file of `Payloads/` and its traits.
struct Sample: Sendable {
  let path: String
  let pushType: PushType?
  let traits: PayloadTraits
  let misplaced: [String]

  init(_ path: String, _ type: PushType?, _ traits: String = "", misplaced: [String] = []) {
    self.path = path
    pushType = type
    self.traits = PayloadTraits(words: traits)
    self.misplaced = misplaced
  }

  static let all = [
    Sample("alert/badge-only.json", .alert, "badge"),
    Sample("alert/badge-zero.json", .alert, "badge"),
    Sample("alert/category-actions.json", .alert, "dictionary category"),
    Sample("alert/critical-sound.json", .alert, "dictionary sound"),
    Sample("alert/empty-alert.json", .alert, "badge"),
    Sample("alert/huge.json", .alert, "dictionary sound"),
    Sample("alert/localized.json", .alert, "dictionary"),
    Sample("alert/plain.json", .alert, "dictionary"),
    Sample("alert/sound-and-badge.json", .alert, "dictionary sound badge"),
    Sample("alert/sound-only.json", .alert, "sound"),
    Sample("alert/string.json", .alert, "string"),
    Sample("alert/time-sensitive.json", .alert, "dictionary sound"),
    Sample("alert/with-thread.json", .alert, "dictionary sound"),
    Sample("background/alert-and-background.json", .alert, "dictionary sound content-available"),
    Sample("background/background-update.json", .background, "content-available"),
    Sample(
      "background/content-available-misplaced.json",
      nil,
      "string content-available=misplaced",
      misplaced: ["5:3"]
    ),
    Sample(
      "background/content-available-misspelt.json",
      .background,
      "content-available=misplaced",
      misplaced: ["3:5"]
    ),
    Sample(
      "background/content-available-string.json",
      .background,
      "content-available=undocumented"
    ),
    Sample("background/content-available-true.json", .background, "content-available=boolean"),
    Sample("background/content-available-zero.json", .background, "content-available=zero"),
    Sample("background/silent-with-badge.json", .alert, "badge content-available"),
    Sample("background/silent-with-data.json", .background, "content-available"),
    Sample(
      "rich/background-refresh.json",
      .alert,
      "dictionary sound badge content-available mutable-content category"
    ),
    Sample("rich/communication.json", .alert, "dictionary sound mutable-content category"),
    Sample("rich/service-extension.json", .alert, "dictionary sound mutable-content"),
    Sample("rich/string-alert-mutable.json", .alert, "string mutable-content"),
    Sample("broken/byte-order-mark.json", nil, "string"),
    Sample("broken/duplicate-key.json", nil, "string sound"),
    Sample("live-activity/end.json", .liveActivity, "dictionary end"),
    Sample("live-activity/start.json", .liveActivity, "dictionary start"),
    Sample("live-activity/update.json", .liveActivity, "update"),
    Sample("location/location-query.json", .location),
    Sample("push-to-talk/active-speaker.json", .pushToTalk),
    Sample("simulator/game-request.apns", nil, "dictionary sound badge"),
    Sample("voip/incoming-call.json", .voip),
    Sample("widgets/content-changed.json", .widgets, "reload"),
  ]
}

extension PayloadTraits {
  /// Traits in words, such as `dictionary sound content-available=zero`.
  init(words: String) {
    self.init()
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "=")
      let flag =
        parts.count == 1 ? PayloadFlag.one : PayloadFlag.allCases.first { "\($0)" == parts[1] }
      switch parts[0] {
      case "string": alert = .string
      case "dictionary": alert = .dictionary
      case "sound": sound = .present
      case "badge": badge = .present
      case "category": category = .present
      case "reload": implied = .reload
      case "content-available": contentAvailable = flag ?? .absent
      case "mutable-content": mutableContent = flag ?? .absent
      default: event = LiveActivityEvent(name: String(word))
      }
    }
  }
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
