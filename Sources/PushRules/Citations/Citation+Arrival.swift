extension Citation {
  /// Facts about a push that arrives.
  static let arrival: [Citation] = [
    Citation(
      "A-020",
      """
      Up to iOS 9 the system shows, plays and badges nothing in the foreground; \
      the payload goes to the app.
      """,
      from: "W10-129 W14-713"
    ),
    Citation(
      "A-021",
      """
      On iOS 7 to 9 didReceiveRemoteNotification:fetchCompletionHandler: takes \
      a push in the foreground, else application:didReceiveRemoteNotification:.
      """,
      from: "W14-713 D-FETCH"
    ),
    Citation(
      "A-022",
      "On iOS 3 to 6 application:didReceiveRemoteNotification: takes a push in the foreground.",
      from: "D-OLD W10-129"
    ),
    Citation(
      "A-023",
      """
      didReceiveRemoteNotification:fetchCompletionHandler: is called in the \
      foreground and in the background, the older method only in the foreground.
      """,
      from: "D-FETCH"
    ),
    Citation(
      "A-024",
      """
      If both methods for remote notifications are implemented, \
      only didReceiveRemoteNotification:fetchCompletionHandler: is called.
      """,
      from: "D-OLD H-9 H-16"
    ),
    Citation(
      "A-025",
      """
      Outside the foreground a visible push without content-available is presented, \
      and no method of the app runs until the user acts.
      """,
      from: "W13-204 R-SHL"
    ),
    Citation(
      "A-026",
      """
      content-available resumes a suspended app or launches it in the background, \
      then calls didReceiveRemoteNotification:fetchCompletionHandler:.
      """,
      from: "W13-204 APG D-FETCH D-BG"
    ),
    Citation(
      "A-027",
      "application:didReceiveRemoteNotification: is never used for background delivery.",
      from: "W15-715"
    ),
    Citation(
      "A-028",
      """
      A push with an alert and content-available shows the \
      alert and gives the app background time as well.
      """,
      from: "W13-204 APG W15-720"
    ),
    Citation(
      "A-029",
      """
      A silent push has no alert, sound or badge; \
      for a background push aps must hold content-available only.
      """,
      from: "W13-204 R-PAY D-BG D-GEN"
    ),
    Citation(
      "A-030",
      """
      A badly formed silent push may be shown to the \
      user instead of being delivered in the background.
      """,
      from: "R-PAY"
    ),
    Citation(
      "A-031",
      """
      From iOS 10 willPresent decides what a notification \
      shows while the app is in the foreground.
      """,
      from: "H-UN D-WP D-HN"
    ),
    Citation(
      "A-032",
      "willPresent is called in the foreground only.",
      from: "H-UN R-SHL"
    ),
    Citation(
      "A-033",
      """
      A notification center delegate that lacks willPresent, \
      or answers it too late, keeps a foreground notification from being presented.
      """,
      from: "H-UN D-WP"
    ),
    Citation(
      "A-034",
      """
      Without a notification center delegate a foreground notification \
      alerts the user with its own options, says the current page.
      """,
      from: "D-WP"
    ),
    Citation(
      "A-035",
      """
      Silent pushes do not go through the notification center's delegate \
      but to didReceiveRemoteNotification:fetchCompletionHandler: only.
      """,
      from: "W20-10095 D-BG D-HN"
    ),
    Citation(
      "A-036",
      """
      In the foreground willPresent takes an alert alone; \
      with content-available the fetchCompletionHandler variant is called as well.
      """,
      from: "F-PUSHER",
      restingOn: "A-008 C-05 U-01"
    ),
    Citation(
      "A-037",
      """
      Without a notification center delegate, or without the method needed, \
      iOS 10 and later fall back to the app delegate's methods.
      """,
      from: "F-CN10 F-QIITA"
    ),
    Citation(
      "A-038",
      "An inactive app counts as foreground when a push arrives.",
      restingOn: "A-001 A-003 A-020"
    ),
    Citation(
      "A-039",
      """
      The app has 30 seconds to call the fetchCompletionHandler, or it is terminated; \
      the power and data it uses influence later wake-ups.
      """,
      from: "D-FETCH D-BG W13-204"
    ),
    Citation(
      "A-040",
      """
      In the background the system takes a snapshot of the \
      interface and saves state after the handler was called.
      """,
      from: "W13-204"
    ),
    Citation(
      "A-041",
      """
      A held background push gives way to a newer one, is lost when the app is ended, \
      and is delivered at once when the user launches the app.
      """,
      from: "D-BG"
    ),
    Citation(
      "A-042",
      """
      Outside the foreground a push with only a badge or sound sets \
      the badge or plays the sound, and no code of the app runs.
      """,
      restingOn: "A-025"
    ),
  ]
}
