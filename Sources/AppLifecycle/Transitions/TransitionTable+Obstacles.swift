internal import DecisionTables
internal import PushRules

extension TransitionTable {
  /// The combinations of app, device and state that cannot be, and why, as clauses.
  static let obstacles: [Rule] = [
    .obstacle(
      "state.no-background",
      [.singleTasking, .behind],
      "before iOS 4, and on devices without multitasking, leaving an app ends it: there is no background"
    ),
    .obstacle(
      "state.multitasking-before-4",
      [.before(4), .multitasking],
      "multitasking exists from iOS 4"
    ),
    .obstacle(
      "state.multitasking-on-4",
      [.since(4), .before(5), .multitasking(.lackIgnored)],
      "on iOS 4 a device can lack multitasking"
    ),
    .obstacle(
      "state.multitasking-since-5",
      [.since(5), .singleTasking],
      "every device that runs iOS 5 has multitasking"
    ),
    .obstacle(
      "state.no-prewarming-before-15",
      [.before(15), .from(.prewarmed)],
      "iOS prewarms apps from iOS 15"
    ),
    .obstacle(
      "state.exits-on-suspend",
      [.endsWhenLeft, .behind],
      "an app with UIApplicationExitsOnSuspend ends when it is left, until iOS 13"
    ),
    .obstacle(
      "state.fails-to-launch",
      [.failsToLaunch, !.withoutProcess],
      "built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27"
    ),
    .obstacle(
      "state.task-of-silent-app",
      [.withTask, !.runningCode],
      "while a background task runs, the app is not suspended"
    ),
    .obstacle(
      "state.task-without-multitasking",
      [.withTask, .singleTasking],
      "background tasks exist from iOS 4, on devices with multitasking"
    ),
    .obstacle(
      "state.tasks-on-leaving",
      [.tasksOnLeaving(.one, .several), .singleTasking],
      "background tasks exist from iOS 4, on devices with multitasking"
    ),
    .obstacle(
      "state.tasks-on-leaving-exits",
      [.tasksOnLeaving(.one, .several), .endsWhenLeft],
      "an app with UIApplicationExitsOnSuspend ends when it is left"
    ),
    .obstacle(
      "state.keeper-of-silent-app",
      [.kept, !.runningCode],
      "while something keeps it running, the app is not suspended"
    ),
    .obstacle(
      "state.audio-without-mode",
      [.kept(by: .audio, .both), .audioMode(.absent)],
      "without its background mode sound does not keep an app running"
    ),
    .obstacle(
      "state.location-without-mode",
      [.kept(by: .location, .both), .locationMode(.absent)],
      "without its background mode position updates do not keep an app running"
    ),
    .obstacle(
      "state.modes-without-multitasking",
      [.singleTasking, .audioMode(.present)],
      "nothing keeps an app running on a device without multitasking"
    ),
    .obstacle(
      "state.location-without-multitasking",
      [.singleTasking, .locationMode(.present)],
      "nothing keeps an app running on a device without multitasking"
    ),
    .obstacle(
      "state.audio-exits",
      [.endsWhenLeft, .audioMode(.present)],
      "an app with UIApplicationExitsOnSuspend ends when it is left"
    ),
    .obstacle(
      "state.location-exits",
      [.endsWhenLeft, .locationMode(.present)],
      "an app with UIApplicationExitsOnSuspend ends when it is left"
    ),
    .obstacle(
      "state.process-before-unlock",
      [.firstUnlock(.pending), !.withoutProcess],
      "before the first unlock the app is not running, ended by the restart"
    ),
    .obstacle(
      "state.ended-before-unlock",
      [.firstUnlock(.pending), .withoutProcess, .ended(.system, .user, .crash)],
      "before the first unlock the app is not running, ended by the restart"
    ),
    .obstacle(
      "state.active-covered",
      [.from(.active), .unlocked, !.under(.nothing)],
      "what is covered is not active"
    ),
    .obstacle(
      "state.active-locked",
      [.from(.active), .locked],
      "on a locked device no app is active"
    ),
    .obstacle(
      "state.inactive-uncovered",
      [.from(.inactive), .unlocked, .under(.nothing)],
      "what nothing covers is active"
    ),
    .obstacle(
      "state.inactive-locked",
      [.from(.inactive), .locked, .since(5), .staysWhenLeft],
      "from iOS 5 locking the device sends the app to the background"
    ),
    .obstacle(
      "state.inactive-locked-elsewhere",
      [.from(.inactive), .screen(.lockedElsewhere)],
      "what is behind the lock screen is the app"
    ),
    .obstacle(
      "state.locked-covered",
      [.locked, !.under(.nothing, .call)],
      "on a locked device only a call shows"
    ),
    .obstacle(
      "state.locked-over-no-app",
      [.screen(.lockedOverApp), .withoutProcess],
      "unlocking returns to an app that runs"
    ),
    .obstacle(
      "state.locked-over-background",
      [.screen(.lockedOverApp), .behind, .before(5)],
      "until iOS 4 locking the device leaves the app in the foreground"
    ),
    .obstacle(
      "state.unlocked-before-unlock",
      [.firstUnlock(.pending), .unlocked],
      "before the first unlock the device is locked"
    ),
    .obstacle(
      "state.notification-in-front",
      [.notification(.inFront), !.inForeground],
      "the app is not in the foreground"
    ),
    .obstacle(
      "state.unnamed-cover",
      [.under(.unnamed), !.from(.inactive)],
      "only what covers the app can be unnamed"
    ),
    .obstacle(
      "state.scene-lost-in-front",
      [.scene(.disconnected), !.behind],
      "a scene is taken away in the background"
    ),
    .obstacle(
      "state.switcher-before-4",
      [.singleTasking, .under(.switcher)],
      "the switcher exists from iOS 4, on devices with multitasking"
    ),
    .obstacle(
      "state.notification-center-before-5",
      [.before(5), .under(.notificationCenter)],
      "Notification Center exists from iOS 5"
    ),
    .obstacle(
      "state.control-center-before-7",
      [.before(7), .under(.controlCenter)],
      "Control Center exists from iOS 7"
    ),
    .obstacle(
      "state.exits-on-suspend-before-4",
      [.endsWhenLeft, .singleTasking],
      "UIApplicationExitsOnSuspend exists from iOS 4, on devices with multitasking"
    ),
    .obstacle(
      "state.exits-on-suspend-since-13",
      [.endsWhenLeft, .since(13)],
      "UIApplicationExitsOnSuspend counts until iOS 12"
    ),
    .obstacle("state.scenes-before-13", [.before(13), .scene], "scenes exist from iOS 13"),
    .obstacle(
      "state.scene-app-fails",
      [.failsToLaunch, .scene],
      "an app with scenes can be launched"
    ),
    .obstacle(
      "state.fails-before-27",
      [.failsToLaunch, .before(27)],
      "iOS demands scenes from iOS 27"
    ),
    .obstacle(
      "state.scene-lost-without-scenes",
      [.app, .scene(.disconnected)],
      "an app without scenes has none to lose"
    ),
    .obstacle(
      "state.windows-without-scenes",
      [.windows(.two), .app],
      "only an app with scenes has several windows"
    ),
    .obstacle(
      "state.windows-of-device",
      [.windows(.two), .device(.iPhone, .iPad)],
      "only an iPad shows several windows of an app that supports them"
    ),
    .obstacle(
      "state.windows-without-process",
      [.windows(.two), .withoutProcess],
      "an app that does not run has no open window"
    ),
    .obstacle(
      "state.windows-lost",
      [.windows(.two), .scene(.disconnected)],
      "the system has taken the windows away"
    ),
  ]
}

extension Rule {
  fileprivate static func obstacle(_ id: String, _ entries: [Entry], _ statement: String) -> Rule {
    Rule(moments: entries, id, because: statement, .inferred, "")
  }
}
