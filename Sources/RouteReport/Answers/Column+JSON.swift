internal import PushRules

extension Column {
  /// The part of the situation as JSON names it: a member, or an element of a list in it.
  var jsonName: String {
    if let method { return "implements." + method.id }
    return switch self {
    case .system: "ios"
    case .pushType: "pushType"
    case .content: "payload.content"
    case .contentAvailableValue: "payload.traits.contentAvailable"
    case .mutableContentValue: "payload.traits.mutableContent"
    case .category: "payload.traits.category"
    case .delegate: "notificationCenterDelegate"
    case .lifecycle: "lifecycle"
    case .remoteNotificationMode: "backgroundModes." + BackgroundMode.remoteNotification.name
    case .voipMode: "backgroundModes." + BackgroundMode.voip.name
    case .backgroundAppRefresh: "backgroundAppRefresh"
    case .lowPowerMode: "lowPowerMode"
    case .firstUnlock: "firstUnlock"
    default: name.lowercased()
    }
  }
}
