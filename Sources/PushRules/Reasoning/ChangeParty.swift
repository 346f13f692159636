/// Who can make a change, or what it is made to.
public enum ChangeParty: String, CaseIterable, Hashable, Sendable {
  /// Whoever writes the payload.
  case payload
  /// Whoever sends the request to APNs.
  case headers
  /// The developer, in the code of the app.
  case code = "app-code"
  /// The developer, in the Info.plist.
  case propertyList = "info-plist"
  /// The user, in the settings.
  case settings = "user-settings"
  /// The user, with a tap.
  case action = "user-action"
  /// What the app and the device went through before the push.
  case state
  /// The versions of iOS and of the SDK.
  case version
}

extension ChangeParty {
  /// The party that changes a column of the situation.
  init(changing column: Column) {
    self =
      switch column {
      case .content, .contentAvailableValue, .mutableContentValue, .category: .payload
      case .pushType, .priority: .headers
      case .remoteNotificationMode, .voipMode: .propertyList
      case .backgroundAppRefresh, .lowPowerMode, .authorization: .settings
      case .launch: .action
      case .state, .firstUnlock: .state
      case .system, .sdk: .version
      default: .code
      }
  }
}

extension Change.Step {
  /// Who can take the step.
  public var party: ChangeParty { ChangeParty(changing: column) }
}
