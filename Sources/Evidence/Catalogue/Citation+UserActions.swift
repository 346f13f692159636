// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// Facts about what the user does with a push.
  static let userActions = [
    "A-060 | R-OLD | When the icon launches the app, the launch options carry nothing about a notification.",
    "A-061 | F-OMW F-CSDN | When the icon resumes the app, it enters the foreground and becomes active, and no method gets a payload.",
    "A-062 | D-OLD R-OLD W14-713 | A tap on the notification launches an app that is not running, with the payload in the launch options.",
    "A-063 | H-9 H-16 W14-713 | On iOS 7 to 9 a tap that launches the app also calls didReceiveRemoteNotification:fetchCompletionHandler:, after the launch methods.",
    "A-064 | D-OLD H-9 H-16 | application:didReceiveRemoteNotification: is not called for the notification that launched the app.",
    "A-065 | H-9 D-FETCH | A tap that resumes the app calls didReceiveRemoteNotification:fetchCompletionHandler:, again even if it ran on arrival.",
    "A-066 | W13-310 W10-129 F-SO F-OMW F-CSDN < C-01 | A tap that resumes an app with application:didReceiveRemoteNotification: alone calls it in state inactive, says WWDC; Apple's header denies it.",
    "A-067 | W10-129 | In a method for remote notifications active means arrived in front, inactive usually a tap, and background a silent wake.",
    "A-068 | D-HAI W14-713 H-9S | On iOS 8 and 9 an action button calls handleActionWithIdentifier, launching the app if needed; its activation mode decides if it comes up.",
    "A-069 | H-9 | In handleActionWithIdentifier a nil identifier means the default action.",
    "A-070 | W15-720 H-9 | On iOS 9 typed text arrives in the response info of handleActionWithIdentifier's withResponseInfo variant.",
    "A-071 | H-UN W16-707 R-SHL | From iOS 10 opening, dismissing and custom actions all arrive in didReceive response, told apart by the action identifier.",
    "A-072 | D-HN H-UN W16-707 R-SHL | From iOS 10 an action without the foreground option runs in the background, launching the app if needed; with it the app comes up.",
    "A-073 | H-UN W16-707 R-SHL | A dismissal reaches didReceive response only with the category's customDismissAction option, and only if it is explicit.",
    "A-074 | W16-707 | Before iOS 10 a dismissal is never reported to the app.",
    "A-075 | D-DR R-SHL | From iOS 10 custom actions need a delegate; without didReceive response they do nothing in the app.",
    "A-076 | R-PAY H-UN | Actions appear only on an alert whose category names a registered category.",
    "A-077 | H-UN | From iOS 10 typed text arrives in the userText of a UNTextInputNotificationResponse.",
    "A-078 | H-UN | didReceive response does not exist on tvOS.",
    "A-079 | < A-071 | A tap on a banner that willPresent allowed in the foreground calls didReceive response with the default identifier.",
    "A-080 | D-FETCH W13-204 | A tap is a launch by the user: it works after a force quit and lifts the ban that the force quit set.",
    "A-081 | D-OLD F-OMW | On early alert panels Close does nothing and View launches the app; show-view set to false hides View.",
  ]

  /// Facts about launch options and scenes.
  static let launchInformation = [
    "A-100 | D-LOK D-DFL | The remote-notification key of the launch options holds the whole payload, as does the launch notification's userInfo.",
    "A-101 | D-DFL | The value that didFinishLaunching returns is ignored when a remote notification launched the app.",
    "A-102 | D-DFL | In a scene app the launchOptions of didFinishLaunching are nil.",
    "A-103 | D-NR H-SC | When a tap connects a new scene, connectionOptions.notificationResponse in scene:willConnectToSession:options: holds the response.",
    "A-104 | D-LOK H-26 W25-243 | iOS 26 deprecates all launch option keys; for silent pushes its header points to the fetchCompletionHandler variant after scene connection.",
    "A-105 | D-DFL | A scene app runs didFinishLaunching as soon as the process is up, then configures, connects and activates its scene.",
    "A-106 | H-SC H-UN D-GEN | A response's targetScene tells which scene shows the result; target-content-id in the payload picks the scene to bring forward.",
    "A-107 | < U-02 | When a tap launches a scene app, scene:willConnectToSession:options: and then didReceive response are assumed to run.",
    "A-108 | W13-204 D-OLD < U-03 | A silent push that launches the app runs didFinishLaunching in the background, without scenes presumably with the remote-notification key.",
    "A-109 | H-10 | Local notifications had a launch option key of their own from iOS 4 to 10.",
  ]
}
