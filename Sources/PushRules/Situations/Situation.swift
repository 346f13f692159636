/// Everything that the answer depends on.
public struct Situation: Hashable, Sendable {
  /// The version of iOS on the device.
  public var system: SystemVersion
  /// The state of the app when the push arrives.
  public var state: AppState
  /// What the user does afterwards, or nil for nothing.
  public var launch: UserAction?
  /// What the payload says.
  public var payload: PayloadTraits
  /// The methods that the app implements.
  public var implements: ValueSet<DelegateMethod>
  /// When the app sets the delegate of the notification center, or nil if never.
  public var notificationCenterDelegate: NotificationCenterDelegate?
  /// The life cycle that the app uses.
  public var lifecycle: Lifecycle
  /// The iOS SDK that the app was built with.
  public var sdk: SystemVersion
  /// The background modes of the Info.plist.
  public var backgroundModes: ValueSet<BackgroundMode>
  /// Background App Refresh, for the app and for the device.
  public var backgroundAppRefresh: Setting
  /// Low Power Mode.
  public var lowPowerMode: Setting
  /// What the user allows the app to show.
  public var authorization: Authorization
  /// Whether the device was unlocked since it was started.
  public var firstUnlock: FirstUnlock
  /// The push type that the request states, or nil if it states none.
  public var pushType: PushType?
  /// The priority that the request states, or nil if it states none.
  public var priority: Priority?

  /// Creates a situation; what is left out takes the default of the command line.
  ///
  /// The delegate of the notification center counts as set if one of its methods is implemented;
  /// for another answer set ``notificationCenterDelegate`` afterwards. The life cycle defaults to
  /// scenes if `sceneWillConnect` is implemented, and the SDK to 26 or `system` if lower.
  public init(
    system: SystemVersion = .newest,
    state: AppState,
    launch: UserAction? = nil,
    payload: PayloadTraits,
    implements: ValueSet<DelegateMethod> = DelegateMethod.usual,
    lifecycle: Lifecycle? = nil,
    sdk: SystemVersion? = nil,
    backgroundModes: ValueSet<BackgroundMode> = ValueSet(.remoteNotification),
    backgroundAppRefresh: Setting = .on,
    lowPowerMode: Setting = .off,
    authorization: Authorization = .authorized,
    firstUnlock: FirstUnlock = .done,
    pushType: PushType? = nil,
    priority: Priority? = nil
  ) {
    self.system = system
    self.state = state
    self.launch = launch
    self.payload = payload
    self.implements = implements
    let called = implements.filter { $0.since <= system }
    notificationCenterDelegate = called.contains(where: \.isOfNotificationCenter) ? .set : nil
    self.lifecycle = lifecycle ?? (called.contains(.sceneWillConnect) ? .scene : .app)
    self.sdk = sdk ?? min(.iOS(26), system)
    self.backgroundModes = backgroundModes
    self.backgroundAppRefresh = backgroundAppRefresh
    self.lowPowerMode = lowPowerMode
    self.authorization = authorization
    self.firstUnlock = firstUnlock
    self.pushType = pushType
    self.priority = priority
  }
}
