// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// Sequences of callbacks of a launch, without scenes.
  static let launchTraces = [
    "T-L1 | L1 L2 A1 APG | A launch by the icon runs willFinishLaunching (6+), restores state if there is some, then didFinishLaunching and didBecomeActive, never willEnterForeground.",
    "T-L2 | H < S4-04 | On iPhone OS 2 a launch runs applicationDidFinishLaunching:, then didBecomeActive.",
    "T-L3 | L1 L7 H | A tap that launches the app on iOS 7 to 9 runs the launch methods with the key, then the fetchCompletionHandler variant while inactive, then didBecomeActive.",
    "T-L4 | H < R-02 | A tap that launches an app with the older push method alone runs didFinishLaunching with the key and didBecomeActive, not the push method.",
    "T-L5 | L1 L4 L7 L38 | A launch in the background runs the launch methods and the event's own callback in the background, with no didBecomeActive or didEnterBackground.",
    "T-L6 | D-FETCH A18 L32 | After the user removed the app, a silent push starts nothing until the user opens the app or restarts the device.",
    "T-L7 | A2 L1 L4 L7 L13 | Apple's text has didEnterBackground run on a launch in the background and on a wake; the printed logs show neither.",
    "T-L8 | L7 | An app that was launched in the background comes to the front with willEnterForeground, then didBecomeActive.",
    "T-L9 | L1 | A URL that launches the app runs the launch methods with its key, then the method for URLs while inactive, then didBecomeActive.",
    "T-L10 | L1 | A universal link that launches the app runs the launch methods, then willContinueUserActivity and continueUserActivity, then didBecomeActive.",
    "T-L11 | A1 | Prewarming (iOS 15+) runs no callback: it stops before UIApplicationMain, and the later launch runs all of them.",
    "T-L12 | A18 A3 | After a restart the app launches as ever, the mark of a force quit is gone, and protected files stay closed until the first unlock.",
    "T-L13 | APG | A launch after a purge, crash or kill is a cold one; after a purge the saved state can be restored.",
  ]

  /// Sequences of callbacks of leaving, coming back and interruptions, without scenes.
  static let foregroundTraces = [
    "T-H0 | L22 L39 L42 A17 | On iPhone OS 2 and 3 Home ends the app with willTerminate.",
    "T-H1 | L1 L2 L43 A2 APG | Home and opening another app run willResignActive, didEnterBackground and the saving of state (6+); the suspension that follows is silent.",
    "T-H2 | L10 | From iOS 11 an app that is tapped again before the animation of Home ends gets willResignActive and didBecomeActive only.",
    "T-R1 | L1 L2 | Coming back from the background or from suspension runs willEnterForeground, then didBecomeActive.",
    "T-R2 | L1 | A link opened from the background is handed over between willEnterForeground and didBecomeActive, while inactive.",
    "T-R3 | L1 L7 | A tap on a push from the background runs willEnterForeground, the fetchCompletionHandler variant while inactive, then didBecomeActive.",
    "T-R4 | L10 | An app that is opened and left at once gets its callbacks in another order on iOS 10 than on iOS 11.",
    "T-R5 | A-QA A-QAS A-QAO | A quick action goes to performActionForShortcutItem, of the app or of the window scene; a scene that connects has it in its options.",
    "T-A1 | L2 L11 L12 A4 | Opening the switcher over the app runs willResignActive.",
    "T-A2 | L2 L11 L40 | Choosing the same app in the switcher runs didBecomeActive; an iPad gesture of iOS 6.1.2 could miss it.",
    "T-A3 | APG L11 | Choosing another app or Home in the switcher runs didEnterBackground.",
    "T-I1 | APG L1 L28 | A call, an alarm or a system alert runs willResignActive, and didBecomeActive when it is dismissed.",
    "T-I2 | APG L28 | An interruption that the user accepts runs willResignActive, then didEnterBackground.",
    "T-I3 | < T-R1 | After a call the app comes back with willEnterForeground, then didBecomeActive; no log shows it.",
    "T-I4 | L39 | On iPhone OS 2 and 3 an accepted call ends the app with willTerminate, and an ignored one makes it active again.",
    "T-I5 | < T-I7 | What a call shown as a banner (iOS 14+) calls is not confirmed; banners call nothing until they are answered.",
    "T-I6 | A-CALL | While a call rings, a press of the side button silences it, and a second one declines it.",
    "T-I7 | APG L27 | The banner of another app calls nothing; pulling it down counts as opening Notification Center.",
    "T-N1 | L27 L9b APG | On iOS 5 to 10 opening Notification Center runs willResignActive, and closing it runs didBecomeActive.",
    "T-N2 | L8 L9 L9b L45 | From iOS 11 opening Notification Center runs willResignActive, then a spurious didBecomeActive and willResignActive; closing it runs didBecomeActive.",
    "T-N3 | L10 | From iOS 11 pulling Notification Center down a little and pushing it back calls nothing.",
    "T-N4 | L13 L27 | Opening Control Center runs willResignActive, and closing it runs didBecomeActive.",
    "T-N5 | L13 | Tapping the notification of another app in Notification Center runs willResignActive, then didEnterBackground.",
    "T-LK1 | L2 L3 L26 | On iOS 4 a lock runs willResignActive and leaves the app inactive and running; the unlock runs didBecomeActive.",
    "T-LK2 | L2 L3 A19 | On iOS 5 and 6 a lock runs willResignActive and didEnterBackground, inside which the app still reads inactive; the unlock mirrors it.",
    "T-LK3 | L3 APG | From iOS 7 a lock runs willResignActive and didEnterBackground, which reads background; the unlock runs willEnterForeground and didBecomeActive.",
    "T-LK4 | L26 | On iOS 4 and 5 a lock of an app that opts out of the background runs willResignActive only, and the app keeps running.",
    "T-LK5 | A3 | With a passcode protected files close some seconds after the lock and open on the unlock; the place among the other callbacks is not confirmed.",
  ]

  /// Sequences of callbacks of ends, of opting out of the background, and the limits of time.
  static let endTraces = [
    "T-K1 | L6 L5 < S1-31 | On iOS 7 removing the frontmost app in the switcher runs willResignActive, didEnterBackground twice, and willTerminate.",
    "T-K1b | L6 L32 | On iOS 8 to 12 removing the frontmost app runs willResignActive, didEnterBackground once, and willTerminate.",
    "T-K1c | < S1-30 | With UIApplicationExitsOnSuspend the removal of the frontmost app runs didEnterBackground once, says one text alone.",
    "T-K2 | APG L32 L21 | Removing a suspended app in the switcher calls nothing.",
    "T-K3 | APG A5 | When the system purges a suspended app, nothing is called.",
    "T-K4 | A5 APG | An app that still runs in the background when the system must end it may get willTerminate.",
    "T-K5 | L5 L21 APG | On iOS 4 to 6 reports differ on what removing an app that still runs in the background calls: nothing, or didEnterBackground again.",
    "T-K5b | L32 L20 | From iOS 8 removing an app that still runs in the background runs willTerminate.",
    "T-K6 | L32 | Removing the card of an app that does not run calls nothing, and only marks it as not to be launched in the background.",
    "T-K7 | A5 L36 | A crash, a kill for memory and a kill by the watchdog call nothing.",
    "T-K8 | L21 APG | On iOS 4 switching the device off ran willTerminate in the foreground and nothing in the background; Apple excludes restarts.",
    "T-K9 | A11 | A background task that runs out calls its expiration handler on the main thread; if that ends the task, the app is suspended.",
    "T-K10 | A11 L37 | A background task that its expiration handler does not end costs the app its life, without willTerminate.",
    "T-K11 | A5 A6 APG | didEnterBackground and willTerminate have about 5 seconds to return, or the system kills the app.",
    "T-M1 | A12 H L44 | Short memory first purges the suspended apps; then the running ones get didReceiveMemoryWarning, as do their view controllers.",
    "T-E1 | L23 L24 < S0-34 | With UIApplicationExitsOnSuspend Home runs willResignActive, didEnterBackground and willTerminate, and the process ends.",
    "T-E2 | A17 | Apple's guide of iOS 4 says that an app that opts out of the background never enters it and gets willTerminate only.",
    "T-E3 | A17 < S1-35 | The next start of an app that opts out of the background is always a cold launch, never a return.",
    "T-E4 | L22 | On iOS 4 the view of an app that opts out of the background disappears with its callbacks on Home.",
    "T-E5 | L26 < T-LK4 | On iOS 4 and 5 a lock does not end an app that opts out of the background.",
    "T-E6 | A10 L25 | From iOS 13 UIApplicationExitsOnSuspend is ignored, and Home suspends the app as any other.",
    "T-B1 | A5 A6 A11 A11b A11c APG A18 A-BGT L36 L36b L37 | The limits of time are 5 seconds to enter the background, 30 for a push, and 600, 180 or 30 for a background task, by version.",
  ]

  /// Sequences of callbacks of scenes.
  static let sceneTraces = [
    "T-S1 | A1 A7b D-WEF A14 L15 L16 L17 | A scene app starts with the launch methods, the scene's connection, sceneWillEnterForeground and sceneDidBecomeActive.",
    "T-S2 | D-SCN L15 L16 | Home runs sceneWillResignActive and sceneDidEnterBackground; the twins of the app delegate are not called, their notifications are posted.",
    "T-S3 | L16 A14 | Coming back runs sceneWillEnterForeground, then sceneDidBecomeActive.",
    "T-S4 | L34 D-SCN | The switcher or an interruption runs sceneWillResignActive, and sceneDidBecomeActive when it is over.",
    "T-S5 | L18 | Removing the front scene on iPhone runs sceneWillResignActive, sceneDidEnterBackground and willTerminate.",
    "T-S5b | L17 | A log of iOS 16 and 17 on iPhone shows sceneDidDisconnect in place of sceneDidEnterBackground on removal, by the speed of the swipe.",
    "T-S6 | L18 | Removing the only scene on iPad without several windows runs sceneDidDisconnect, didDiscardSceneSessions and willTerminate.",
    "T-S7 | L18 L19 | On iPad with several windows removing the front scene runs sceneDidEnterBackground and perhaps willTerminate; one of several is disconnected and discarded.",
    "T-S8 | L18 H | A scene of a suspended app that is removed calls nothing now, and didDiscardSceneSessions shortly after the next launch.",
    "T-S9 | A3 A14b | When the system takes a scene away for its memory, sceneDidDisconnect runs and the process goes on; the scene may connect again.",
    "T-S10 | D-WEF F-DEVGEM F-WORDPRESS | A background launch of a scene app runs the launch methods, then the push method; reports differ on whether a scene is connected.",
    "T-S11 | H A15 | A tap that launches a scene app leaves the launch options nil and hands the response to scene:willConnectToSession:options:.",
    "T-S12 | H | A scene is asked for its restoration activity on its way out, and gets it back after it connects, before it is active.",
    "T-S13 | D-SCN D-TN3187 | Built with the iOS 26 SDK or before, an app without scenes still launches, and UIKit logs a warning from 18.4.",
  ]

  /// Sequences of callbacks of view controllers.
  static let viewTraces = [
    "T-V1 | A13 H | A first appearance runs loadView, viewDidLoad, viewWillAppear, viewIsAppearing, the layout methods and viewDidAppear.",
    "T-V2 | L31 L31b L31c | A push runs viewWillDisappear below, viewWillAppear above, viewDidDisappear below, viewDidAppear above; a pop mirrors it.",
    "T-V3 | L31 L31b L31c | A full-screen presentation runs viewWillDisappear below, the appearance above, then viewDidDisappear below.",
    "T-V4 | L31 L31b L31c | A sheet (iOS 13+) calls the presented view controller only, on its dismissal too.",
    "T-V5 | L31 L31b L31c | A sheet that is dragged and let go runs viewWillDisappear, then the whole appearance again.",
    "T-V6 | L13 | On a switch to another view one log shows both viewWillAppear and viewWillDisappear before viewDidDisappear and viewDidAppear.",
    "T-V7 | L13 L21 L22 | Leaving for the background and coming back call none of the appearance methods.",
    "T-V8 | L14 APG | A launch in the background of an app without scenes runs viewDidLoad and the appearance, though nothing is visible.",
    "T-V9 | L14 L13 L15 | Whether viewDidAppear runs before or after didBecomeActive at launch differs by version and by account.",
    "T-V10 | H | Until iOS 5 a memory warning could unload the view of a hidden view controller, which was loaded again later; from iOS 6 it does not.",
    "T-V11 | H | isBeingDismissed and isMovingFromParentViewController (5+) say why a view disappears.",
  ]
}
