extension Remedy {
  /// A part of the situation with the value that it should have.
  public enum Step: Hashable, Sendable {
    /// Another version of iOS.
    case system(SystemVersion)
    /// Another state of the app when the push arrives.
    case state(AppState)
    /// Another thing that the user does, or nothing.
    case userAction(UserAction?)
    /// Another push type in the request, or none.
    case pushType(PushType?)
    /// Another priority in the request, or none.
    case priority(Priority?)
    /// Something else to see or hear.
    case content(alert: AlertForm, sound: Presence, badge: Presence)
    /// Another value of `content-available`.
    case contentAvailable(PayloadFlag)
    /// Another value of `mutable-content`.
    case mutableContent(PayloadFlag)
    /// A category in the payload, or none.
    case category(Presence)
    /// Another event of a Live Activity, or none.
    case event(LiveActivityEvent?)
    /// A method that the app should implement, or should not.
    case method(DelegateMethod, Presence)
    /// Another moment to set the delegate of the notification center, or never.
    case notificationCenterDelegate(NotificationCenterDelegate?)
    /// Another moment to make the `PKPushRegistry`, or never.
    case pushRegistry(PushRegistry?)
    /// The other life cycle.
    case lifecycle(Lifecycle)
    /// Another iOS SDK to build with.
    case sdk(SystemVersion)
    /// A background mode that the Info.plist should have, or should not.
    case backgroundMode(BackgroundMode, Presence)
    /// Background App Refresh, on or off.
    case backgroundAppRefresh(DeviceSetting)
    /// Low Power Mode, on or off.
    case lowPowerMode(DeviceSetting)
    /// Another answer of the user to the question whether the app may show something.
    case authorization(Authorization)
    /// An alert style of the app, on, or all of them off.
    case alertStyles(DeviceSetting)
    /// A channel of Push to Talk that the app has joined, or none.
    case pushToTalkChannel(Presence)
    /// The budget of silent pushes, left or spent.
    case budget(PushBudget)
    /// VoIP pushes, allowed or blocked.
    case voipPushes(CallReporting)
    /// An action that waits for an unlocked device, or does not.
    case actionAuthentication(ActionAuthentication)
    /// Another answer of the user to the question for the position.
    case locationAuthorization(LocationAuthorization)
    /// The first unlock of the device, done or not.
    case firstUnlock(FirstUnlock)
    /// Another place where the app runs.
    case environment(AppEnvironment)
    /// The scene of an app in memory, connected or not.
    case scene(AppScene)
    /// Something else that happens to the app between push and tap.
    case meanwhile(Meanwhile)
    /// An option that the category should have, or should not.
    case categoryOption(CategoryOption, Presence)
  }
}

extension Remedy.Step {
  /// The value that an input has in a situation.
  init(_ input: Input, in situation: Situation) {
    let payload = situation.payload
    switch input {
    case .system: self = .system(situation.system)
    case .state: self = .state(situation.state)
    case .userAction: self = .userAction(situation.userAction)
    case .pushType: self = .pushType(situation.pushType)
    case .priority: self = .priority(situation.priority)
    case .content:
      self = .content(alert: payload.alert, sound: payload.sound, badge: payload.badge)
    case .contentAvailable: self = .contentAvailable(payload.contentAvailable)
    case .mutableContent: self = .mutableContent(payload.mutableContent)
    case .category: self = .category(payload.category)
    case .liveActivityEvent: self = .event(payload.event)
    case .notificationCenterDelegate:
      self = .notificationCenterDelegate(situation.notificationCenterDelegate)
    case .pushRegistry: self = .pushRegistry(situation.pushRegistry)
    case .lifecycle: self = .lifecycle(situation.lifecycle)
    case .sdk: self = .sdk(situation.sdk)
    case .remoteNotificationMode: self.init(.remoteNotification, in: situation)
    case .voipMode: self.init(.voip, in: situation)
    case .pushToTalkMode: self.init(.pushToTalk, in: situation)
    case .backgroundAppRefresh: self = .backgroundAppRefresh(situation.backgroundAppRefresh)
    case .lowPowerMode: self = .lowPowerMode(situation.lowPowerMode)
    case .authorization: self = .authorization(situation.authorization)
    case .alertStyles: self = .alertStyles(situation.alertStyles)
    case .pushToTalkChannel: self = .pushToTalkChannel(situation.pushToTalkChannel)
    case .budget: self = .budget(situation.budget)
    case .voipPushes: self = .voipPushes(situation.voipPushes)
    case .actionAuthentication: self = .actionAuthentication(situation.actionAuthentication)
    case .locationAuthorization: self = .locationAuthorization(situation.locationAuthorization)
    case .firstUnlock: self = .firstUnlock(situation.firstUnlock)
    case .environment: self = .environment(situation.environment)
    case .scene: self = .scene(situation.scene)
    case .meanwhile: self = .meanwhile(situation.meanwhile)
    case .customDismiss:
      let isThere = situation.categoryOptions.contains(.customDismiss)
      self = .categoryOption(.customDismiss, isThere ? .present : .absent)
    case .willFinishLaunching, .didFinishLaunching, .didReceive, .didReceiveFetch,
      .handleAction, .handleActionResponse, .willPresent, .didReceiveResponse,
      .sceneWillConnect, .serviceExtension, .didReceiveIncomingPush, .didReceiveIncomingVoIPPush:
      guard let method = input.method else { preconditionFailure("no method has this input") }
      self = .method(method, situation.implements.contains(method) ? .present : .absent)
    }
  }

  private init(_ mode: BackgroundMode, in situation: Situation) {
    self = .backgroundMode(mode, situation.backgroundModes.contains(mode) ? .present : .absent)
  }
}
