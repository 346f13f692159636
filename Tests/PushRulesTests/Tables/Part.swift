import PushTestSupport

@testable import PushRules

/// A part of a situation, as the row of a table states it.
struct Part: Sendable {
  private let set: @Sendable (inout Situation) -> Void

  private init(_ set: @escaping @Sendable (inout Situation) -> Void) { self.set = set }

  /// Gives a situation this part.
  func apply(to situation: inout Situation) { set(&situation) }
}

// What happens, and what is sent.
extension Part {
  static func iOS(_ major: Int, _ minor: Int? = nil) -> Part {
    Part { $0.system = .iOS(major, minor) }
  }
  static func state(_ state: AppState) -> Part { Part { $0.state = state } }
  static func then(_ action: UserAction?) -> Part { Part { $0.userAction = action } }
  static func payload(_ payload: PayloadTraits) -> Part { Part { $0.payload = payload } }
  static func alert(_ form: AlertForm) -> Part { Part { $0.payload.alert = form } }
  static func sound(_ presence: Presence) -> Part { Part { $0.payload.sound = presence } }
  static func contentAvailable(_ flag: PayloadFlag) -> Part {
    Part { $0.payload.contentAvailable = flag }
  }
  static func mutableContent(_ flag: PayloadFlag) -> Part {
    Part { $0.payload.mutableContent = flag }
  }
  static func pushType(_ type: PushType?) -> Part { Part { $0.pushType = type } }
  static func priority(_ priority: Priority) -> Part { Part { $0.priority = priority } }
  /// A push that does something to a Live Activity.
  static func liveActivity(_ event: LiveActivityEvent) -> Part {
    Part {
      $0.pushType = .liveActivity
      $0.payload.event = event
    }
  }
  /// A VoIP push, for an app that takes calls.
  static let voip = Part {
    $0.pushType = .voip
    $0.implements.insert(.didReceiveIncomingPush)
    $0.backgroundModes.insert(.voip)
  }
}

// What the app, the device and the user contribute.
extension Part {
  static func with(_ methods: DelegateMethod...) -> Part {
    Part { $0.implements.formUnion(methods) }
  }
  static func without(_ methods: DelegateMethod...) -> Part {
    Part { $0.implements.subtract(methods) }
  }
  static func delegate(_ delegate: NotificationCenterDelegate?) -> Part {
    Part { $0.notificationCenterDelegate = delegate }
  }
  static func environment(_ environment: AppEnvironment) -> Part {
    Part { $0.environment = environment }
  }
  static func pushRegistry(_ registry: PushRegistry?) -> Part {
    Part { $0.pushRegistry = registry }
  }
  static let noChannel = Part { $0.pushToTalkChannel = .absent }
  static let budgetSpent = Part { $0.budget = .spent }
  static let blocked = Part { $0.voipPushes = .blocked }
  static let authenticationPending = Part { $0.actionAuthentication = .pending }
  static let positionInUse = Part { $0.locationAuthorization = .whenInUse }
  static let stylesOff = Part { $0.alertStyles = .off }
  static let lostScene = Part { $0.scene = .disconnected }
  static let opened = Part { $0.meanwhile = .opened }
  static let customDismiss = Part { $0.categoryOptions = [.customDismiss] }
  static let scenes = Part { $0.lifecycle = .scene }
  static func sdk(_ major: Int) -> Part { Part { $0.sdk = .iOS(major) } }
  static func backgroundModes(_ modes: Set<BackgroundMode>) -> Part {
    Part { $0.backgroundModes = modes }
  }
  static func backgroundAppRefresh(_ setting: DeviceSetting) -> Part {
    Part { $0.backgroundAppRefresh = setting }
  }
  static func lowPowerMode(_ setting: DeviceSetting) -> Part { Part { $0.lowPowerMode = setting } }
  static func authorization(_ authorization: Authorization) -> Part {
    Part { $0.authorization = authorization }
  }
  static let denied = authorization(.denied)
  static func firstUnlock(_ unlock: FirstUnlock) -> Part { Part { $0.firstUnlock = unlock } }
  static let lockedSinceReboot = Part {
    $0.state = .rebooted
    $0.firstUnlock = .pending
  }
}
