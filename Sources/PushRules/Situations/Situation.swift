import DecisionTables

/// Everything that the answer depends on.
public struct Situation: Changeable, Hashable, Sendable {
  /// The version of iOS on the device.
  public var system: SystemVersion
  /// The state of the app when the push arrives.
  public var state: AppState
  /// What the user does afterwards, or nil for nothing.
  public var userAction: UserAction?
  /// What the payload carries.
  public var payload: PayloadTraits
  /// The methods that the app implements.
  public var implements: Set<DelegateMethod>
  /// When the app sets the delegate of the notification center, or nil if never.
  public var notificationCenterDelegate: NotificationCenterDelegate?
  /// When the app makes its `PKPushRegistry`, or nil if never.
  public var pushRegistry: PushRegistry?
  /// The life cycle that the app uses.
  public var lifecycle: Lifecycle
  /// The iOS SDK that the app was built with.
  public var sdk: SystemVersion
  /// The background modes of the Info.plist.
  public var backgroundModes: Set<BackgroundMode>
  /// Background App Refresh, for the app and for the device.
  public var backgroundAppRefresh: DeviceSetting
  /// Low Power Mode.
  public var lowPowerMode: DeviceSetting
  /// What the user allows the app to show.
  public var authorization: Authorization
  /// Whether any alert style of the app is switched on.
  public var alertStyles: DeviceSetting
  /// Whether the app has joined a channel of Push to Talk.
  public var pushToTalkChannel: Presence
  /// Whether the budget of silent pushes is spent.
  public var budget: PushBudget
  /// Whether the system still delivers VoIP pushes.
  public var voipPushes: CallReporting
  /// Whether the action of the notification waits for an unlocked device.
  public var actionAuthentication: ActionAuthentication
  /// When the user lets the app have the position.
  public var locationAuthorization: LocationAuthorization
  /// Whether the device was unlocked since it was started.
  public var firstUnlock: FirstUnlock
  /// Where the app runs.
  public var environment: AppEnvironment
  /// Whether the scene of an app in memory is connected.
  public var scene: AppScene
  /// What happens to the app between push and tap.
  public var meanwhile: Meanwhile
  /// The options with which the app registers the notification's category.
  public var categoryOptions: Set<CategoryOption>
  /// The push type that the request states, or nil if it states none.
  public var pushType: PushType?
  /// The priority that the request states, or nil if it states none.
  public var priority: Priority?

  /// Creates a situation, with the defaults of the command line.
  ///
  /// The delegate of the notification center counts as set if the app implements one of its
  /// methods; to say otherwise, set ``notificationCenterDelegate`` afterwards. The methods default
  /// to those of an app that is usual for the version, the life cycle to scenes if the app
  /// implements `sceneWillConnect`, and the SDK to that of `system`, without scenes at most 26.
  public init(
    system: SystemVersion = .newest,
    state: AppState,
    userAction: UserAction? = nil,
    payload: PayloadTraits,
    implements: Set<DelegateMethod>? = nil,
    pushRegistry: PushRegistry? = .set,
    lifecycle: Lifecycle? = nil,
    sdk: SystemVersion? = nil,
    backgroundModes: Set<BackgroundMode> = [.remoteNotification],
    backgroundAppRefresh: DeviceSetting = .on,
    lowPowerMode: DeviceSetting = .off,
    authorization: Authorization = .authorized,
    alertStyles: DeviceSetting = .on,
    pushToTalkChannel: Presence = .present,
    budget: PushBudget = .left,
    voipPushes: CallReporting = .allowed,
    actionAuthentication: ActionAuthentication = .done,
    locationAuthorization: LocationAuthorization = .always,
    firstUnlock: FirstUnlock = .done,
    environment: AppEnvironment = .device,
    scene: AppScene = .connected,
    meanwhile: Meanwhile = .nothing,
    categoryOptions: Set<CategoryOption> = [],
    pushType: PushType? = nil,
    priority: Priority? = nil
  ) {
    self.system = system
    self.state = state
    self.userAction = userAction
    self.payload = payload
    self.implements = implements ?? DelegateMethod.assumed(on: system, lifecycle)
    self.pushRegistry = pushRegistry
    self.lifecycle = lifecycle ?? .app
    self.sdk = sdk ?? system
    self.backgroundModes = backgroundModes
    self.backgroundAppRefresh = backgroundAppRefresh
    self.lowPowerMode = lowPowerMode
    self.authorization = authorization
    self.alertStyles = alertStyles
    self.pushToTalkChannel = pushToTalkChannel
    self.budget = budget
    self.voipPushes = voipPushes
    self.actionAuthentication = actionAuthentication
    self.locationAuthorization = locationAuthorization
    self.firstUnlock = firstUnlock
    self.environment = environment
    self.scene = scene
    self.meanwhile = meanwhile
    self.categoryOptions = categoryOptions
    self.pushType = pushType
    self.priority = priority
    if canCall(.willPresent) || canCall(.didReceiveResponse) { notificationCenterDelegate = .set }
    if lifecycle == nil, canCall(.sceneWillConnect) { self.lifecycle = .scene }
    if sdk == nil { self.sdk = .assumedSDK(on: system, self.lifecycle) }
  }

  /// The members of a situation in JSON and the flags beside them, in the order in which they
  /// print.
  package static let members: [SituationMember] = [
    .system, .state, .terminatedBy, .userAction, .implements, .notificationCenterDelegate,
    .pushRegistry, .lifecycle, .sdk, .backgroundModes, .backgroundAppRefresh, .lowPowerMode,
    .authorization, .alertStyles, .pushToTalkChannel, .budget, .voipPushes,
    .actionAuthentication, .locationAuthorization, .firstUnlock, .environment, .scene,
    .meanwhile, .categoryOptions, .pushType, .priority,
  ]
}

/// An input of the rules; the cases are in the order in which answers print them.
package enum Input: UInt8, CaseIterable, Hashable, Sendable {
  // Events and the request.
  case system, state, userAction, pushType, priority
  case content, contentAvailable, mutableContent, category, liveActivityEvent
  // Whether the app implements a method: one for each `DelegateMethod`, in their order.
  case willFinishLaunching, didFinishLaunching, didReceive, didReceiveFetch
  case handleAction, handleActionResponse, willPresent, didReceiveResponse
  case sceneWillConnect, serviceExtension, didReceiveIncomingPush, didReceiveIncomingVoIPPush
  // Other inputs of app, device and user.
  case notificationCenterDelegate, pushRegistry, lifecycle, sdk
  case remoteNotificationMode, voipMode, pushToTalkMode
  case backgroundAppRefresh, lowPowerMode, authorization, alertStyles, pushToTalkChannel
  case budget, voipPushes, actionAuthentication, locationAuthorization
  case firstUnlock
  case environment, scene, meanwhile, customDismiss

  package var name: String { description.column.name }

  package var description: InputDescription { Self.descriptions[Int(rawValue)] }

  static let descriptions: [InputDescription] =
    [
      .system, .state, .userAction, .pushType, .priority,
      .content, .contentAvailable, .mutableContent, .category, .liveActivityEvent,
    ] + DelegateMethod.allCases.map { .implements($0) } + [
      .notificationCenterDelegate, .pushRegistry, .lifecycle, .sdk,
      .backgroundMode(.remoteNotification), .backgroundMode(.voip), .backgroundMode(.pushToTalk),
      .backgroundAppRefresh, .lowPowerMode, .authorization, .alertStyles, .pushToTalkChannel,
      .budget, .voipPushes, .actionAuthentication, .locationAuthorization,
      .firstUnlock,
      .environment, .scene, .meanwhile, .customDismiss,
    ]
}
