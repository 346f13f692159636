extension Column {
  /// The column as it prints.
  public var name: String {
    if let method { return method.id }
    return partName ?? answerName
  }

  private var partName: String? {
    switch self {
    case .system: "iOS"
    case .state: "state"
    case .launch: "launch"
    case .pushType: "push type"
    case .priority: "priority"
    case .content: "payload"
    case .contentAvailableValue: "content-available"
    case .mutableContentValue: "mutable-content"
    case .category: "category"
    case .delegate: "notification center delegate"
    case .lifecycle: "life cycle"
    case .sdk: "SDK"
    case .remoteNotificationMode: "background mode remote-notification"
    case .voipMode: "background mode voip"
    case .backgroundAppRefresh: "Background App Refresh"
    case .lowPowerMode: "Low Power Mode"
    case .authorization: "authorization"
    case .firstUnlock: "first unlock"
    default: nil
    }
  }

  private var answerName: String {
    switch self {
    case .contentAvailable: "content-available that counts"
    case .mutableContent: "mutable-content that counts"
    case .silentTime: "background time"
    case .callTime: "call time"
    case .question: "willPresent"
    case .extensionPermit: "extension permit"
    case .extensionRun: "service extension"
    case .tapFallback: "tap fallback"
    case .actionHandler: "action handler"
    case .launchOptions: "launch options"
    case .sceneConnection: "scene connection"
    case .finalState: "final state"
    default: String(describing: self)
    }
  }
}
