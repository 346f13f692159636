import DecisionTables
import PushRules

extension Transitions {
  /// A push arrives; the push rules have decided what it does to the process.
  static let pushes: [Transition] = [
    When("push.without-time", .on(.pushWithoutTime))
      .leads(.handOverPush)
      .because("The push gives the app no time.")
      .rests(on: "A-025 T-L6", .documented),
    When("push.running", .on(.pushWhileRunning), .runningCode)
      .leads(.handOverPush)
      .because("The push is handed to the app, which runs.")
      .rests(on: "A-020 A-026", .documented),
    When("push.running-elsewhere", .on(.pushWhileRunning), !.runningCode)
      .never("the app does not run"),
    When("push.resumes", .on(.pushResumes), .since(7), .suspended)
      .leads(.resume, .handOverPush, to: .suspend)
      .because("The push resumes the app in the background; then it is suspended again.")
      .rests(on: "L-08 T-L7", .resumedInBackground),
    When("push.resumes-elsewhere", .on(.pushResumes), !.suspended)
      .never("the app is not suspended"),
    When("push.resumes-before-7", .on(.pushResumes), .before(7), .suspended)
      .never("before iOS 7 no push wakes an app"),
    When("push.launches", .on(.pushLaunches), .since(7), .withoutProcess, .firstUnlock(.done))
      .and(.canLaunch, .staysWhenLeft)
      .leads(.launchInBackground, .showViewsUnseen, .handOverPush, to: .suspend)
      .because("The push launches the app in the background; then it is suspended.")
      .rests(on: "L-08 T-L5 T-L7 T-V8 T-S10", .launchedInBackground),
    When("push.launches-exits-on-suspend", .on(.pushLaunches), .since(7), .withoutProcess)
      .and(.firstUnlock(.done), .endsWhenLeft)
      .leads(.launchInBackground, .showViewsUnseen, .handOverPush, .terminate, to: .end(.system))
      .endsAfterWork("L-02 T-L5"),
    When("push.launch-fails", .on(.pushLaunches), .withoutProcess, .firstUnlock(.done))
      .and(.failsToLaunch)
      .never("built with the iOS 27 SDK and without scenes, the app fails to launch"),
    When("push.launches-elsewhere", .on(.pushLaunches), !.withoutProcess)
      .never("the app is in memory already"),
    When("push.launches-before-7", .on(.pushLaunches), .before(7), .withoutProcess)
      .and(.firstUnlock(.done))
      .never("before iOS 7 no push wakes an app"),
    When("push.launches-before-unlock", .on(.pushLaunches), .withoutProcess, .firstUnlock(.pending))
      .never("before the first unlock nothing is launched in the background"),
  ]

  /// The user acts on a notification that was shown.
  static let notifications: [Transition] = [
    When("tap-notification.nothing", .on(.tapNotification), .notification(.nothing))
      .never("no notification of the app is there to act on"),
    When("tap-notification.covered", .on(.tapNotification), .notification(.inFront, .earlier))
      .and(!.under(.nothing, .notificationCenter, .unnamed))
      .never("something covers the notification"),
    When("tap-notification.earlier", .on(.tapNotification), .notification(.earlier), .active)
      .never("the notification came before the app was opened: Notification Center still has it"),
    When("tap-notification.active", .on(.tapNotification), .notification(.inFront), .active)
      .leads(.handOverResponse, to: .stay.used)
      .because(
        "A tap on the banner of the active app hands over the response; the app stays active."
      )
      .rests(on: "R-36", .inferred),
    When("tap-notification.inactive", .on(.tapNotification), .notification(.inFront, .earlier))
      .and(.inactive, .unlocked, .under(.notificationCenter, .unnamed))
      .leads(.handOverResponse, .activate, to: .to(.active).under(.nothing).used)
      .because(
        "A tap in Notification Center hands over the response; then the app is active again."
      )
      .rests(on: "L-13 L-14", .inferred),
    When("tap-notification.inactive-locked", .on(.tapNotification))
      .and(.notification(.inFront, .earlier), .inactive, .locked, .uncovered)
      .leads(.handOverResponse, .activate, to: .to(.active).screen(.unlocked).used)
      .because("A tap on the lock screen unlocks the device and hands over the response.")
      .rests(on: "L-06 L-13", .inferred),
    When("tap-notification.return", .on(.tapNotification), .notification(.earlier), .inBackground)
      .and(.screen(.unlocked, .lockedElsewhere), .under(.nothing, .notificationCenter))
      .leads(.reconnectScene, .prepareViews, .foreground, .handOverResponse, .activate, .showViews)
      .then(to: .to(.active).screen(.unlocked).under(.nothing).used)
      .because(
        "A tap on the notification brings the app back; the response comes before it is active."
      )
      .rests(on: "L-13 T-R3 T-L8", seen: 7...18),
    When("tap-notification.return-locked", .on(.tapNotification), .notification(.earlier))
      .and(.inBackground, .screen(.lockedOverApp), .uncovered)
      .leads(.reconnectScene, .prepareViews, .foregroundOnUnlock, .handOverResponse, .activate)
      .then(.showViews, to: .to(.active).screen(.unlocked).used)
      .because("A tap on the lock screen unlocks the device and brings the app back.")
      .rests(on: "L-06 L-13", .inferred),
    When("tap-notification.launch", .on(.tapNotification), .notification(.earlier), .withoutProcess)
      .and(.under(.nothing, .notificationCenter), .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .handOverResponse, .activate)
      .then(.showViews, to: .to(.active).screen(.unlocked).firstUnlock(.done).under(.nothing).used)
      .because(
        "A tap on the notification launches the app; the response comes before it is active."
      )
      .rests(on: "L-13 T-L3 T-L4 T-S11 S4-20", seen: 7...18),
    When("tap-notification.fails", .on(.tapNotification), .notification(.earlier), .withoutProcess)
      .and(.under(.nothing, .notificationCenter), .failsToLaunch)
      .failsToLaunch(to: .stay.screen(.unlocked).firstUnlock(.done).under(.nothing).used),
  ]

  /// The user chooses an action that leaves the app in the background.
  static let actions: [Transition] = [
    When("tap-action.before-8", .on(.tapAction), .before(8))
      .never("notifications have buttons from iOS 8"),
    When("tap-action.nothing", .on(.tapAction), .since(8), .notification(.nothing))
      .never("no notification of the app is there to act on"),
    When("tap-action.covered", .on(.tapAction), .since(8), .notification(.inFront, .earlier))
      .and(!.under(.nothing, .notificationCenter, .unnamed))
      .never("something covers the notification"),
    When("tap-action.earlier", .on(.tapAction), .since(8), .notification(.earlier), .active)
      .never("the notification came before the app was opened: Notification Center still has it"),
    When("tap-action.before-unlock", .on(.tapAction), .since(8), .notification(.earlier))
      .and(.firstUnlock(.pending), .uncovered)
      .never("the device must be unlocked first"),
    When("tap-action.active", .on(.tapAction), .since(8), .notification(.inFront), .active)
      .leads(.handOverResponse, to: .stay.used)
      .because("A button on the banner of the active app hands over the response.")
      .rests(on: "R-30 R-36", .inferred),
    When("tap-action.inactive", .on(.tapAction), .since(8), .notification(.inFront, .earlier))
      .and(.inactive, .under(.nothing, .notificationCenter, .unnamed))
      .leads(.handOverResponse, to: .stay.used)
      .because("A button pressed over the inactive app hands over the response; it stays inactive.")
      .rests(on: "R-30", .inferred),
    When("tap-action.background", .on(.tapAction), .since(8), .notification(.earlier), .background)
      .and(.under(.nothing, .notificationCenter))
      .leads(.handOverResponse, to: .stay.used)
      .because("A button is handed over in the background, where the app stays.")
      .rests(on: "R-30", .documented),
    When("tap-action.resumes", .on(.tapAction), .since(8), .notification(.earlier), .suspended)
      .and(.under(.nothing, .notificationCenter))
      .leads(.resume, .handOverResponse, to: .stay.used)
      .because("A button resumes the app in the background; then it is suspended again.")
      .rests(on: "L-08 T-L7 R-30", .resumedInBackground),
    When("tap-action.launch", .on(.tapAction), .since(8), .notification(.earlier), .withoutProcess)
      .and(.firstUnlock(.done), .under(.nothing, .notificationCenter), .canLaunch, .staysWhenLeft)
      .leads(.launchInBackground, .showViewsUnseen, .handOverResponse, to: .suspend.used)
      .because("A button launches the app in the background and is handed over there.")
      .rests(on: "L-08 T-L7 R-30", .launchedInBackground),
    When("tap-action.launch-exits-on-suspend", .on(.tapAction), .since(8), .endsWhenLeft)
      .and(.notification(.earlier), .withoutProcess, .firstUnlock(.done))
      .and(.under(.nothing, .notificationCenter))
      .leads(
        .launchInBackground,
        .showViewsUnseen,
        .handOverResponse,
        .terminate,
        to: .end(.system).used
      )
      .endsAfterWork("L-02 R-30"),
    When("tap-action.fails", .on(.tapAction), .notification(.earlier), .withoutProcess)
      .and(.firstUnlock(.done), .under(.nothing, .notificationCenter), .failsToLaunch)
      .failsToLaunch(to: .stay.used),
  ]
}
