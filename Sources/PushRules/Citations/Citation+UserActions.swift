extension Citation {
  /// Facts about what the user does with a push.
  static let userActions: [Citation] = [
    Citation(
      "A-060",
      "When the icon launches the app, the launch options carry nothing about a notification.",
      from: "R-OLD"
    ),
    Citation(
      "A-061",
      """
      When the icon resumes the app, \
      it enters the foreground and becomes active, and no method gets a payload.
      """,
      from: "F-OMW F-CSDN"
    ),
    Citation(
      "A-062",
      """
      A tap on the notification launches an app that is not running, \
      with the payload in the launch options.
      """,
      from: "D-OLD R-OLD W14-713"
    ),
    Citation(
      "A-063",
      """
      On iOS 7 to 9 a tap that launches the app also calls \
      didReceiveRemoteNotification:fetchCompletionHandler:, after the launch methods.
      """,
      from: "H-9 H-16 W14-713"
    ),
    Citation(
      "A-064",
      """
      application:didReceiveRemoteNotification: is not \
      called for the notification that launched the app.
      """,
      from: "D-OLD H-9 H-16"
    ),
    Citation(
      "A-065",
      """
      A tap that resumes the app calls didReceiveRemoteNotification:fetchCompletionHandler:, \
      again even if it ran on arrival.
      """,
      from: "H-9 D-FETCH"
    ),
    Citation(
      "A-066",
      """
      A tap that resumes an app with application:didReceiveRemoteNotification: \
      alone calls it in state inactive, says WWDC; Apple's header denies it.
      """,
      from: "W13-310 W10-129 F-SO F-OMW F-CSDN",
      restingOn: "C-01"
    ),
    Citation(
      "A-067",
      """
      In a method for remote notifications active means arrived in front, \
      inactive usually a tap, and background a silent wake.
      """,
      from: "W10-129"
    ),
    Citation(
      "A-068",
      """
      On iOS 8 and 9 an action button calls handleActionWithIdentifier, \
      launching the app if needed; its activation mode decides if it comes up.
      """,
      from: "D-HAI W14-713 H-9S"
    ),
    Citation(
      "A-069",
      "In handleActionWithIdentifier a nil identifier means the default action.",
      from: "H-9"
    ),
    Citation(
      "A-070",
      """
      On iOS 9 typed text arrives in the response info of \
      handleActionWithIdentifier's withResponseInfo variant.
      """,
      from: "W15-720 H-9"
    ),
    Citation(
      "A-071",
      """
      From iOS 10 opening, dismissing and custom actions all arrive \
      in didReceive response, told apart by the action identifier.
      """,
      from: "H-UN W16-707 R-SHL"
    ),
    Citation(
      "A-072",
      """
      From iOS 10 an action without the foreground option runs in the background, \
      launching the app if needed; with it the app comes up.
      """,
      from: "D-HN H-UN W16-707 R-SHL"
    ),
    Citation(
      "A-073",
      """
      A dismissal reaches didReceive response only with the category's \
      customDismissAction option, and only if it is explicit.
      """,
      from: "H-UN W16-707 R-SHL"
    ),
    Citation(
      "A-074",
      "Before iOS 10 a dismissal is never reported to the app.",
      from: "W16-707"
    ),
    Citation(
      "A-075",
      """
      From iOS 10 custom actions need a delegate; \
      without didReceive response they do nothing in the app.
      """,
      from: "D-DR R-SHL"
    ),
    Citation(
      "A-076",
      "Actions appear only on an alert whose category names a registered category.",
      from: "R-PAY H-UN"
    ),
    Citation(
      "A-077",
      "From iOS 10 typed text arrives in the userText of a UNTextInputNotificationResponse.",
      from: "H-UN"
    ),
    Citation(
      "A-078",
      "didReceive response does not exist on tvOS.",
      from: "H-UN"
    ),
    Citation(
      "A-079",
      """
      A tap on a banner that willPresent allowed in the foreground \
      calls didReceive response with the default identifier.
      """,
      restingOn: "A-071"
    ),
    Citation(
      "A-080",
      """
      A tap is a launch by the user: it works after a force \
      quit and lifts the ban that the force quit set.
      """,
      from: "D-FETCH W13-204"
    ),
    Citation(
      "A-081",
      """
      On early alert panels Close does nothing and View launches the app; \
      show-view set to false hides View.
      """,
      from: "D-OLD F-OMW"
    ),
  ]
}
