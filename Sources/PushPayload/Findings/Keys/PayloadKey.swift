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
