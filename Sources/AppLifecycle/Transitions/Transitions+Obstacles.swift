import DecisionTables
import PushRules

extension Transitions {
  /// The impossible combinations of app, device and state, and why, as clauses.
  static let obstacles: [Transition] = [
    When("state.no-background", .singleTasking, .inBackground)
      .never(
        "before iOS 4, and on devices without multitasking, leaving an app ends it: there is no background"
      ),
    When("state.multitasking-before-4", .before(4), .multitasking)
      .never("multitasking exists from iOS 4"),
    When("state.multitasking-on-4", .since(4), .before(5), .multitasking(.lackIgnored))
      .never("on iOS 4 a device can lack multitasking"),
    When("state.multitasking-since-5", .since(5), .singleTasking)
      .never("every device that runs iOS 5 has multitasking"),
    When("state.no-prewarming-before-15", .before(15), .from(.prewarmed))
      .never("iOS prewarms apps from iOS 15"),
    When("state.exits-on-suspend", .endsWhenLeft, .inBackground)
      .never("an app with UIApplicationExitsOnSuspend ends when it is left, until iOS 13"),
    When("state.fails-to-launch", .failsToLaunch, !.withoutProcess)
      .never("built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27"),
    When("state.task-of-silent-app", .withTask, !.runningCode)
      .never("while a background task runs, the app is not suspended"),
    When("state.task-without-multitasking", .withTask, .singleTasking)
      .never("background tasks exist from iOS 4, on devices with multitasking"),
    When("state.tasks-on-leaving", .tasksOnLeaving(.one, .several), .singleTasking)
      .never("background tasks exist from iOS 4, on devices with multitasking"),
    When("state.tasks-on-leaving-exits", .tasksOnLeaving(.one, .several), .endsWhenLeft)
      .never("an app with UIApplicationExitsOnSuspend ends when it is left"),
    When("state.keeper-of-silent-app", .kept, !.runningCode)
      .never("while something keeps it running, the app is not suspended"),
    When("state.audio-without-mode", .kept(by: .audio, .both), .audioMode(.absent))
      .never("without its background mode sound does not keep an app running"),
    When("state.location-without-mode", .kept(by: .location, .both), .locationMode(.absent))
      .never("without its background mode position updates do not keep an app running"),
    When("state.modes-without-multitasking", .singleTasking, .audioMode(.present))
      .never("nothing keeps an app running on a device without multitasking"),
    When("state.location-without-multitasking", .singleTasking, .locationMode(.present))
      .never("nothing keeps an app running on a device without multitasking"),
    When("state.audio-exits", .endsWhenLeft, .audioMode(.present))
      .never("an app with UIApplicationExitsOnSuspend ends when it is left"),
    When("state.location-exits", .endsWhenLeft, .locationMode(.present))
      .never("an app with UIApplicationExitsOnSuspend ends when it is left"),
    When("state.process-before-unlock", .firstUnlock(.pending), !.withoutProcess)
      .never("before the first unlock the app is not running, ended by the restart"),
    When("state.ended-before-unlock", .firstUnlock(.pending), .withoutProcess)
      .and(.ended(.system, .user, .crash))
      .never("before the first unlock the app is not running, ended by the restart"),
    When("state.always-on-before-16", .alwaysOn(.on), .before(16))
      .never("Always-On Display exists from iOS 16"),
    When("state.always-on-ipad", .alwaysOn(.on), .device(.iPad, .iPadWithWindows))
      .never("Always-On Display exists on an iPhone"),
    When("state.active-covered", .active, .unlocked, !.uncovered)
      .never("what is covered is not active"),
    When("state.active-locked", .active, .locked)
      .never("on a locked device no app is active"),
    When("state.inactive-uncovered", .inactive, .unlocked, .uncovered)
      .never("what nothing covers is active"),
    When("state.inactive-locked", .inactive, .locked, .since(5), .staysWhenLeft)
      .never("from iOS 5 locking the device sends the app to the background"),
    When("state.inactive-locked-elsewhere", .inactive, .screen(.lockedElsewhere))
      .never("what is behind the lock screen is the app"),
    When("state.locked-covered", .locked, !.under(.nothing, .call))
      .never("on a locked device only a call shows"),
    When("state.locked-over-no-app", .screen(.lockedOverApp), .withoutProcess)
      .never("unlocking returns to an app that runs"),
    When("state.locked-over-background", .screen(.lockedOverApp), .inBackground, .before(5))
      .never("until iOS 4 locking the device leaves the app in the foreground"),
    When("state.unlocked-before-unlock", .firstUnlock(.pending), .unlocked)
      .never("before the first unlock the device is locked"),
    When("state.notification-in-front", .notification(.inFront), !.inForeground)
      .never("the app is not in the foreground"),
    When("state.unnamed-cover", .under(.unnamed), !.inactive)
      .never("only what covers the app can be unnamed"),
    When("state.scene-lost-in-front", .scene(.disconnected), !.inBackground)
      .never("only an app in the background is without its scene"),
    When("state.switcher-before-4", .singleTasking, .under(.switcher))
      .never("the switcher exists from iOS 4, on devices with multitasking"),
    When("state.notification-center-before-5", .before(5), .under(.notificationCenter))
      .never("Notification Center exists from iOS 5"),
    When("state.control-center-before-7", .before(7), .under(.controlCenter))
      .never("Control Center exists from iOS 7"),
    When("state.exits-on-suspend-before-4", .endsWhenLeft, .singleTasking)
      .never("UIApplicationExitsOnSuspend exists from iOS 4, on devices with multitasking"),
    When("state.exits-on-suspend-since-13", .endsWhenLeft, .since(13))
      .never("UIApplicationExitsOnSuspend counts until iOS 12"),
    When("state.scenes-before-13", .before(13), .scene)
      .never("scenes exist from iOS 13"),
    When("state.scene-app-fails", .failsToLaunch, .scene)
      .never("an app with scenes can be launched"),
    When("state.fails-before-27", .failsToLaunch, .before(27))
      .never("iOS demands scenes from iOS 27"),
    When("state.scene-lost-without-scenes", .app, .scene(.disconnected))
      .never("an app without scenes has none to lose"),
    When("state.windows-without-scenes", .windows(.two), .app)
      .never("only an app with scenes has several windows"),
    When("state.windows-of-device", .windows(.two), .device(.iPhone, .iPad))
      .never("only an iPad shows several windows of an app that supports them"),
    When("state.windows-without-process", .windows(.two), .withoutProcess)
      .never("an app that does not run has no open window"),
    When("state.windows-lost", .windows(.two), .scene(.disconnected))
      .never("the system has taken the windows away"),
  ]
}
