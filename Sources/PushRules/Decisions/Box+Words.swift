// The words that rules are written in. Each is a box; a condition is what all its words accept.

extension Box {
  /// Accepts up to four values of a column.
  ///
  /// A list of any length would cost every process the making of an array type for each column.
  private init<Value: ColumnValue>(
    _ column: Column,
    _ one: Value,
    _ two: Value? = nil,
    _ three: Value? = nil,
    _ four: Value? = nil
  ) {
    self.init(column, bits: one.bit | Self.bit(two) | Self.bit(three) | Self.bit(four))
  }

  private static func bit<Value: ColumnValue>(_ value: Value?) -> UInt64 { value?.bit ?? 0 }

  /// Accepts a value of a column or nothing, which is nil, and up to three more values.
  private init<Value: PlacedValue>(
    _ column: Column,
    optional one: Value?,
    _ two: Value? = nil,
    _ three: Value? = nil,
    _ four: Value? = nil
  ) {
    let first = one.map { $0.bit << 1 } ?? 1
    let others = (two?.bit ?? 0) | (three?.bit ?? 0) | (four?.bit ?? 0)
    self.init(column, bits: first | others << 1)
  }

  private init(_ method: DelegateMethod, _ presence: Presence) {
    self.init(Column(method), presence)
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

  static func state(
    _ one: AppState,
    _ two: AppState? = nil,
    _ three: AppState? = nil,
    _ four: AppState? = nil
  ) -> Box {
    let others = (two?.bit ?? 0) | (three?.bit ?? 0) | (four?.bit ?? 0)
    return Box(.state, bits: one.bit | others)
  }
  static func launch(_ action: UserAction?) -> Box { Box(.launch, optional: action) }
  static func launch(
    _ one: UserAction?,
    _ two: UserAction,
    _ three: UserAction? = nil,
    _ four: UserAction? = nil
  ) -> Box {
    Box(.launch, optional: one, two, three, four)
  }
  static func pushType(_ type: PushType?) -> Box { Box(.pushType, optional: type) }
  static func pushType(_ one: PushType?, _ two: PushType, _ three: PushType? = nil) -> Box {
    Box(.pushType, optional: one, two, three)
  }
  static func priority(_ value: Priority?) -> Box { Box(.priority, optional: value) }
  static func content(
    _ one: VisibleContent,
    _ two: VisibleContent? = nil,
    _ three: VisibleContent? = nil,
    _ four: VisibleContent? = nil
  ) -> Box { Box(.content, one, two, three, four) }
  static func contentAvailableValue(_ value: Flag) -> Box { Box(.contentAvailableValue, value) }
  static func mutableContentValue(_ one: Flag, _ two: Flag? = nil, _ three: Flag? = nil) -> Box {
    Box(.mutableContentValue, one, two, three)
  }
  static func category(_ presence: Presence) -> Box { Box(.category, presence) }
  static func implements(_ method: DelegateMethod) -> Box { Box(method, .present) }
  static func lacks(_ method: DelegateMethod) -> Box { Box(method, .absent) }
  static func delegate(_ value: NotificationCenterDelegate?) -> Box {
    Box(.delegate, optional: value)
  }
  static func lifecycle(_ lifecycle: Lifecycle) -> Box { Box(.lifecycle, lifecycle) }
  static let builtBefore27 = Box(.sdk, bits: 0b01)
  static let builtWith27 = Box(.sdk, bits: 0b10)
  static func remoteNotificationMode(_ presence: Presence) -> Box {
    Box(.remoteNotificationMode, presence)
  }
  static func voipMode(_ presence: Presence) -> Box { Box(.voipMode, presence) }
  static func backgroundAppRefresh(_ setting: Setting) -> Box {
    Box(.backgroundAppRefresh, setting)
  }
  static func lowPowerMode(_ setting: Setting) -> Box { Box(.lowPowerMode, setting) }
  static func authorization(_ one: Authorization, _ two: Authorization? = nil) -> Box {
    Box(.authorization, one, two)
  }
  static func firstUnlock(_ value: FirstUnlock) -> Box { Box(.firstUnlock, value) }

  static func place(_ value: Place) -> Box { Box(.place, value) }
  static func permission(_ value: Permission) -> Box { Box(.permission, value) }
  static func contentAvailable(_ presence: Presence) -> Box { Box(.contentAvailable, presence) }
  static func mutableContent(_ presence: Presence) -> Box { Box(.mutableContent, presence) }
  static func recipient(_ one: Recipient, _ two: Recipient? = nil, _ three: Recipient? = nil) -> Box
  { Box(.recipient, one, two, three) }
  static func handler(_ one: Handler, _ two: Handler? = nil) -> Box { Box(.handler, one, two) }
  static func presenter(_ value: Presenter) -> Box { Box(.presenter, value) }
  static func interface(_ value: Interface) -> Box { Box(.interface, value) }
  static func launchability(_ value: Launchability) -> Box { Box(.launchability, value) }
  static func world(_ gate: Gate) -> Box { Box(.world, gate) }
  static func admission(_ gate: Gate) -> Box { Box(.admission, gate) }
  static func request(_ gate: Gate) -> Box { Box(.request, gate) }
  static func setup(_ gate: Gate) -> Box { Box(.setup, gate) }
  static func device(_ gate: Gate) -> Box { Box(.device, gate) }
  static func silentTime(_ gate: Gate) -> Box { Box(.silentTime, gate) }
  static func callTime(_ gate: Gate) -> Box { Box(.callTime, gate) }
  static func errand(_ one: Errand, _ two: Errand? = nil) -> Box { Box(.errand, one, two) }
  static func wake(_ one: Wake, _ two: Wake? = nil, _ three: Wake? = nil) -> Box {
    Box(.wake, one, two, three)
  }
  static func standing(_ one: Standing, _ two: Standing? = nil) -> Box { Box(.standing, one, two) }
  static func showing(_ gate: Gate) -> Box { Box(.showing, gate) }
  static func presenting(_ gate: Gate) -> Box { Box(.presenting, gate) }
  static func question(_ value: Question) -> Box { Box(.question, value) }
  static func presentation(
    _ one: Presentation,
    _ two: Presentation? = nil,
    _ three: Presentation? = nil
  ) -> Box { Box(.presentation, one, two, three) }
  static func extensionPermit(_ gate: Gate) -> Box { Box(.extensionPermit, gate) }
  static func extensionRun(_ value: ExtensionRun) -> Box { Box(.extensionRun, value) }
  static func addressee(_ value: Addressee) -> Box { Box(.addressee, value) }
  static func delivery(_ value: Delivery) -> Box { Box(.delivery, value) }
  static func responder(
    _ one: Responder,
    _ two: Responder? = nil,
    _ three: Responder? = nil,
    _ four: Responder? = nil
  ) -> Box { Box(.responder, one, two, three, four) }
  static func tapFallback(_ value: Handler) -> Box { Box(.tapFallback, value) }
  static func actionHandler(_ one: ActionHandler, _ two: ActionHandler? = nil) -> Box {
    Box(.actionHandler, one, two)
  }
  static func offer(_ value: Offer) -> Box { Box(.offer, value) }
  static func opportunity(_ gate: Gate) -> Box { Box(.opportunity, gate) }
  static func reach(_ gate: Gate) -> Box { Box(.reach, gate) }
  static func response(_ one: Response, _ two: Response? = nil) -> Box { Box(.response, one, two) }
  static func forward(_ gate: Gate) -> Box { Box(.forward, gate) }
  static func launcher(_ one: Launcher, _ two: Launcher? = nil, _ three: Launcher? = nil) -> Box {
    Box(.launcher, one, two, three)
  }
  static func launchOptions(_ one: LaunchOptions, _ two: LaunchOptions? = nil) -> Box {
    Box(.launchOptions, one, two)
  }
  static func sceneConnection(_ one: SceneConnection, _ two: SceneConnection? = nil) -> Box {
    Box(.sceneConnection, one, two)
  }
  static func finalState(_ value: FinalState) -> Box { Box(.finalState, value) }
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
  static let delegateInPlace = !delegate(nil)

  /// Everything but what a word says in its one column.
  static prefix func ! (word: Box) -> Box {
    var spoken: Column?
    Box.any.without(word).forEachColumn { column, _ in
      precondition(spoken == nil, "only a word about one column has an opposite")
      spoken = column
    }
    guard let column = spoken else { preconditionFailure("what says nothing has no opposite") }
    return Box(column, bits: ~word[column])
  }
}
