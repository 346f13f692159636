/// The values of a column: how many, and how they print.
struct Domain: Sendable {
  let count: Int
  let names: @Sendable () -> [String]

  /// The values of an enumeration.
  init<Value: ColumnValue>(_: Value.Type) {
    count = Value.allCases.count
    names = { Value.allCases.map(\.name) }
  }

  /// Nothing, then the values of an enumeration.
  init<Value: CaseIterable & RawRepresentable & SendableMetatype>(
    optional absence: String,
    _: Value.Type
  ) where Value.RawValue: CustomStringConvertible, Value.AllCases: SendableMetatype {
    count = Value.allCases.count + 1
    names = { [absence] + Value.allCases.map(\.rawValue.description) }
  }

  /// A list of names.
  init(count: Int, names: @escaping @Sendable () -> [String]) {
    self.count = count
    self.names = names
  }

  static let systems = Domain(count: SystemVersion.breakpoints.count) {
    SystemVersion.breakpoints.map(\.breakpointName)
  }
  static let states = Domain(count: AppState.allCases.count) {
    AppState.allCases.map(\.fullName)
  }
  static let sdks = Domain(count: 2) { ["before 27", "27"] }
}

extension Column {
  /// The values that the column can take.
  var domain: Domain {
    switch self {
    case .system: .systems
    case .state: .states
    case .launch: Domain(optional: "none", UserAction.self)
    case .pushType: Domain(optional: "unstated", PushType.self)
    case .priority: Domain(optional: "unstated", Priority.self)
    case .content: Domain(VisibleContent.self)
    case .contentAvailableValue, .mutableContentValue: Domain(Flag.self)
    case .delegate: Domain(optional: "none", NotificationCenterDelegate.self)
    case .lifecycle: Domain(Lifecycle.self)
    case .sdk: .sdks
    case .backgroundAppRefresh, .lowPowerMode: Domain(Setting.self)
    case .authorization: Domain(Authorization.self)
    case .firstUnlock: Domain(FirstUnlock.self)
    case .category, .remoteNotificationMode, .voipMode, .contentAvailable, .mutableContent,
      .willFinishLaunching, .didFinishLaunching, .didReceive, .didReceiveFetch, .handleAction,
      .handleActionResponse, .willPresent, .didReceiveResponse, .sceneWillConnect,
      .serviceExtension, .didReceiveIncomingPush:
      Domain(Presence.self)
    case .world, .admission, .request, .setup, .device, .silentTime, .callTime, .showing,
      .presenting, .extensionPermit, .opportunity, .reach, .forward:
      Domain(Gate.self)
    case .place: Domain(Place.self)
    case .permission: Domain(Permission.self)
    case .recipient: Domain(Recipient.self)
    case .handler, .tapFallback: Domain(Handler.self)
    case .presenter: Domain(Presenter.self)
    case .interface: Domain(Interface.self)
    case .launchability: Domain(Launchability.self)
    case .errand: Domain(Errand.self)
    case .wake: Domain(Wake.self)
    case .standing: Domain(Standing.self)
    case .question: Domain(Question.self)
    case .presentation: Domain(Presentation.self)
    case .extensionRun: Domain(ExtensionRun.self)
    case .addressee: Domain(Addressee.self)
    case .delivery: Domain(Delivery.self)
    case .responder: Domain(Responder.self)
    case .offer: Domain(Offer.self)
    case .actionHandler: Domain(ActionHandler.self)
    case .response: Domain(Response.self)
    case .launcher: Domain(Launcher.self)
    case .launchOptions: Domain(LaunchOptions.self)
    case .sceneConnection: Domain(SceneConnection.self)
    case .finalState: Domain(FinalState.self)
    }
  }
}

extension SystemVersion {
  /// The breakpoint, with its minor version only where the major version has several.
  var breakpointName: String {
    let several = Self.breakpoints.count { $0.major == major } > 1
    return several ? description : firstRelease
  }
}
