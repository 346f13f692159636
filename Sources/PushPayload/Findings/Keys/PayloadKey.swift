internal import PushRules

/// A key of a payload that Apple documents: where it stands, what it holds, and since when.
struct PayloadKey: Sendable {
  /// The object that a key stands in.
  enum Place: Sendable {
    /// The object `aps`.
    case aps
    /// The object `aps`, or `alert` in a push for a Live Activity.
    case apsOrActivityAlert
    /// The object `alert`.
    case alert
    /// The object `sound`.
    case sound
  }

  /// The values that a key may have, where its type has more.
  enum Values: Sendable {
    /// One of these strings.
    case words([String])
    /// A number of this range.
    case numbers(ClosedRange<Double>)

    /// The number 1.
    static let one = Values.numbers(1...1)
    /// A number from 0 to 1.
    static let share = Values.numbers(0...1)

    /// The numbers from a least one on.
    static func numbers(from least: Double) -> Values { .numbers(least...(.infinity)) }
  }

  let name: String
  private(set) var place = Place.aps
  let types: JSONTypes
  let values: Values?
  /// The first version of iOS that reads the key.
  let since: SystemVersion
  /// The last version of iOS that reads the key, or nil if the newest does.
  let until: SystemVersion?
  /// What the key does.
  let summary: String

  @inline(never)
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

  /// The same key in another object.
  func `in`(_ place: Place) -> PayloadKey {
    var copy = self
    copy.place = place
    return copy
  }
}

extension PayloadKey.Place {
  /// The objects of a payload that the place stands for.
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
