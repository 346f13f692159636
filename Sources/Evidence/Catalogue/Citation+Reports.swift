// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// Facts that newer pages of Apple and reports from the field give.
  static let reports = [
    "A-380 | D-VOIP | From iOS 26.4 PushKit calls didReceiveIncomingVoIPPush with metadata, if the delegate implements it.",
    "A-381 | D-VOIPMETA | The metadata of a VoIP push says with mustReport whether the app must report the call.",
    "A-382 | F-ONESIGNAL1573 | A debugger attached to the launch shows that a push which starts a Live Activity launches the app, on iOS 18.4.",
    "A-383 | F-LUKA72 | A new push token of a Live Activity wakes the app, too.",
    "A-384 | F-SIMLOG | The simulator of iOS 26.5 logs that content-available pushes are supported on devices only.",
    "A-385 | F-KLAVIYO545 F-WIX931 X-11.4 | The simulator delivers and shows an alert that is sent to it.",
    "A-386 | X-11.4 | Apple's release notes of Xcode 11.4 say that the simulator takes background content fetch notifications.",
    "A-387 | F-APPIUM1286 | A VoIP push cannot be sent to the simulator.",
    "A-388 | F-DTS-DEBUG F-DTS-SESSION | Xcode's debugger keeps an app from being suspended.",
    "A-389 | F-GORUSH438 | A push without apns-push-type was lost.",
    "A-390 | F-NWPUSHER75 | A push without apns-push-type was delivered with priority 5.",
    "A-391 | P-FCM | Google's backend sets apns-priority 10 in a message for FCM v1 that does not state it.",
    "A-392 | F-DDG5162 | With provisional authorization a foreground push reached the history only if willPresent asked for the list.",
    "A-393 | F-WORDPRESS | A migration report saw no scene in a background launch, and about ten code bases guard against that.",
    "A-394 | F-FLUTTER52895 F-DELTACHAT1100 | Two projects saw application:didReceiveRemoteNotification: run in the background for content-available.",
    "A-395 | SE-0297 | Swift imports a method with a completion handler a second time, as an async method without it.",
    "A-396 | F-BREEZ505 | With all alert styles switched off silent pushes were dropped, even in the foreground.",
    "A-397 | F-RADAR11 | On iOS 11 a tap in Notification Center over the open app called the old method in state active.",
    "A-398 | F-RADAR-DISMISS | A dismissal called nothing without the option customDismissAction.",
  ]

  /// Facts that the third search of reports and logs gave.
  static let laterReports = [
    "A-500 | D-PKCOMP | PushKit on the iPhone hands complication pushes over on iOS 9 to 12; no page names a background mode that they need or what a force quit does.",
    "A-501 | D-PKFILE D-FPSIGNAL | File provider pushes exist from iOS 11 without an end; PushKit's delegate in the extension may get them, too.",
    "A-502 | F-TWILIO308 F-TWILIO28 F-FORUM781211 F-CALLKEEP69 | A VoIP push launched the app, but no method ran where it made its PKPushRegistry late or implemented none.",
    "A-503 | F-FLUTTERFIRE12978 | A system log of the simulator shows what became of an alert with content-available, and of a sound and a badge without alert.",
    "A-504 | F-FORUM834934 | An engineer of Apple writes that a push which starts a Live Activity launches or resumes the app.",
    "A-505 | F-HASS5766 F-FLUTTERLA174 | After a force quit a push that starts a Live Activity did not start the app.",
    "A-506 | F-FORUM780822 F-FORUM781909 F-FORUM812592 | Push to Talk needs a joined channel, drops pushes after a force quit, and calls incomingPushResult, didJoin and didActivate.",
    "A-507 | F-RNFB5656 F-RNFB7389 | content-available was handled after a swipe out of the switcher, until another app was opened.",
    "A-508 | F-RADAR-STYLES | Switching all alert styles of an app off keeps silent pushes from it.",
    "A-509 | F-FLUTTERSCENE | FlutterSceneDelegate implements scene:willConnectToSession:options:.",
    "A-510 | D-WEBPUSH D-CARPLAY D-CATALYST | Web Push reaches a web app's service worker, CarPlay has scenes of its own, and Mac Catalyst runs an app on macOS.",
    "A-531 | F-BATCH F-FIREBASE15912 | In an app with scenes the launch methods read applicationState background, also when a tap opens it.",
    "A-532 | F-FORUM745345 | A developer's table of 12 measured pushes has content-available with priority 10 wake the app, with and without an alert.",
    "A-533 | F-PUSHY701 F-PIGEON155 F-FORUM745345 | A silent push of type alert did not reach the app on iOS 13, and an alert of type background was not shown.",
    "A-534 | F-LINPHONE665 F-CALLKEEP478 F-INCOMING405 F-FORUM781211 | From iOS 13 VoIP pushes launched apps that the user had quit, unless they were blocked or registered late.",
    "A-535 | F-FORUM784473 | The system may launch an app for a VoIP push before the first unlock, not always; pushes that were held come right after it.",
    "A-536 | F-FORUM817976 | In the foreground and during a call an app need not report a call for a VoIP push, writes an engineer of Apple.",
    "A-537 | F-FORUM799195 D-ALERTCONF | The alert of a Live Activity's push lights the device up and shows the activity expanded; its title and body are for Apple Watch.",
    "A-538 | F-FLUTTERFIRE9300 F-RNPNIOS235 | On iOS 15.5 content-available was handled after a swipe until another app was opened, elsewhere when the app was launched again.",
    "A-539 | D-LOC F-FORUM775340 | A location push needs Always authorization; priority 5 may wait, and Low Power Mode may stop it even with priority 10.",
    "A-540 | F-FIREBASE12219 F-KLAVIYO647 | A push by APNs runs the service extension in the simulator; whether content-available runs the app there, two reports disagree.",
    "A-541 | D-AUTHREQ | An action with authenticationRequired runs on an unlocked device only: the system asks the user to unlock it first.",
    "A-542 | D-APPCLIP | An App Clip may get notifications for 8 hours after each launch, with a key in its Info.plist.",
    "A-543 | D-IOS18 | The content of an app that the user has locked or hidden (18) is kept from notifications, says Apple.",
  ]
}
