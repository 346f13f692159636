package import PushRules

extension NotCalled {
  /// The sentences of all causes.
  package var reason: String {
    causes.isEmpty
      ? "Nothing makes it run in this phase." : causes.map { $0.statement }.joined(separator: " ")
  }

  /// What to do so that the method runs, one clause for each step of the change.
  package func instructions(in situation: Situation) -> [String] {
    (change?.steps ?? []).map { step in
      let instruction = step.instruction(from: situation.valueName(of: step.column))
      return step.column == .system && holdsInNewest(situation)
        ? instruction + " or later" : instruction
    }
  }

  /// Whether the method runs in the newest version, too, where nothing else needs to change.
  private func holdsInNewest(_ situation: Situation) -> Bool {
    guard change?.steps.count == 1, situation.system < .newest else { return false }
    var newest = situation
    newest.system = .newest
    guard let route = try? Route(newest) else { return false }
    return route.calls.contains { $0.method == method && $0.phase == phase }
  }
}

extension Change.Step {
  /// What to do to make the change where the part has a value now, as a clause without a period.
  package func instruction(from old: String) -> String {
    if let method = column.method {
      return (isPresent ? "implement " : "do not implement ") + method.id
    }
    return appInstruction ?? requestInstruction(from: old) ?? worldInstruction(from: old)
  }

  private var isPresent: Bool { value == Presence.present.name }

  private var appInstruction: String? {
    switch column {
    case .delegate:
      switch value {
      case NotificationCenterDelegate.set.rawValue:
        "set the delegate of the notification center before the launch is finished"
      case NotificationCenterDelegate.late.rawValue:
        "set the delegate of the notification center after the launch"
      default: "set no delegate of the notification center"
      }
    case .lifecycle:
      value == Lifecycle.scene.name
        ? "adopt the life cycle of scenes" : "use the life cycle of the app delegate"
    case .sdk: value == "27" ? "build with the iOS 27 SDK" : "build with an SDK before iOS 27"
    case .remoteNotificationMode: mode(.remoteNotification)
    case .voipMode: mode(.voip)
    default: nil
    }
  }

  private func mode(_ mode: BackgroundMode) -> String {
    isPresent
      ? "add \(mode.name) to UIBackgroundModes"
      : "remove \(mode.name) from UIBackgroundModes"
  }

  private func requestInstruction(from old: String) -> String? {
    switch column {
    case .contentAvailableValue: flag("content-available", from: old)
    case .mutableContentValue: flag("mutable-content", from: old)
    case .category: isPresent ? "add a category to aps" : "remove the category from aps"
    case .content: contentInstruction(from: old)
    case .pushType: header("apns-push-type")
    case .priority: header("apns-priority")
    default: nil
    }
  }

  private func flag(_ key: String, from old: String) -> String {
    switch (old, value) {
    case (Flag.absent.name, Flag.one.name): "add \"\(key)\": 1 to aps"
    case (Flag.misplaced.name, Flag.one.name):
      "put \"\(key)\": 1 into aps (the key now stands outside or is misspelt)"
    case (_, Flag.one.name): "give \(key) the value 1"
    case (_, Flag.absent.name): "remove \(key)"
    default: "give \(key) the value \(value)"
    }
  }

  private func header(_ name: String) -> String {
    value == "unstated" ? "send no header \(name)" : "send the header \(name): \(value)"
  }

  private func contentInstruction(from old: String) -> String {
    switch VisibleContent(name: value) {
    case .alertDictionary where old == VisibleContent.alertString.name:
      "give the alert as a dictionary with a title or body"
    case .nothing, nil: "remove alert, sound and badge from aps"
    case .badge: "have aps set a badge, without alert and sound"
    case .sound: "have aps play a sound, without alert"
    case .alertString: "give the alert as a string"
    case .alertDictionary: "add an alert to aps, as a dictionary with a title or body"
    }
  }

  private func worldInstruction(from old: String) -> String {
    switch column {
    case .backgroundAppRefresh: "switch Background App Refresh \(value)"
    case .lowPowerMode: "switch Low Power Mode \(value)"
    case .authorization: authorizationInstruction
    case .firstUnlock:
      value == FirstUnlock.done.name
        ? "unlock the device once after its start" : "leave the device locked after its start"
    case .state: stateInstruction(from: old)
    case .launch: launchInstruction
    case .system: "run iOS \(value)"
    default: "have \(column.name) \(value)"
    }
  }

  private var authorizationInstruction: String {
    switch Authorization(name: value) {
    case .authorized, nil: "have the user allow notifications"
    case .provisional: "ask for provisional authorization"
    case .denied: "have the user refuse notifications"
    case .notDetermined: "do not ask for permission to notify"
    }
  }

  private func stateInstruction(from old: String) -> String {
    let cause = AppState.allCases.first { $0.fullName == old }?.termination
    return switch AppState.allCases.first(where: { $0.fullName == value }) {
    case .notRunning(.system) where cause == .user || cause == .neverLaunched:
      "have the user open the app, and the system end it later"
    case .active, nil: "have the app active"
    case .inactive: "have the app inactive"
    case .background: "have the app running in the background"
    case .suspended: "have the app suspended"
    case .notRunning(let cause): "have the app not running, " + cause.words
    }
  }

  private var launchInstruction: String {
    switch UserAction(rawValue: value) {
    case nil: "do nothing about the notification"
    case .icon: "tap the icon"
    case .notification: "tap the notification"
    case .action: "choose an action that leaves the app in the background"
    case .foregroundAction: "choose an action that brings the app to the foreground"
    case .textAction: "choose an action that takes text"
    case .dismiss: "dismiss the notification"
    }
  }
}
