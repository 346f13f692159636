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
  public var name: String { ["authorized", "provisional", "denied", "not-determined"][place] }
}

extension InputDescription {
  static let authorization = InputDescription(
    "authorization",
    Authorization.self,
    changedBy: .settings,
    .settings,
    get: { $0.authorization },
    set: { $0.authorization = $1 },
    instruction: { value, _ in
      switch value {
      case .authorized: "have the user allow notifications"
      case .provisional: "ask for provisional authorization"
      case .denied: "have the user refuse notifications"
      case .notDetermined: "do not ask for permission to notify"
      }
    }
  )
}

extension SituationMember {
  static let authorization = SituationMember(
    .authorization,
    takes: "ANSWER",
    help: "what the user allows the app to show (authorized)",
    assumption: { "notifications " + $0.authorization.name }
  )
}
