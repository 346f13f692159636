// The words that rules are written in. Each is a box; a condition is what all its words accept.

extension Box {
  private init<Value: ColumnValue>(_ column: Column, _ values: [Value]) {
    self.init(column, bits: values.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }

  private init<Value: PlacedValue>(_ column: Column, optional values: [Value?]) {
    self.init(column, bits: values.reduce(0) { $0 | ($1.map { $0.bit << 1 } ?? 1) })
  }

  private init(_ method: DelegateMethod, _ presence: Presence) {
    self.init(Column(method), [presence])
  }

  /// The place of a version at which rules change.
  private static func breakpoint(_ major: Int, _ minor: Int) -> UInt64 {
    let versions = SystemVersion.breakpoints
    for index in versions.indices where versions[index].major == major {
      if versions[index].minor == minor { return UInt64(index) }
    }
    preconditionFailure("iOS \(major).\(minor) is no version at which rules change")
  }

  static func since(_ major: Int, _ minor: Int = 0) -> Box {
    Box(.system, bits: ~0 << breakpoint(major, minor))
  }
  static func before(_ major: Int, _ minor: Int = 0) -> Box {
    Box(.system, bits: (1 << breakpoint(major, minor)) - 1)
  }
  /// Only the release that starts at a breakpoint.
  static func only(_ major: Int, _ minor: Int) -> Box {
    Box(.system, bits: 1 << breakpoint(major, minor))
  }

  static func state(_ states: AppState...) -> Box {
    Box(.state, bits: states.reduce(0) { $0 | $1.bit })
  }
  static func launch(_ actions: UserAction?...) -> Box { Box(.launch, optional: actions) }
  static func pushType(_ types: PushType?...) -> Box { Box(.pushType, optional: types) }
  static func priority(_ values: Priority?...) -> Box { Box(.priority, optional: values) }
  static func content(_ values: VisibleContent...) -> Box { Box(.content, values) }
  static func contentAvailableValue(_ values: Flag...) -> Box {
    Box(.contentAvailableValue, values)
  }
  static func mutableContentValue(_ values: Flag...) -> Box { Box(.mutableContentValue, values) }
  static func category(_ presence: Presence) -> Box { Box(.category, [presence]) }
  static func implements(_ method: DelegateMethod) -> Box { Box(method, .present) }
  static func lacks(_ method: DelegateMethod) -> Box { Box(method, .absent) }
  static func delegate(_ values: NotificationCenterDelegate?...) -> Box {
    Box(.delegate, optional: values)
  }
  static func lifecycle(_ lifecycle: Lifecycle) -> Box { Box(.lifecycle, [lifecycle]) }
  static let builtBefore27 = Box(.sdk, bits: 0b01)
  static let builtWith27 = Box(.sdk, bits: 0b10)
  static func remoteNotificationMode(_ presence: Presence) -> Box {
    Box(.remoteNotificationMode, [presence])
  }
  static func voipMode(_ presence: Presence) -> Box { Box(.voipMode, [presence]) }
  static func backgroundAppRefresh(_ setting: Setting) -> Box {
    Box(.backgroundAppRefresh, [setting])
  }
  static func lowPowerMode(_ setting: Setting) -> Box { Box(.lowPowerMode, [setting]) }
  static func authorization(_ values: Authorization...) -> Box { Box(.authorization, values) }
  static func firstUnlock(_ value: FirstUnlock) -> Box { Box(.firstUnlock, [value]) }

  static func place(_ values: Place...) -> Box { Box(.place, values) }
  static func permission(_ values: Permission...) -> Box { Box(.permission, values) }
  static func contentAvailable(_ presence: Presence) -> Box { Box(.contentAvailable, [presence]) }
  static func mutableContent(_ presence: Presence) -> Box { Box(.mutableContent, [presence]) }
  static func recipient(_ values: Recipient...) -> Box { Box(.recipient, values) }
  static func handler(_ values: Handler...) -> Box { Box(.handler, values) }
  static func presenter(_ values: Presenter...) -> Box { Box(.presenter, values) }
  static func interface(_ values: Interface...) -> Box { Box(.interface, values) }
  static func launchability(_ value: Launchability) -> Box { Box(.launchability, [value]) }
  static func world(_ gate: Gate) -> Box { Box(.world, [gate]) }
  static func admission(_ gate: Gate) -> Box { Box(.admission, [gate]) }
  static func request(_ gate: Gate) -> Box { Box(.request, [gate]) }
  static func setup(_ gate: Gate) -> Box { Box(.setup, [gate]) }
  static func device(_ gate: Gate) -> Box { Box(.device, [gate]) }
  static func silentTime(_ gate: Gate) -> Box { Box(.silentTime, [gate]) }
  static func callTime(_ gate: Gate) -> Box { Box(.callTime, [gate]) }
  static func errand(_ values: Errand...) -> Box { Box(.errand, values) }
  static func wake(_ values: Wake...) -> Box { Box(.wake, values) }
  static func standing(_ values: Standing...) -> Box { Box(.standing, values) }
  static func showing(_ gate: Gate) -> Box { Box(.showing, [gate]) }
  static func presenting(_ gate: Gate) -> Box { Box(.presenting, [gate]) }
  static func question(_ value: Question) -> Box { Box(.question, [value]) }
  static func presentation(_ values: Presentation...) -> Box { Box(.presentation, values) }
  static func extensionPermit(_ gate: Gate) -> Box { Box(.extensionPermit, [gate]) }
  static func extensionRun(_ value: ExtensionRun) -> Box { Box(.extensionRun, [value]) }
  static func addressee(_ values: Addressee...) -> Box { Box(.addressee, values) }
  static func delivery(_ value: Delivery) -> Box { Box(.delivery, [value]) }
  static func responder(_ values: Responder...) -> Box { Box(.responder, values) }
  static func tapFallback(_ values: Handler...) -> Box { Box(.tapFallback, values) }
  static func actionHandler(_ values: ActionHandler...) -> Box { Box(.actionHandler, values) }
  static func offer(_ value: Offer) -> Box { Box(.offer, [value]) }
  static func opportunity(_ gate: Gate) -> Box { Box(.opportunity, [gate]) }
  static func reach(_ gate: Gate) -> Box { Box(.reach, [gate]) }
  static func response(_ values: Response...) -> Box { Box(.response, values) }
  static func forward(_ gate: Gate) -> Box { Box(.forward, [gate]) }
  static func launcher(_ values: Launcher...) -> Box { Box(.launcher, values) }
  static func launchOptions(_ values: LaunchOptions...) -> Box { Box(.launchOptions, values) }
  static func sceneConnection(_ values: SceneConnection...) -> Box { Box(.sceneConnection, values) }
  static func finalState(_ value: FinalState) -> Box { Box(.finalState, [value]) }
}

// Phrases that several tables use.
extension Box {
  static let running = state(.active, .inactive, .background, .suspended)
  static let killedByUser = state(.notRunning(.user))
  static let neverLaunched = state(.notRunning(.neverLaunched))
  static let visible = content(.badge, .sound, .alertString, .alertDictionary)
  static let alert = content(.alertString, .alertDictionary)
  static let withoutAlert = content(.nothing, .badge, .sound)
  static let nothingVisible = content(.nothing)
  static let button = launch(.action, .foregroundAction, .textAction)
  static let delegateInPlace = delegate(.set, .late)

  /// Everything but what a word says in its one column.
  static prefix func ! (word: Box) -> Box {
    let columns = word.columns
    precondition(columns.count == 1, "only a word about one column has an opposite")
    return Box(columns[0], bits: ~word[columns[0]])
  }
}
