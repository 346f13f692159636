import DecisionTables

/// A column as rules write it: `.reachesApp(.open)` names the values that a rule accepts in it.
struct TypedColumn<Value: Sendable>: Sendable {
  /// The place of the column among those of the schema, which asks the columns for their values.
  fileprivate let number: Int
  fileprivate let place: @Sendable (Value) -> Int

  func callAsFunction(_ values: Value...) -> Entry {
    Entry(Schema.push.columns[number], values.reduce(0) { $0 | UInt64(bit: place($1)) })
  }
}

extension TypedColumn where Value: ColumnValue {
  init(input: Input) { self.init(number: Int(input.rawValue), place: { $0.place }) }
  init(answer: Answer) {
    self.init(number: Input.allCases.count + Int(answer.rawValue), place: { $0.place })
  }

  /// The column with a name.
  func named(_ name: String) -> ColumnDescription {
    ColumnDescription(name, values: Value.allCases.map { $0.name })
  }
}

extension TypedColumn {
  /// The column of an optional input; nil is its first value.
  init<Stated: ColumnValue>(input: Input) where Value == Stated? {
    self.init(number: Int(input.rawValue)) { value in value.map { $0.place + 1 } ?? 0 }
  }
}

// The words of rules: columns, which take the values that a rule accepts, and entries.

// The inputs; those for versions, SDKs and methods are in the files of those inputs.
extension Entry {
  static var state: TypedColumn<AppState> {
    .init(number: Int(Input.state.rawValue)) { $0.place }
  }
  static var running: Entry { state(.active, .inactive, .background, .suspended) }
  static var killedByUser: Entry { state(.notRunning(.user)) }
  static var neverLaunched: Entry { state(.notRunning(.neverLaunched)) }
  static var endedAbruptly: Entry {
    state(.notRunning(.user), .notRunning(.crash), .notRunning(.reboot))
  }
  static var userAction: TypedColumn<UserAction?> { .init(input: .userAction) }
  static var button: Entry { userAction(.action, .foregroundAction, .textAction) }
  static var pushType: TypedColumn<PushType?> { .init(input: .pushType) }
  static var priority: TypedColumn<Priority?> { .init(input: .priority) }
  static var content: TypedColumn<VisibleContent> { .init(input: .content) }
  static var visible: Entry { !nothingVisible }
  static var alert: Entry { content(.alertString, .alertDictionary) }
  static var withoutAlert: Entry { !alert }
  static var nothingVisible: Entry { content(.nothing) }
  static var contentAvailableValue: TypedColumn<PayloadFlag> { .init(input: .contentAvailable) }
  static var mutableContentValue: TypedColumn<PayloadFlag> { .init(input: .mutableContent) }
  static var category: TypedColumn<Presence> { .init(input: .category) }
  static var event: TypedColumn<LiveActivityEvent?> { .init(input: .liveActivityEvent) }
  static var delegate: TypedColumn<NotificationCenterDelegate?> {
    .init(input: .notificationCenterDelegate)
  }
  static var delegateInPlace: Entry { !delegate(nil) }
  static var pushRegistry: TypedColumn<PushRegistry?> { .init(input: .pushRegistry) }
  static var lifecycle: TypedColumn<Lifecycle> { .init(input: .lifecycle) }
  static var remoteNotificationMode: TypedColumn<Presence> { .init(input: .remoteNotificationMode) }
  static var voipMode: TypedColumn<Presence> { .init(input: .voipMode) }
  static var pushToTalkMode: TypedColumn<Presence> { .init(input: .pushToTalkMode) }
  static var backgroundAppRefresh: TypedColumn<DeviceSetting> {
    .init(input: .backgroundAppRefresh)
  }
  static var lowPowerMode: TypedColumn<DeviceSetting> { .init(input: .lowPowerMode) }
  static var authorization: TypedColumn<Authorization> { .init(input: .authorization) }
  static var alertStyles: TypedColumn<DeviceSetting> { .init(input: .alertStyles) }
  static var pushToTalkChannel: TypedColumn<Presence> { .init(input: .pushToTalkChannel) }
  static var budget: TypedColumn<PushBudget> { .init(input: .budget) }
  static var voipPushes: TypedColumn<CallReporting> { .init(input: .voipPushes) }
  static var actionAuthentication: TypedColumn<ActionAuthentication> {
    .init(input: .actionAuthentication)
  }
  static var locationAuthorization: TypedColumn<LocationAuthorization> {
    .init(input: .locationAuthorization)
  }
  static var firstUnlock: TypedColumn<FirstUnlock> { .init(input: .firstUnlock) }
  static var environment: TypedColumn<AppEnvironment> { .init(input: .environment) }
  static var onDevice: Entry { environment(.device, .debugger) }
  static var inSimulator: Entry { environment(.simulator, .simulatorByApns) }
  /// In the simulator, to which a file or `simctl push` gives the push.
  static var byFile: Entry { environment(.simulator) }
  static var scene: TypedColumn<AppScene> { .init(input: .scene) }
  static var meanwhile: TypedColumn<Meanwhile> { .init(input: .meanwhile) }
  static var customDismiss: TypedColumn<Presence> { .init(input: .customDismiss) }
}

// The answers, in the order of their tables.
extension Entry {
  static var place: TypedColumn<Place> { .init(answer: .place) }
  static var permission: TypedColumn<Permission> { .init(answer: .permission) }
  static var contentAvailable: TypedColumn<Presence> { .init(answer: .contentAvailable) }
  static var mutableContent: TypedColumn<Presence> { .init(answer: .mutableContent) }
  static var recipient: TypedColumn<Recipient> { .init(answer: .recipient) }
  static var remoteNotificationMethod: TypedColumn<RemoteNotificationMethod> {
    .init(answer: .remoteNotificationMethod)
  }
  static var pushKitMethod: TypedColumn<PushKitMethod> { .init(answer: .pushKitMethod) }
  static var foregroundPresenter: TypedColumn<ForegroundPresenter> {
    .init(answer: .foregroundPresenter)
  }
  static var lifecycleInEffect: TypedColumn<Lifecycle> { .init(answer: .lifecycleInEffect) }
  static var launchability: TypedColumn<Launchability> { .init(answer: .launchability) }
  static var feasibility: TypedColumn<Gate> { .init(answer: .feasibility) }
  static var admission: TypedColumn<Gate> { .init(answer: .admission) }
  static var request: TypedColumn<Gate> { .init(answer: .request) }
  static var configuration: TypedColumn<Gate> { .init(answer: .configuration) }
  static var device: TypedColumn<Gate> { .init(answer: .device) }
  static var backgroundTime: TypedColumn<Gate> { .init(answer: .backgroundTime) }
  static var callTime: TypedColumn<Gate> { .init(answer: .callTime) }
  static var frameworkTime: TypedColumn<Gate> { .init(answer: .frameworkTime) }
  static var backgroundWork: TypedColumn<BackgroundWork> { .init(answer: .backgroundWork) }
  static var wake: TypedColumn<Wake> { .init(answer: .wake) }
  static var placeAtResponse: TypedColumn<PlaceAtResponse> { .init(answer: .placeAtResponse) }
  static var sceneAtResponse: TypedColumn<SceneAtResponse> { .init(answer: .sceneAtResponse) }
  static var showing: TypedColumn<Gate> { .init(answer: .showing) }
  static var willPresentPermit: TypedColumn<Gate> { .init(answer: .willPresentPermit) }
  static var willPresentCall: TypedColumn<WillPresentCall> { .init(answer: .willPresentCall) }
  static var presentation: TypedColumn<Presentation> { .init(answer: .presentation) }
  static var extensionPermit: TypedColumn<Gate> { .init(answer: .extensionPermit) }
  static var extensionRun: TypedColumn<ExtensionRun> { .init(answer: .extensionRun) }
  static var arrivalRecipient: TypedColumn<ArrivalRecipient> { .init(answer: .arrivalRecipient) }
  static var arrivalMethod: TypedColumn<ArrivalMethod> { .init(answer: .arrivalMethod) }
  static var responseDelegate: TypedColumn<ResponseDelegate> { .init(answer: .responseDelegate) }
  static var tapFallback: TypedColumn<RemoteNotificationMethod> { .init(answer: .tapFallback) }
  static var actionHandler: TypedColumn<ActionHandler> { .init(answer: .actionHandler) }
  static var actionableNotification: TypedColumn<ActionableNotification> {
    .init(answer: .actionableNotification)
  }
  static var opportunity: TypedColumn<Gate> { .init(answer: .opportunity) }
  static var reachesApp: TypedColumn<Gate> { .init(answer: .reachesApp) }
  static var responseMethod: TypedColumn<ResponseMethod> { .init(answer: .responseMethod) }
  static var comesForward: TypedColumn<Gate> { .init(answer: .comesForward) }
  static var arrivalState: TypedColumn<ApplicationState> { .init(answer: .arrivalState) }
  static var launchState: TypedColumn<ApplicationState> { .init(answer: .launchState) }
  static var responseState: TypedColumn<ApplicationState> { .init(answer: .responseState) }
  static var launchCause: TypedColumn<LaunchCause> { .init(answer: .launchCause) }
  static var launchOptions: TypedColumn<LaunchOptions> { .init(answer: .launchOptions) }
  static var sceneConnection: TypedColumn<SceneConnection> { .init(answer: .sceneConnection) }
  static var finalState: TypedColumn<FinalState> { .init(answer: .finalState) }
}
