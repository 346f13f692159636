public import PushRules

extension Situation {
  /// A situation in few words, with all else as on the command line.
  public static func on(
    _ system: SystemVersion,
    _ state: AppState,
    _ payload: PayloadTraits,
    then action: UserAction? = nil,
    in methods: Set<DelegateMethod>
  ) -> Situation {
    Situation(
      system: system,
      state: state,
      userAction: action,
      payload: payload,
      implements: methods
    )
  }

  /// The same situation with one part changed.
  public func with<Part>(_ path: WritableKeyPath<Situation, Part>, _ part: Part) -> Situation {
    var changed = self
    changed[keyPath: path] = part
    return changed
  }
}

extension Situation {
  /// An app that runs in front and is built with the iOS 26 SDK, with all else as on the command line.
  public static func app(
    on system: SystemVersion = .newest,
    sdk: SystemVersion? = nil,
    _ lifecycle: Lifecycle = .app
  ) -> Situation {
    Situation(
      system: system,
      state: .active,
      payload: PayloadTraits(),
      lifecycle: lifecycle,
      sdk: sdk ?? min(.iOS(26), system)
    )
  }
}

extension AppState {
  /// Ended by the system.
  public static let ended = AppState.notRunning(.system)
  /// Removed by the user in the switcher.
  public static let quit = AppState.notRunning(.user)
}

extension PayloadTraits {
  /// An alert.
  public static let alert = PayloadTraits(alert: .dictionary)
  /// An alert with `content-available`.
  public static let mixed = PayloadTraits(alert: .dictionary, contentAvailable: .one)
  /// `content-available` alone.
  public static let silent = PayloadTraits(contentAvailable: .one)
  /// A sound alone.
  public static let sound = PayloadTraits(sound: .present)
  /// A badge alone.
  public static let badge = PayloadTraits(badge: .present)
  /// An alert with a category of actions.
  public static let actionable = PayloadTraits(alert: .dictionary, category: .present)
  /// An alert that the service extension may change.
  public static let mutable = PayloadTraits(alert: .dictionary, mutableContent: .one)
  /// Nothing that the routing looks at.
  public static let empty = PayloadTraits()
}

extension Set<DelegateMethod> {
  /// The launch method alone.
  public static let launchOnly: Self = [.didFinishLaunching]
  /// The old method alone.
  public static let old: Self = [.didFinishLaunching, .didReceive]
  /// The fetch variant alone.
  public static let fetch: Self = [.didFinishLaunching, .didReceiveFetch]
  /// Both methods for remote notifications.
  public static let both: Self = [.didFinishLaunching, .didReceive, .didReceiveFetch]
  /// Both, and a delegate of the notification center that implements both of its methods.
  public static let center = both.union([.willPresent, .didReceiveResponse])
  /// Both, and a delegate that lacks didReceive response.
  public static let centerWithoutResponse = both.union([.willPresent])
  /// Both, and a delegate that lacks willPresent.
  public static let centerWithoutPresent = both.union([.didReceiveResponse])
  /// Both, in an app with scenes and without a delegate of the notification center.
  public static let scene = both.union([.sceneWillConnect])
  /// Both, in an app with scenes and a delegate that implements both of its methods.
  public static let sceneCenter = center.union([.sceneWillConnect])
  /// Both, and the methods for action buttons.
  public static let buttons = both.union([.handleAction, .handleActionResponse])
  /// Everything that an app without scenes can implement, and the extension.
  public static let extended = center.union([.serviceExtension])
  /// PushKit, with everything else.
  public static let pushKit = center.union([.didReceiveIncomingPush])
  /// All that there is.
  public static let everything = Set(DelegateMethod.allCases)
}
