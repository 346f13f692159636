internal import DecisionTables

/// What the user allows the app to show.
public enum Authorization: UInt8, ColumnValue {
  /// Notifications are allowed.
  case authorized
  /// Notifications go to the history without asking, from iOS 12.
  case provisional
  /// Notifications are refused.
  case denied
  /// The user was not asked.
  case notDetermined

  /// The word of the command line.
  public var name: String {
    switch self {
    case .authorized: "authorized"
    case .provisional: "provisional"
    case .denied: "denied"
    case .notDetermined: "not-determined"
    }
  }
}

extension InputDescription {
  static let authorization = InputDescription(
    "authorization",
    Authorization.self,
    json: "authorization",
    changedBy: .settings,
    .settings,
    get: { $0.authorization },
    set: { $0.authorization = $1 },
    instruction: { value, _ in value.instruction }
  )
}

extension SituationMember {
  static let authorization = SituationMember(
    "authorization",
    flag: "authorization",
    takes: "ANSWER",
    .words(Authorization.allCases.map { $0.name }),
    help: "what the user allows the app to show (authorized)",
    inputs: [.authorization],
    value: { .text($0.authorization.name) },
    assumption: { "notifications " + $0.authorization.name },
    set: { $0.authorization = Authorization(name: $1) ?? $0.authorization }
  )
}

extension Authorization {
  fileprivate var instruction: String {
    switch self {
    case .authorized: "have the user allow notifications"
    case .provisional: "ask for provisional authorization"
    case .denied: "have the user refuse notifications"
    case .notDetermined: "do not ask for permission to notify"
    }
  }
}

extension Entry {
  static var authorization: TypedColumn<Authorization> { TypedColumn(input: .authorization) }
}
