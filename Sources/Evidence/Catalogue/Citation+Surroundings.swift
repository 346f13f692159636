// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// What surrounds an app: how it is signed and run, what stands between it and the user.
  static let surroundings = [
    "A-400 | D-INACTIVE D-RESIGN | An app is inactive while it is interrupted, and on its way between active and background; it runs and gets no events.",
    "A-401 | D-SCN | In a scene app each scene makes its own window, in scene:willConnectToSession:options:.",
    "A-402 | A10 | UIApplicationExitsOnSuspend is NO where it is absent, and Apple supports it from iOS 4 to 13.",
    "A-403 | D-BACK | An app in the background should do as little as possible, and preferably nothing, says Apple; suspension follows.",
    "A-404 | A11 A11b | A background task is to be begun before the work that needs it, says Apple, for the system grants it asynchronously.",
    "A-405 | A-MULTI | Whether a device can multitask is a property of UIDevice, isMultitaskingSupported.",
    "A-410 | D-ADAPTOR | UIApplicationDelegateAdaptor gives a SwiftUI app (14+) an app delegate, which SwiftUI creates and calls.",
    "A-411 | D-PHASE | scenePhase is active, inactive or background: in a view that of its scene, in the App that of all its scenes together.",
    "A-412 | F-PHASE | scenePhase knows neither a launch nor the end of the process, and onAppear can run before its first change.",
    "A-413 | F-ADAPTOR F-POSTHOG | With the adaptor the app delegate belongs to SwiftUI, which forwards: swizzling SDKs have hidden the methods for pushes behind it.",
    "A-414 | < A-410 T-S2 | A SwiftUI app has scenes: its adaptor's delegate gets the launch and the pushes, and none of the four methods about activity.",
    "A-420 | D-APSENV | The entitlement aps-environment decides the token: development for a development profile, production for the store and TestFlight.",
    "A-421 | D-SEND D-RESP < A-420 | APNs keeps two environments apart: a token of the sandbox sent to production, or the reverse, is answered BadDeviceToken.",
    "A-422 | F-TESTFLIGHT < A-421 | Pushes that arrive in a build of Xcode and not in one of TestFlight are reported; the first question is for the environment.",
    "A-423 | F-DASD | The system log shows why a silent push waits: dasd submits com.apple.pushLaunch with the bundle id, and prints its decision.",
    "A-430 | X-11.4 F-KLAVIYO545 < A-276 | From Xcode 11.4 simctl push, or a file dragged onto the simulator, delivers and shows an alert without APNs.",
    "A-431 | D-XCODE14 F-SIMTOKEN F-ONEBUS | From Xcode 14 the simulator (16+) on Apple silicon or a T2 chip gets real tokens of the sandbox; only such pushes are said to run the service extension.",
    "A-432 | F-APPIUM1286 | simctl push takes alerts of apps only: no VoIP, complication or file provider push can be simulated.",
    "A-433 | F-SIMLOG X-11.4 | A payload with content-available alone is refused by recent simulators; Apple's notes of Xcode 11.4 mention background fetch pushes.",
    "A-440 | D-FORWARD D-WATCH | A notification for iPhone shows on the watch if the phone is locked or asleep and the watch is worn and unlocked.",
    "A-441 | D-FORWARD | A background push to iPhone is always handled by the phone, and never forwarded to the watch.",
    "A-450 | D-HIG W21-10091 | A Focus or the scheduled summary holds the alert back for the user, by interruption-level; the push has been delivered.",
    "A-451 | D-LEVEL | passive goes to the list alone, active shows at once, time-sensitive breaks through Focus and summary, critical also through silence.",
    "A-460 | H-UN | UNUserNotificationCenter has one delegate: whoever sets it last gets every call.",
    "A-461 | F-COMPOSE F-NOTIFEE F-EXPO | SDKs that take the place of the delegate differ: some forward to the previous one, some drop it, some wait until it is free.",
    "A-462 | F-EMBRACE F-GUL | What an SDK adds to a delegate counts as implemented: it moves pushes from one method to another.",
    "A-463 | F-BOTH | Where several plug-ins share one completion handler it is called never or several times.",
  ]
}
