// One row a line, as in LogPhrase+Rows.swift: lines that are not about one push, the most frequent first
extension LogPhrase {
  static let ofProcesses = [
    // What ends a process, or keeps iOS from starting it.
    "ended | callservicesd | start | Application * will not be launched because it failed to report an incoming call too many times | iOS no longer launches the app for VoIP pushes: it failed to report calls too often, or crashed. | A-511 | 13 to 26 | Report a new call to CallKit for every VoIP push, and install the app anew: only that ends the ban.",
    "ended | the app | start | Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push | The system ends the app: it took a VoIP push and did not report a call. | A-490 | 13 to 26 | Report a new incoming call to CallKit inside the PushKit callback, for every VoIP push.",
    "ended | the app | anywhere | [PKPushRegistry _terminateAppIfThereAreUnhandledVoIPPushes] | The system ends the app: it took a VoIP push and did not report a call. | A-490 | 13 to 26 | Report a new incoming call to CallKit inside the PushKit callback, for every VoIP push.",
    "ended | the app | start | Assertion failure in -[PKPushRegistry _terminateAppIfThereAreUnhandledVoIPPushes] | The system ends the app: it took a VoIP push and did not report a call. | A-490 | 13 to 26 | Report a new incoming call to CallKit inside the PushKit callback, for every VoIP push.",
    "ended | the app | start | PushKit apps that use VoIP push must link either CallKit | PushKit ends the app: it asks for VoIP pushes and is not linked with CallKit. | A-520 | 13 to 26 | Link CallKit.framework with the target.",
    "ended | the app | start | this request has been neutered - you can't call -sendResponse: twice | UIKit ends the app: a completion handler, such as that of a push, was called twice. | A-519 | 7 to 26 | Call the handler once on every path; of the app and its SDKs one answers.",
    "ended | SpringBoard | start | Process exited: * domain:signal(2) code:SIG<word>( | The process of the app ended with the signal SIG<word>: a crash, or somebody killed it. | A-512 | 14 to 26 | Read its crash report: Settings > Privacy & Security > Analytics & Improvements > Analytics Data.",
    "ended | SpringBoard | start | Process exited: * domain:jetsam(1) | iOS ended the app to get its memory. | A-512 | 14 to 26 | Use less memory in the background: Xcode > Organizer > Metrics has how much it is.",
    "ended | SpringBoard | start | Process exited: * code:0x8BADF00D | The watchdog ended the app: it took too long to launch or to come back. | A-512 | 14 to 26 | Do less on the main thread while the app launches; its crash report has the time that was allowed.",
    "ended | the app | start | Termination Description: SPRINGBOARD, *watchdog transgression: | The watchdog ended the app: the main thread took too long. | A-512 | 12 to 26 | Do less on the main thread, at launch and when the app comes or goes; its crash report has the time that was allowed.",
    "ended | the app | start | SPRINGBOARD, scene-create watchdog transgression: | The watchdog ended the app: it took too long to launch. | A-512 | 12 to 26 | Do less on the main thread while the app launches.",
    "ended | kernel | start | EXC_RESOURCE -> * exceeded mem limit: ActiveHard <number> MB (fatal) | iOS ended the process at its memory limit of <number> MB. A notification service extension has 24 MB; without it the notification is shown as it was sent. | A-514 | 12 to 26 | Have the process load less at a time: smaller images, fewer frameworks.",
    "ended | the app | start | failure in void _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption | UIKit ends the app at launch: it is built with an SDK that asks for scenes, and has none. | A-513 | 27 | Declare UIApplicationSceneManifest in the Info.plist, and add a scene delegate.",
    "ended | the app | start | Application failed to launch: UIScene life cycle is required | UIKit ends the app at launch: it is built with an SDK that asks for scenes, and has none. | A-513 | 27 | Declare UIApplicationSceneManifest in the Info.plist, and add a scene delegate.",
    "ended | the app | start | Terminating app due to * reason: 'Call must be made on main thread | UIKit ends the app: a delegate method with async ran off the main thread. | A-515 | 10 to 26 | Isolate the method to the main actor: put @MainActor before it or before its class.",
    // Mistakes.
    "mistake | the app | start | Apps receving VoIP pushes must post an incoming call | A VoIP push reached the app, and no call was reported yet: iOS ends an app that reports none. | A-490 | 13 to 26 | Report a new incoming call to CallKit inside the PushKit callback, for every VoIP push.",
    "mistake | the app | start | APNS device token not set before retrieving FCM Token | Firebase gives out a token before there is one of APNs: pushes to it do not reach the device. | A-516 | 10 to 26 | Ask for the FCM token after didRegisterForRemoteNotificationsWithDeviceToken. If that never runs, look at didFailToRegister and at the entitlement aps-environment.",
    "mistake | the app | anywhere | [I-FCM002022] APNS device token not set before retrieving FCM Token | Firebase gives out a token before there is one of APNs: pushes to it do not reach the device. | A-516 | 10 to 26 | Ask for the FCM token after didRegisterForRemoteNotificationsWithDeviceToken. If that never runs, look at didFailToRegister and at the entitlement aps-environment.",
    "note | the app | anywhere | [I-FCM001000] | Firebase takes the push methods over, and hands on what it gets. | A-516 | 10 to 26",
    "mistake | liveactivitiesd | start | Received start without an alert configuration | iOS starts no Live Activity: the push with event start has no alert. | A-518 | 17 to 26 | Add alert to aps of the push.",
    "mistake | the app | start | CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle | The app has no scenes: built with the SDK of iOS 27 it does not launch. | A-513 | 18 to 26 | Declare UIApplicationSceneManifest in the Info.plist, and add a scene delegate.",
    "mistake | the app | start | `UIScene` lifecycle will soon be required | The app has no scenes: built with the SDK of iOS 27 it does not launch. | A-513 | 26 | Declare UIApplicationSceneManifest in the Info.plist, and add a scene delegate.",
    "note | SpringBoard | start | Resolved event, *interruptionSuppression: none; | No Focus mutes the notification. | A-525 | 15 to 26",
    "mistake | SpringBoard | start | Resolved event, *interruptionSuppression: delay delivery | A Focus mutes the notification, or holds it back. | A-525 | 15 to 26 | Turn the Focus off, or allow the app in it: Settings > Focus. A push with interruption-level time-sensitive gets through where the user allows that.",
    "mistake | SpringBoard | start | Resolved event, *interruptionSuppression: silence | A Focus mutes the notification, or holds it back. | A-525 | 15 to 26 | Turn the Focus off, or allow the app in it: Settings > Focus. A push with interruption-level time-sensitive gets through where the user allows that.",
    // What becomes of a notification, where nothing has to change.
    "note | the app | start | Main Thread Checker: UI API called on a background thread | UIKit is called off the main thread: a warning, which says nothing about the push. | A-522 | 11 to 26",
    "note | SpringBoard | start | Posting notification <id> to destination | SpringBoard shows a notification. | A-480 | 11 to 26",
    "note | SpringBoard | start | Posting notification id: | SpringBoard posts a notification. | A-526 | 16 to 26",
    "note | SpringBoard | start | Delivering message from apsd: | apsd hands a push to SpringBoard. | A-524 | 11 to 26",
    "note | SpringBoard | start | Gateway BBObserverGatewayLocalName received DID play lights and sirens | The device lit up, or made a sound, for the notification. | A-526 | 13 to 26",
    "note | SpringBoard | start | Gateway BBObserverGatewayLocalName received DID NOT play lights and sirens | The device neither lit up nor made a sound for the notification. | A-526 | 13 to 26",
    "note | SpringBoard | start | calling plugIn beginUsing: | SpringBoard starts an extension. | A-527 | 10 to 12",
    "note | the app | anywhere | applicationDidTransitionToForeground() [Line <number>] | Airship sees the app come to the front. | A-529 | 13 to 26",
    "note | the app | anywhere | applicationDidTransitionToBackground() [Line <number>] | Airship sees the app go to the background. | A-529 | 13 to 26",
  ]

  /// Methods that no push calls, in each spelling.
  static let methods = [
    "mistake | the app | call | application:didFailToRegisterForRemoteNotificationsWithError: application(_:didFailToRegisterForRemoteNotificationsWithError:) didFailToRegisterForRemoteNotificationsWithError | The app gets no token: to register for pushes failed. | A-517 | 3 to 26 | Print the error of the method: it has the cause.",
    "extension-ended | the app | call | serviceExtensionTimeWillExpire serviceExtensionTimeWillExpire() | The 30 seconds of the notification service extension are over. | A-153 | 10 to 26 | Have the extension call its content handler sooner, with a content that shows something.",
  ].map { LogPhrase($0) }
}
