extension Citation {
  /// Further points on which the sources leave a choice: settings, push types and actions.
  static let settingRulings: [Citation] = [
    Citation(
      "R-20",
      """
      With Background App Refresh off nothing wakes the app, \
      while alerts and foreground delivery stay; a measured table for iOS 8 to 10 differs.
      """,
      from: "F-TABLE",
      restingOn: "A-125"
    ),
    Citation(
      "R-21",
      """
      Low Power Mode acts like Background App Refresh switched off, \
      and the push may be delivered later.
      """,
      restingOn: "A-126 A-127"
    ),
    Citation(
      "R-22",
      """
      From iOS 13 request headers that do not match the body cost the silent wake, \
      or the presentation when the type is background.
      """,
      from: "F-HEADERS",
      restingOn: "A-136 A-312"
    ),
    Citation(
      "R-23",
      """
      Without notification permission nothing is shown; \
      from iOS 8 content-available still reaches the app if mode and Background App Refresh are on.
      """,
      restingOn: "A-010 A-128 A-129 A-130 A-131"
    ),
    Citation(
      "R-24",
      """
      Under provisional authorization a push goes to the history only, \
      also in the foreground, while willPresent and the extension run as usual.
      """,
      restingOn: "A-132"
    ),
    Citation(
      "R-25",
      """
      The service extension runs for a push that shows an alert and has mutable-content, \
      if alerts are allowed, also after a force quit.
      """,
      restingOn: "A-150 A-151 A-152 A-153 A-154 A-155 A-156 C-16"
    ),
    Citation(
      "R-26",
      """
      Between a reboot and the first unlock no push launches the app; \
      from iOS 10 the alert is shown and the service extension runs.
      """,
      from: "F-SIGNAL F-TRUSTKIT",
      restingOn: "A-123"
    ),
    Citation(
      "R-27",
      """
      After a reboot and an unlock the app counts as ended by the system, \
      and the mark of a force quit is gone; reports from iOS 12 on differ.
      """,
      from: "F-FLUTTERFIRE",
      restingOn: "A-121"
    ),
    Citation(
      "R-28",
      "An app that was never launched since it was installed gets nothing, for it has no token.",
      restingOn: "A-124"
    ),
    Citation(
      "R-29",
      """
      A dismissal reaches the app from iOS 10 on only, \
      through didReceive response, and only if the category asked for it.
      """,
      restingOn: "A-073 A-074"
    ),
    Citation(
      "R-30",
      """
      A custom action goes to didReceive response from iOS 10, \
      before that to handleActionWithIdentifier, and launches the app if needed.
      """,
      restingOn: "A-068 A-069 A-070 A-071 A-072 A-073 A-074 A-075"
    ),
    Citation(
      "R-31",
      """
      On iOS 27 an app built with the iOS 27 SDK and without scenes fails to launch; \
      alerts and the service extension are unaffected.
      """,
      restingOn: "A-013"
    ),
    Citation(
      "R-32",
      "iOS 18.0 may call willPresent twice for one push in the foreground; 18.1 fixes it.",
      from: "F-IOS18"
    ),
    Citation(
      "R-33",
      """
      Before iOS 7 content-available gives no background delivery; \
      in the foreground application:didReceiveRemoteNotification: takes the push.
      """,
      restingOn: "A-007 A-011"
    ),
    Citation(
      "R-34",
      """
      A VoIP push goes to PushKit's didReceiveIncomingPush in every state; \
      the other special push types call no method for notifications.
      """,
      restingOn: "A-200 A-201 A-202 A-203 A-204 A-205 A-206 A-207 A-208 A-209 A-210 A-211"
    ),
    Citation(
      "R-35",
      """
      An app with application:didReceiveRemoteNotification: \
      alone is not woken by content-available.
      """,
      restingOn: "A-137"
    ),
    Citation(
      "R-36",
      """
      A push that arrived in the foreground can be acted on only from iOS 10 on, \
      if willPresent let it show a banner.
      """,
      restingOn: "A-079"
    ),
    Citation(
      "R-37",
      """
      Outside the foreground a push with only a badge or a sound \
      sets the badge or plays the sound and leaves nothing to tap.
      """,
      restingOn: "A-042"
    ),
    Citation(
      "R-38",
      "An app that crashed counts as ended by the system.",
      restingOn: "A-122"
    ),
  ]
}
