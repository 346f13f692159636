internal import DecisionTables

/// Everything that the answer depends on.
public struct Situation: Hashable, Sendable {
  /// The version of iOS on the device.
  public var system: SystemVersion
  /// The state of the app when the push arrives.
  public var state: AppState
  /// What the user does afterwards, or nil for nothing.
  public var userAction: UserAction?
  /// What the payload carries.
  public var payload: PayloadTraits
  /// The methods that the app implements.
  public var implements: Set<DelegateMethod> {
    get { Set(methods.values) }
    set { methods = ValueSet(newValue) }
  }
  /// The same methods, to ask for one after the other.
  package var methods: ValueSet<DelegateMethod>
  /// When the app sets the delegate of the notification center, or nil if never.
  public var notificationCenterDelegate: NotificationCenterDelegate?
  /// The life cycle that the app uses.
  public var lifecycle: Lifecycle
  /// The iOS SDK that the app was built with.
  public var sdk: SystemVersion
  /// The background modes of the Info.plist.
  public var backgroundModes: Set<BackgroundMode> {
    get { Set(modes.values) }
    set { modes = ValueSet(newValue) }
  }
  /// The same modes, to ask for one after the other.
  package var modes: ValueSet<BackgroundMode>
  /// Background App Refresh, for the app and for the device.
  public var backgroundAppRefresh: Setting
  /// Low Power Mode.
  public var lowPowerMode: Setting
  /// What the user allows the app to show.
  public var authorization: Authorization
  /// Whether the device was unlocked since it was started.
  public var firstUnlock: FirstUnlock
  /// Where the app runs.
  public var environment: Environment
  /// Whether the scene of an app in memory is connected.
  public var scene: AppScene
  /// What becomes of the app between push and tap.
  public var meanwhile: Meanwhile
  /// The options with which the app registers the notification's category.
  public var categoryOptions: Set<CategoryOption> {
    get { Set(options.values) }
    set { options = ValueSet(newValue) }
  }
  /// The same options, to ask for one after the other.
  package var options: ValueSet<CategoryOption>
  /// The push type that the request states, or nil if it states none.
  public var pushType: PushType?
  /// The priority that the request states, or nil if it states none.
  public var priority: Priority?

  /// Creates a situation; what is left out takes the default of the command line.
  ///
  /// The delegate of the notification center counts as set if one of its methods is implemented;
  /// for another answer set ``notificationCenterDelegate`` afterwards. Methods that are left out are
  /// those of an app that is usual for the version. The life cycle defaults to scenes if
  /// `sceneWillConnect` is implemented, and the SDK to that of `system`, without scenes at most 26.
  public init(
    system: SystemVersion = .newest,
    state: AppState,
    userAction: UserAction? = nil,
    payload: PayloadTraits,
    implements: Set<DelegateMethod>? = nil,
    lifecycle: Lifecycle? = nil,
    sdk: SystemVersion? = nil,
    backgroundModes: Set<BackgroundMode> = [.remoteNotification],
    backgroundAppRefresh: Setting = .on,
    lowPowerMode: Setting = .off,
    authorization: Authorization = .authorized,
    firstUnlock: FirstUnlock = .done,
    environment: Environment = .device,
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
    methods = implements.map { ValueSet($0) } ?? DelegateMethod.assumed(on: system, lifecycle)
    self.lifecycle = lifecycle ?? .app
    self.sdk = sdk ?? system
    modes = ValueSet(backgroundModes)
    self.backgroundAppRefresh = backgroundAppRefresh
    self.lowPowerMode = lowPowerMode
    self.authorization = authorization
    self.firstUnlock = firstUnlock
    self.environment = environment
    self.scene = scene
    self.meanwhile = meanwhile
    options = ValueSet(categoryOptions)
    self.pushType = pushType
    self.priority = priority
    if canCall(.willPresent) || canCall(.didReceiveResponse) { notificationCenterDelegate = .set }
    if lifecycle == nil, canCall(.sceneWillConnect) { self.lifecycle = .scene }
    if sdk == nil { self.sdk = .assumedSDK(on: system, self.lifecycle) }
  }
}

/// A part of the situation that rules look at, in the order in which answers print them.
package enum Input: UInt8, CaseIterable, Hashable, Sendable {
  // What happens, and what is sent.
  case system, state, userAction, pushType, priority
  case content, contentAvailable, mutableContent, category, liveActivityEvent
  // Whether the app implements a method: one for each `DelegateMethod`, in their order.
  case willFinishLaunching, didFinishLaunching, didReceive, didReceiveFetch
  case handleAction, handleActionResponse, willPresent, didReceiveResponse
  case sceneWillConnect, serviceExtension, didReceiveIncomingPush, didReceiveIncomingVoIPPush
  // What else the app, the device and the user contribute.
  case notificationCenterDelegate, lifecycle, sdk
  case remoteNotificationMode, voipMode, pushToTalkMode
  case backgroundAppRefresh, lowPowerMode, authorization, firstUnlock
  case environment, scene, meanwhile, customDismiss
}

extension Input {
  /// The name that prints.
  package var name: String { description.column.name }

  /// All that the rules, the command and the reports know about the input.
  package var description: InputDescription { Self.descriptions[Int(rawValue)] }

  static let descriptions: [InputDescription] = allCases.map { input in
    switch input {
    case .system: .system
    case .state: .state
    case .userAction: .userAction
    case .pushType: .pushType
    case .priority: .priority
    case .content: .content
    case .contentAvailable: .contentAvailable
    case .mutableContent: .mutableContent
    case .category: .category
    case .liveActivityEvent: .liveActivityEvent
    case .notificationCenterDelegate: .notificationCenterDelegate
    case .lifecycle: .lifecycle
    case .sdk: .sdk
    case .remoteNotificationMode: .backgroundMode(.remoteNotification)
    case .voipMode: .backgroundMode(.voip)
    case .pushToTalkMode: .backgroundMode(.pushToTalk)
    case .backgroundAppRefresh: .backgroundAppRefresh
    case .lowPowerMode: .lowPowerMode
    case .authorization: .authorization
    case .firstUnlock: .firstUnlock
    case .environment: .environment
    case .scene: .scene
    case .meanwhile: .meanwhile
    case .customDismiss: .customDismiss
    case .willFinishLaunching, .didFinishLaunching, .didReceive, .didReceiveFetch,
      .handleAction, .handleActionResponse, .willPresent, .didReceiveResponse,
      .sceneWillConnect, .serviceExtension, .didReceiveIncomingPush, .didReceiveIncomingVoIPPush:
      .implements(DelegateMethod.allCases[Int(input.rawValue - willFinishLaunching.rawValue)])
    }
  }
}

extension Situation {
  /// The members of a situation in JSON and the flags beside them, in the order in which they print.
  package static let members: [SituationMember] = [
    .system, .state, .terminatedBy, .userAction, .implements, .notificationCenterDelegate,
    .lifecycle, .sdk, .backgroundModes, .backgroundAppRefresh, .lowPowerMode, .authorization,
    .firstUnlock, .environment, .scene, .meanwhile, .categoryOptions, .pushType,
    .priority,
  ]
}
