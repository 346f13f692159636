package import PushRules

/// A payload key that Apple documents: its place, its values and its versions.
package struct PayloadKey: Changeable, Sendable {
  package enum Place: Hashable, Sendable {
    case aps
    /// The object `aps`, or `alert` in a push for a Live Activity.
    case apsOrActivityAlert
    case alert
    case sound
  }

  /// The values that a key may have, out of those of its type.
  package enum Values: Sendable {
    /// One of these strings.
    case words([String])
    case numbers(ClosedRange<Double>)
    case wholeNumbers(ClosedRange<Int>)
    /// Text in base64.
    case base64
    case fileName

    static let one = Values.wholeNumbers(1...1)
    /// 1 for yes, 0 for no.
    static let flag = Values.wholeNumbers(0...1)
    static let count = Values.wholeNumbers(0...(.max))
    /// A UNIX time in seconds that is plausible for a push and cannot be milliseconds.
    static let time = Values.numbers(Double(EpochUnit.oldestPlausible)...EpochUnit.latestPlausible)
    /// A UNIX time in seconds that may also be earlier.
    static let timeOrEarlier = Values.numbers(-.infinity...EpochUnit.latestPlausible)
    static let share = Values.numbers(0...1)
  }

  package let name: String
  package private(set) var place = Place.aps
  package let types: JSONTypes
  package let values: Values?
  package let since: SystemVersion
  /// The last version of iOS that reads the key, or nil if the newest does.
  package let until: SystemVersion?
  package let summary: String
  /// The value that counts if the key is missing, or nil if Apple names none.
  package private(set) var defaultValue: String?
  package private(set) var isForActivity = false

  init(
    _ name: String,
    _ types: JSONTypes,
    of values: Values? = nil,
    since: SystemVersion = .iOS(3, 0),
    until: SystemVersion? = nil,
    _ summary: String
  ) {
    self.name = name
    self.types = types
    self.values = values
    self.since = since
    self.until = until
    self.summary = summary
  }

  func `in`(_ place: Place) -> PayloadKey { changed { $0.place = place } }

  func defaulting(to value: String) -> PayloadKey { changed { $0.defaultValue = value } }

  var forActivity: PayloadKey { changed { $0.isForActivity = true } }

  private typealias Key = PayloadKey

  /// The keys that Apple documents, in the order of its tables.
  package static let aps =
    [
      Key("alert", [.string, .object], "The text of the notification, or its parts."),
      Key("badge", .number, of: .count, "The number on the icon of the app; 0 removes it."),
      Key(
        "sound",
        [.string, .object],
        of: .fileName,
        "The name of a sound, or the parts of a sound."
      ).in(.apsOrActivityAlert),
      Key("content-available", .number, of: .one, since: .iOS(7, 0), "Asks for background time."),
      Key("category", .string, since: .iOS(8, 0), "The category with the action buttons."),
      Key("mutable-content", .number, of: .one, since: .iOS(10, 0), "Runs the service extension."),
      Key("thread-id", .string, since: .iOS(10, 0), "The group of the notification."),
      Key("target-content-id", .string, since: .iOS(13, 0), "The window that comes forward."),
      Key("interruption-level", .string, of: levels, since: .iOS(15, 0), "How it may interrupt.")
        // https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel/active
        .defaulting(to: "active"),
      Key("relevance-score", .number, of: .share, since: .iOS(15, 0), "The rank in a summary."),
      Key("filter-criteria", .string, since: .iOS(16, 0), "What a Focus filters by."),
    ] + activity + [
      Key("content-changed", .onlyTrue, since: .iOS(26, 0), "Reloads the widgets of the app."),
      Key("url-args", .strings, "The strings that Safari fills into a website's address."),
    ]

  private static let activity = [
    Key("event", .string, of: events, since: .iOS(16, 1), "What the push does to a Live Activity."),
    Key("timestamp", .number, of: .time, since: .iOS(16, 1), "When it was sent, in UNIX seconds."),
    Key("content-state", .object, since: .iOS(16, 1), "The content of a Live Activity."),
    Key(
      "dismissal-date",
      .number,
      of: .timeOrEarlier,
      since: .iOS(16, 1),
      "When an ended Live Activity goes away."
    ),
    Key("stale-date", .number, of: .time, since: .iOS(16, 2), "When a Live Activity is outdated."),
    Key("attributes-type", .string, since: .iOS(17, 2), "The type of the attributes."),
    Key("attributes", .object, since: .iOS(17, 2), "What a Live Activity starts with."),
    Key("input-push-token", .number, of: .one, since: .iOS(18, 0), "Asks for a push token."),
    Key("input-push-channel", .string, of: .base64, since: .iOS(18, 0), "The channel, in base64."),
  ].map { $0.forActivity }

  package static let alert = [
    Key("title", .text, since: .iOS(8, 2), "The title."),
    Key("subtitle", .text, since: .iOS(10, 0), "The line under the title."),
    Key("body", .text, "The text."),
    Key("launch-image", .text, "The image that the app shows while it launches."),
    Key("loc-key", .text, "The key of the localized text."),
    Key("loc-args", .texts, "The arguments of the localized text."),
    Key("title-loc-key", .text, since: .iOS(8, 2), "The key of the localized title."),
    Key("title-loc-args", .texts, since: .iOS(8, 2), "The arguments of the localized title."),
    Key("subtitle-loc-key", .text, since: .iOS(10, 0), "The key of the localized subtitle."),
    Key("subtitle-loc-args", .texts, since: .iOS(10, 0), "The arguments of that subtitle."),
    Key("summary-arg", .text, since: .iOS(12, 0), until: .iOS(14), "The text in a summary."),
    Key("summary-arg-count", .number, since: .iOS(12, 0), until: .iOS(14), "What it counts for."),
    Key("action-loc-key", .text, until: .iOS(10), "The key of the View button's title."),
    Key("action", .text, "The title of the button of a website's notification in Safari."),
    Key("show-view", .boolean, "Whether the alert has a View button."),
  ].map { $0.in(.alert) }

  package static let sound = [
    Key("critical", .number, of: .flag, since: .iOS(12, 0), "1 plays it as a critical alert."),
    Key("name", .string, of: .fileName, since: .iOS(12, 0), "The name of the sound."),
    Key("volume", .number, of: .share, since: .iOS(12, 0), "The volume, from silent to full."),
  ].map { $0.in(.sound) }

  private static let levels = Values.words(["passive", "active", "time-sensitive", "critical"])
  private static let events = Values.words(["start", "update", "end"])

  /// The row of a key, which must exist.
  package static func named(_ name: String, of keys: [PayloadKey]) -> PayloadKey {
    guard let key = keys.first(where: { $0.name == name }) else {
      preconditionFailure("the table has no such key")
    }
    return key
  }
}

extension PayloadKey.Place {
  func objects(in subject: LintSubject) -> [JSONNode] {
    switch self {
    case .aps: [subject.aps].compactMap { $0 }
    case .apsOrActivityAlert:
      [subject.aps, subject.isLiveActivity ? subject.alert : nil].compactMap { $0 }
    case .alert: [subject.alert].compactMap { $0 }
    case .sound: [subject.sound].compactMap { $0 }
    }
  }
}

package struct JSONTypes: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let string = JSONTypes(rawValue: 1)
  package static let number = JSONTypes(rawValue: 2)
  package static let boolean = JSONTypes(rawValue: 4)
  package static let onlyTrue = JSONTypes(rawValue: 8)
  /// An array of strings.
  package static let strings = JSONTypes(rawValue: 16)
  package static let object = JSONTypes(rawValue: 32)
  /// The literal `null`, which counts as a missing key.
  package static let null = JSONTypes(rawValue: 64)
  package static let text: JSONTypes = [.string, .null]
  package static let texts: JSONTypes = [.strings, .null]

  func contains(_ value: JSONValue) -> Bool {
    switch value {
    case .null: contains(JSONTypes.null)
    case .string: contains(.string)
    case .number: contains(.number)
    case .boolean(let isTrue): contains(.boolean) || isTrue && contains(.onlyTrue)
    case .array(let elements): contains(.strings) && elements.allSatisfy { $0.string != nil }
    case .object: contains(.object)
    }
  }
}
