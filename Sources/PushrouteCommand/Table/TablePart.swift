internal import PushRules

/// A part of the situation that can change along the rows or the columns of a table.
enum TablePart: String, CaseIterable, Hashable, Sendable {
  case state
  case terminatedBy = "terminated-by"
  case payload
  case launch
  case implements
  case notificationCenterDelegate = "notification-center-delegate"
  case lifecycle
  case ios
  case sdk
  case backgroundModes = "background-modes"
  case backgroundAppRefresh = "background-app-refresh"
  case lowPower = "low-power"
  case authorization
  case firstUnlock = "first-unlock"
  case pushType = "push-type"
  case priority

  /// The names.
  static let names = allCases.map(\.rawValue)

  /// The word for a header that the request lacks.
  static let unstated = "unstated"

  /// The values of the part, or empty if they are not a list of words.
  var words: [String] {
    let flag = FlagGroup.situation.flags.first { $0.name == rawValue }
    let words = flag?.value?.words ?? []
    return self == .pushType || self == .priority ? [Self.unstated] + words : words
  }

  /// The values of the part in a table without stated ones.
  var usual: [String] {
    switch self {
    case .payload: ["alert", "content-available", "alert+content-available"]
    case .implements:
      [
        "did-receive", "did-receive-fetch", "did-receive+did-receive-fetch",
        "will-present+did-receive-response",
        "did-receive-fetch+will-present+did-receive-response",
      ]
    case .ios: ["6", "7", "9", "10", "13", "27"]
    case .sdk: ["26", "27"]
    case .backgroundModes: ["none", "remote-notification"]
    default: words
    }
  }

  /// The form of the values for the help, where they are not a list of words.
  var pattern: String? {
    switch self {
    case .payload: PayloadKind.words.joined(separator: ", ") + ", some with + between, or a file"
    case .implements: "ids of methods with + between, or none"
    case .ios, .sdk: "versions of iOS"
    case .backgroundModes: "values of UIBackgroundModes with + between, or none"
    default: nil
    }
  }

  /// Reads a value of the part, spelt as the table prints it.
  func value(_ word: String, of flag: String) throws(ArgumentError) -> String {
    switch self {
    case .payload: return try InputFile.isPath(word) ? word : PayloadKind(word, of: flag).name
    case .implements:
      let methods = try MethodList(Self.commaList(word), of: flag, empty: "none").methods
      return methods.isEmpty ? "none" : methods.map(\.id).joined(separator: "+")
    case .backgroundModes:
      _ = try SituationArguments.modes(Self.commaList(word), of: flag)
      return word
    case .ios, .sdk: return try SituationArguments.version(word, of: flag).description
    default:
      guard let known = Kebab.word(word, in: words) else {
        throw .unknownValue(flag, word, expected: words)
      }
      return known
    }
  }

  /// Returns the value for the flag of the part, or nil if the flag is left out.
  func statement(of value: String) -> String? {
    switch self {
    case .payload: nil
    case .pushType, .priority: value == Self.unstated ? nil : value
    case .implements, .backgroundModes: Self.commaList(value)
    default: value
    }
  }

  private static func commaList(_ word: String) -> String {
    PlusList(word).words.joined(separator: ",")
  }
}
