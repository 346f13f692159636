// One row a line: its kind | the process | the place in the message | the words | the meaning | citations | versions of iOS | what to do
extension LogPhrase {
  static let arrivals = [
    "received | apsd | start | Received message for enabled topic * onInterface: * with priority <number> | The push reached the device with apns-priority <number>. | A-470 | 10 to 11",
    "received | apsd | start | Received message for enabled topic | The push reached the device. | A-470 | 10 to 11",
    "received | apsd | start | }' onInterface: * with priority <number> | The push reached the device with apns-priority <number>. | A-470 | 10 to 11",
    "held | apsd | start | Dispatching low priority message | The push is handed on without haste: its priority is low. | A-471 | 11",
    "arrived | SpringBoard | start | Received incoming message on topic <topic> at priority <number> | A push for the app arrived with priority <number>. | A-472 | 10 to 18",
    "traits | SpringBoard | start | Received remote notification request <id> [ *hasAlertContent: <number>, hasSound: <number> hasBadge: <number> hasContentAvailable: <number> hasMutableContent: <number> | SpringBoard read the payload | A-473 | 10 to 18",
    "recorded | the app | start | pushroute [ hasAlertContent: <number>, hasSound: <number> hasBadge: <number> hasContentAvailable: <number> hasMutableContent: <number> | The app got the payload | - | all",
    "recorded | the app | behind | [ hasAlertContent: <number>, hasSound: <number> hasBadge: <number> hasContentAvailable: <number> hasMutableContent: <number> | The app got the payload | - | all",
    "push-type | SpringBoard | behind | pushType: <word>] | The push states the push type <word>. | A-473 | 13 to 18",
    "invalid | SpringBoard | start | Received invalid remote notification request on topic | SpringBoard could not read the payload of the push. | A-474 | 17 to 18 | Check the payload with pushroute lint.",
    "dropped | SpringBoard | start | Received incoming message for push disabled app [ supportsContentAvailableRemoteNotification: <number>; backgroundRefreshEnabled: <number>; allowsUserNotifications: <number> | SpringBoard threw the push away: nothing of the app may take it. | A-474 | 17 to 18 | add remote-notification to UIBackgroundModes; turn on Background App Refresh; have the user allow notifications",
    "unknown-app | SpringBoard | start | Received incoming message for <word> app | SpringBoard threw the push away: the app is <word>. | A-474 | 17 to 18 | Send to the token of the app that is installed now.",
  ].map { LogPhrase($0) }

  static let deliveries = [
    "processed | SpringBoard | start | Process delivery of push notification <id> | SpringBoard handles the push. | A-475 | 13 to 18",
    "processed | SpringBoard | start | Deliver push notification request <id> | SpringBoard handles the push. | A-475 | 11",
    "asked | SpringBoard | start | Request DUET delivers content-available push notification to application | SpringBoard asks the scheduler dasd to give the app time in the background. | A-475 | 14 to 18",
    "asked | SpringBoard | start | Passing content-available | SpringBoard passes the push on, to give the app time in the background. | A-475 | 11",
    "refused | SpringBoard | start | NOT requesting DUET deliver content-available, non-notifiying push notification <id> | SpringBoard gives the app no time: the push type is alert, but the push shows nothing. | A-476 | 17 to 18 | Send apns-push-type: background, or a push with an alert, a sound or a badge.",
    "not-delivered | SpringBoard | start | Adding notification <id> to destinations 0 [ hasAlertContent: 1, | SpringBoard shows nothing of the notification: it has no place left for it. | A-523 | 13 to 14 | In the foreground, return .banner (.alert before iOS 14) and .sound from willPresent; else look at Settings > Notifications > the app.",
    "not-delivered | SpringBoard | start | Adding notification <id> [ hasAlertContent: 1, *; destinations 0: | SpringBoard shows nothing of the notification: it has no place left for it. | A-523 | 15 to 18 | In the foreground, return .banner (.alert before iOS 14) and .sound from willPresent; else look at Settings > Notifications > the app.",
    "not-delivered | SpringBoard | start | Adding notification <id> *[ hasAlertContent: 1, shouldPresentAlert: 0 | SpringBoard shows no alert of the notification, only what else it has. | A-523 | 13 to 18 | In the foreground, return .banner (.alert before iOS 14) from willPresent; else allow alerts in Settings > Notifications > the app.",
    "not-delivered | SpringBoard | start | NOT delivering * push notification <id> | SpringBoard shows nothing of the push. | A-476 | 17 to 18",
    "ignored | SpringBoard | start | Ignoring notification with no alert, sound or badge | Nothing is shown, because the payload has no alert, sound or badge; that is usual for a silent push, and does not keep it from the app. | A-477 | 10 to 11",
    "ignored | SpringBoard | start | Ignoring notification with no content | Nothing is shown, because SpringBoard finds no text in the alert. | A-495 | 9",
    "removed | SpringBoard | start | High Priority Push: <topic> - App killed | The user has removed the app in the switcher: it gets no time for a push. | A-494 | 9 | Open the app once by its icon. Until then an alert with a text is shown, and only a tap on it runs the app.",
    "not-saved | SpringBoard | start | Not saving push notification <id> to store | Notification Center keeps nothing of the push, because it has nothing to show; that does not keep it from the app. | A-477 | 10 to 11",
    "saved | SpringBoard | start | Saving notification <id>: <word> [ | Whether Notification Center keeps the push: <word>. | A-478 | 14 to 18",
    "suppressed | SpringBoard | start | Suppressing sound on user visible notification <id> | The sound stays off: the push has no alert, and the app is in the background. | A-478 | 17",
    "simulator | SpringBoard | start | Content-available push notifications are only supported on-device | The simulator, or a Mac, gives the app no time for content-available: a device does. | A-384 A-478 | 17 to 26",
    "answered | SpringBoard | start | Received response <number> for willPresentNotification for notification <id> | The app was active: its willPresent answered with the options <number> (0 shows nothing). | A-479 | 13 to 14",
    "tapped | SpringBoard | start | Dispatcher executing action com.apple.UNNotificationDefaultActionIdentifier | The user tapped the notification. | A-480 | 10",
    "dismissed | SpringBoard | start | Dispatcher executing action com.apple.UNNotificationDismissActionIdentifier | The user dismissed the notification. | A-480 | 10",
  ].map { LogPhrase($0) }

  static let extensions = [
    "modifiable | SpringBoard | start | Remote notification request <id> can be modified: | The push asks for the notification service extension, and may be changed by it. | A-481 | 14 to 18",
    "no-extension | SpringBoard | start | Notification request was marked as mutable but no service extension is available | The push asks for a notification service extension, but the app has none. | A-481 | 17 to 18 | Add a notification service extension to the app, in the same installation.",
    "no-extension | SpringBoard | start | No service extension record found for app | SpringBoard finds no notification service extension of the app. | A-528 | 17 to 26 | Add a notification service extension to the app, in the same installation; its version of iOS must not be above that of the app.",
    "mutated | SpringBoard | start | Will deliver mutated notification content; notificationRequest=<id> | The notification service extension ran and changed the push. | A-481 | 17 to 18",
    "not-mutated | SpringBoard | start | Did not mutate content for notification request, will deliver original content | The notification service extension gave nothing back: it failed, or its time ran out. | A-481 | 17 to 18 | Have the extension call its content handler sooner, with a content that shows something.",
    "not-mutated | SpringBoard | start | Mutated notification request | The notification service extension gave back a push that shows nothing. | A-481 | 17 to 18 | Have the extension call its content handler sooner, with a content that shows something.",
    "extension-ended | runningboardd | start | [xpcservice<*osservice<com.apple.SpringBoard>*] termination reported by launchd (6, | An extension ended before its code ran: a library that it links is missing. | A-528 | 15 to 26 | Embed the frameworks that the extension links, and look at its crash report.",
    "extension-ended | runningboardd | start | [xpcservice<*osservice<com.apple.SpringBoard>*] termination reported by launchd (1, | iOS ended an extension to get its memory. | A-528 | 15 to 26 | Have the extension load less at a time: smaller images, fewer frameworks.",
    "extension-ended | SpringBoard | start | Extension will be killed because it used its runtime in starting up | The system ended the notification service extension while it was still starting. | A-482 | 18 | Have the extension call its content handler sooner, with a content that shows something.",
  ].map { LogPhrase($0) }

  /// The launch, or resumption, for a push with content-available.
  static let scheduling = [
    "submitted | SpringBoard | start | SUBMITTING: com.apple.pushLaunch.<activity> | SpringBoard hands the launch to dasd. | A-483 | 11 to 18",
    "scheduled | dasd | start | Submitted Activity: com.apple.pushLaunch.<activity> at priority <number> | dasd takes the launch on with priority <number>. | A-483 | 11 to 18",
    "canceled | dasd | start | CANCELED: com.apple.pushLaunch.<activity> | dasd gives a launch up; mostly a newer push of the app took its place. | A-484 | 11 to 18",
    "completed | dasd | start | COMPLETED com.apple.pushLaunch.<activity> | dasd carried the launch out: the app got time for the push. | A-484 | 14 to 18",
    "weighed | dasd | start | com.apple.pushLaunch.<activity>:[ | dasd weighs whether to launch the app now. | A-485 | 11 to 18",
    "policy | dasd | behind | {name: <word>, policyWeight: | A policy of dasd | A-485 | 11 to 18",
    "policy | dasd | behind | [pushDisallowed] | A policy of dasd | A-485 | 14 to 18",
    "decided | dasd | behind | FinalDecision: | dasd decides | A-486 | 11 to 18",
    "undecodable | SpringBoard | start | connection from pid *: Exception caught during decoding of received message, dropping incoming message | A defect of the beta of iOS 11: the launch gets lost between two processes of the system. | A-487 | 11 beta | Use a release of iOS 11 or later.",
  ].map { LogPhrase($0) }

  static let warnings = [
    "handler-missing | the app | start | Application delegate received call to -application:didReceiveRemoteNotification:fetchCompletionHandler: but | The push reached did-receive-fetch, which did not call its completion handler. | A-488 | 8 to 16 | Call the completion handler on every path: iOS gives an app that does not less time.",
    "response-handler-missing | the app | start | UNUserNotificationCenter delegate received call to -userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: but | The tap reached did-receive-response, which did not call its completion handler. | A-488 | 13 to 16 | Call the completion handler on every path: iOS gives an app that does not less time.",
    "handler-missing | the app | start | Application delegate received call to -<method> but the completion handler | iOS called <method>, which did not call its completion handler. | A-488 | 8 to 26 | Call the completion handler on every path: iOS gives an app that does not less time.",
    "response-handler-missing | the app | start | UNUserNotificationCenter delegate received call to -<method> but the completion handler | iOS called <method>, which did not call its completion handler. | A-488 | 10 to 26 | Call the completion handler on every path.",
    "mode-missing | the app | start | You've implemented -[<UIApplicationDelegate> <method>], but you still need to add \"<mode>\" | The Info.plist lacks the background mode <mode>. | A-489 | 7 to 26 | Add <mode> to UIBackgroundModes in the Info.plist, in Xcode: Signing & Capabilities > Background Modes; or take <method> out.",
  ].map { LogPhrase($0) }
}
