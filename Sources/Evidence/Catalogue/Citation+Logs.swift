// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// What the lines of a device's log mean.
  static let logs = [
    "A-470 | G-PUSHBOTS77 G-MACIOS3784 G-SO37124075 | apsd logs the arrival of a push on an enabled topic, with its priority.",
    "A-471 | G-EMISSION290 | apsd logs that it hands a push with priority 5 on as one of low priority.",
    "A-472 | G-RADAR34182776 G-EMISSION290 G-NOTIFEE407 | SpringBoard logs each push for an app with its topic and its priority, on iOS 11 with 1 for a silent one.",
    "A-473 | G-PUSH7 G-NOTIFEE407 G-FLUTTERFIRE13643 G-DUMP | SpringBoard logs what it read of a payload as zeros and ones, from iOS 13 with the push type.",
    "A-474 | G-DUMP | SpringBoard logs why it throws a push away: the app may take none, is not installed, or the payload is none.",
    "A-475 | G-FLUTTERFIRE8277 G-RADAR34182776 G-DUMP | SpringBoard logs that it handles a push, and for content-available that it asks dasd for a launch.",
    "A-476 | G-DUMP | SpringBoard asks for no launch for a push that says alert or background and does not fit that, where it enforces push types.",
    "A-477 | G-EMISSION290 G-QUICKSTART327 | SpringBoard logs that it shows and keeps nothing of a push without alert, sound and badge.",
    "A-478 | F-FLUTTERFIRE12978 | SpringBoard logs whether it keeps a notification, mutes it, or leaves content-available to devices.",
    "A-479 | G-RNFIREBASE4603 | SpringBoard logs the options with which willPresent answered.",
    "A-480 | G-PUSHBOTS77 | SpringBoard logs the action that the user chose on a notification.",
    "A-481 | G-PUSH7 G-DUMP | SpringBoard logs whether a service extension may change a push, and what came of it.",
    "A-482 | G-FORUMNSE | The system logs that it ended a service extension which used its time for starting.",
    "A-483 | G-NOTIFEE407 G-FLUTTERFIRE13643 | The launch for a push is an activity of dasd, com.apple.pushLaunch with the topic and a number.",
    "A-484 | G-ABLY G-SO71523234 G-NOTIFEE407 | dasd logs an activity as completed, or as cancelled, mostly because a newer push of the app replaced it.",
    "A-485 | G-FLUTTERFIRE13073 G-SO71523234 G-EMISSION290 | dasd logs each policy with its decision and its reasons.",
    "A-486 | G-FLUTTERFIRE13073 G-RADAR45201697 G-DUMP | dasd decides to proceed or not, absolutely or not, and newer logs shorten that to AMNP, MNP, CP, MP and AMP.",
    "A-487 | G-RADAR34139840 | The beta of iOS 11 lost launches for silent pushes while it decoded a message between processes.",
    "A-488 | G-WORDPRESS4454 G-BAKER387 G-FLUTTERFIRE8624 | UIKit warns of a completion handler that was never called.",
    "A-489 | G-PUSHWOOSH34 G-FLUTTER30839 | UIKit warns of an app with application:didReceiveRemoteNotification:fetchCompletionHandler: and without the background mode remote-notification.",
    "A-490 | G-LINPHONE669 G-CALLKEEP664 | PushKit ends an app that reports no call for a VoIP push, and logs so.",
    "A-491 | G-FORUM835645 G-FLUTTERFIRE13073 G-DUMP | dasd's ApplicationPolicy refuses launches with the word pushDisallowed, which Apple does not document.",
    "A-492 | G-SO71523234 G-RADAR45201697 G-ABLY | dasd's ThunderingHerdPolicy holds launches back for 300 seconds, or 900 while the device is in use.",
    "A-493 | G-MACENROLL | dasd's policies look at battery, heat and network.",
    "A-494 | G-ZOM77 G-RNPN69 | SpringBoard logs a push for an app that the user has removed in the switcher as one for a killed app.",
    "A-495 | G-RNPN69 | SpringBoard logs that it shows nothing of a push whose alert has no text.",
  ]
}

// One source a line: key | address, or - for none | title
extension Source {
  /// Published logs of devices.
  static let logs = [
    "G-ABLY | https://ably.com/docs/push/configure/device | Ably, documentation of push notifications, debugging on iOS",
    "G-BAKER387 | https://github.com/bakerframework/baker/issues/387 | baker, issue 387",
    "G-CALLKEEP664 | https://github.com/react-native-webrtc/react-native-callkeep/issues/664 | react-native-callkeep, issue 664",
    "G-DUMP | - | Public dumps of the code of SpringBoard's notification server and of dasd, iOS 17 and 18",
    "G-EMISSION290 | https://github.com/e-mission/e-mission-phone/issues/290 | e-mission-phone, issue 290",
    "G-FLUTTER30839 | https://github.com/flutter/flutter/issues/30839 | flutter, issue 30839",
    "G-FLUTTERFIRE13073 | https://github.com/firebase/flutterfire/issues/13073 | flutterfire, issue 13073",
    "G-FLUTTERFIRE13643 | https://github.com/firebase/flutterfire/issues/13643 | flutterfire, issue 13643",
    "G-FLUTTERFIRE8277 | https://github.com/firebase/flutterfire/issues/8277 | flutterfire, issue 8277",
    "G-FLUTTERFIRE8624 | https://github.com/firebase/flutterfire/issues/8624 | flutterfire, issue 8624",
    "G-FORUM835645 | https://developer.apple.com/forums/thread/835645 | Apple's forum, thread 835645",
    "G-FORUMNSE | https://developer.apple.com/forums/topics/app-and-system-services/app-and-system-services-notifications | Apple's forum on notifications, a report on service extensions ended at start",
    "G-LINPHONE669 | https://github.com/BelledonneCommunications/linphone-iphone/issues/669 | linphone-iphone, issue 669",
    "G-MACENROLL | - | A post on the enrolment of Macs, with lines of dasd",
    "G-MACIOS3784 | https://github.com/dotnet/macios/issues/3784 | dotnet/macios, issue 3784",
    "G-NOTIFEE407 | https://github.com/invertase/notifee/issues/407 | Notifee, issue 407",
    "G-PUSH7 | https://github.com/uxduck/push/issues/7 | uxduck/push, issue 7",
    "G-PUSHBOTS77 | https://github.com/pushbots/phonegap/issues/77 | pushbots/phonegap, issue 77",
    "G-PUSHWOOSH34 | https://github.com/Pushwoosh/pushwoosh-sdk-samples/issues/34 | pushwoosh-sdk-samples, issue 34",
    "G-QUICKSTART327 | https://github.com/firebase/quickstart-ios/issues/327 | firebase/quickstart-ios, issue 327",
    "G-RADAR34139840 | https://github.com/lionheart/openradar-mirror/issues/18271 | Radar 34139840",
    "G-RADAR34182776 | https://github.com/lionheart/openradar-mirror/issues/18284 | Radar 34182776",
    "G-RADAR45201697 | https://github.com/lionheart/openradar-mirror/issues/20555 | Radar 45201697",
    "G-RNFIREBASE4603 | https://github.com/invertase/react-native-firebase/issues/4603 | react-native-firebase, issue 4603",
    "G-RNPN69 | https://github.com/zo0r/react-native-push-notification/issues/69 | react-native-push-notification, issue 69",
    "G-SO37124075 | https://stackoverflow.com/q/37124075 | Stack Overflow, question 37124075",
    "G-SO71523234 | https://stackoverflow.com/q/71523234 | Stack Overflow, question 71523234",
    "G-WORDPRESS4454 | https://github.com/wordpress-mobile/WordPress-iOS/issues/4454 | WordPress for iOS, issue 4454",
    "G-ZOM77 | https://github.com/zom/Zom-iOS-XMPP/issues/77 | Zom-iOS-XMPP, issue 77",
  ]
}
