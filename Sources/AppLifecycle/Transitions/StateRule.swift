internal import PushRules

/// A combination of app, device and state that cannot be, and why.
struct StateRule: Hashable, Sendable {
  let when: Moments
  let statement: String

  init(never words: Moments..., because statement: String) {
    self.when = words.reduce(.any, &)
    self.statement = statement
  }

  /// All of them; what is in none can be.
  static let all: [StateRule] = processes + places + devices

  /// The moments that can be, as sets that do not overlap.
  static let feasible: [Moments] = all.reduce([.any]) { pieces, rule in
    pieces.flatMap { $0.subtracting(rule.when) }
  }

  private static let processes = [
    StateRule(
      never: .before(4),
      .behind,
      because: "before iOS 4 leaving an app ends it: there is no background"
    ),
    StateRule(never: .before(15), .from(.prewarmed), because: "iOS prewarms apps from iOS 15"),
    StateRule(
      never: .endsWhenLeft,
      .behind,
      because: "an app with UIApplicationExitsOnSuspend ends when it is left, until iOS 13"
    ),
    StateRule(
      never: .failsToLaunch,
      !.withoutProcess,
      because: "built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27"
    ),
    StateRule(
      never: .task(.running),
      !.runningCode,
      because: "while a background task runs, the app is not suspended"
    ),
    StateRule(
      never: .task(.running),
      .before(4),
      because: "background tasks exist from iOS 4"
    ),
    StateRule(
      never: .firstUnlock(.pending),
      !.withoutProcess,
      because: "before the first unlock the app is not running, ended by the restart"
    ),
    StateRule(
      never: .firstUnlock(.pending),
      .withoutProcess,
      .ended(.system, .user, .crash),
      because: "before the first unlock the app is not running, ended by the restart"
    ),
  ]

  private static let places = [
    StateRule(
      never: .from(.active),
      .unlocked,
      !.under(.nothing),
      because: "what is covered is not active"
    ),
    StateRule(never: .from(.active), .locked, because: "on a locked device no app is active"),
    StateRule(
      never: .from(.inactive),
      .unlocked,
      .under(.nothing),
      because: "what nothing covers is active"
    ),
    StateRule(
      never: .from(.inactive),
      .locked,
      .since(5),
      .staysWhenLeft,
      because: "from iOS 5 locking the device sends the app to the background"
    ),
    StateRule(
      never: .from(.inactive),
      .screen(.lockedElsewhere),
      because: "what is behind the lock screen is the app"
    ),
    StateRule(
      never: .locked,
      !.under(.nothing, .call),
      because: "on a locked device only a call shows"
    ),
    StateRule(
      never: .screen(.lockedOverApp),
      .withoutProcess,
      because: "unlocking returns to an app that runs"
    ),
    StateRule(
      never: .screen(.lockedOverApp),
      .behind,
      .before(5),
      because: "until iOS 4 locking the device leaves the app in the foreground"
    ),
    StateRule(
      never: .firstUnlock(.pending),
      .unlocked,
      because: "before the first unlock the device is locked"
    ),
    StateRule(
      never: .notification(.inFront),
      !.inForeground,
      because: "the app is not in front"
    ),
    StateRule(
      never: .under(.unnamed),
      !.from(.inactive),
      because: "only what covers the app can be unnamed"
    ),
    StateRule(
      never: .scene(.disconnected),
      !.behind,
      because: "a scene is taken away in the background"
    ),
  ]

  private static let devices = [
    StateRule(never: .before(4), .under(.switcher), because: "the switcher exists from iOS 4"),
    StateRule(
      never: .before(5),
      .under(.notificationCenter),
      because: "Notification Center exists from iOS 5"
    ),
    StateRule(
      never: .before(7),
      .under(.controlCenter),
      because: "Control Center exists from iOS 7"
    ),
    StateRule(
      never: .endsWhenLeft,
      .before(4),
      because: "UIApplicationExitsOnSuspend exists from iOS 4"
    ),
    StateRule(
      never: .endsWhenLeft,
      .since(13),
      because: "UIApplicationExitsOnSuspend counts until iOS 12"
    ),
    StateRule(never: .before(13), .scene, because: "scenes exist from iOS 13"),
    StateRule(
      never: .failsToLaunch,
      .scene,
      because: "an app with scenes can be launched"
    ),
    StateRule(
      never: .failsToLaunch,
      .before(27),
      because: "iOS demands scenes from iOS 27"
    ),
    StateRule(
      never: .app,
      .scene(.disconnected),
      because: "an app without scenes has none to lose"
    ),
  ]
}
