extension Citation {
  /// Facts about the order of callbacks.
  static let callbackOrder: [Citation] = [
    Citation(
      "A-170",
      """
      On iOS 7 to 9 a tap that launches the app runs the launch methods first, \
      then didReceiveRemoteNotification:fetchCompletionHandler:.
      """,
      from: "H-9 W14-713",
      restingOn: "U-04"
    ),
    Citation(
      "A-171",
      """
      A tap that resumes the app enters the foreground, \
      calls the method for remote notifications in state inactive, then becomes active.
      """,
      from: "W10-129 D-FETCH"
    ),
    Citation(
      "A-172",
      """
      After a silent wake by didReceiveRemoteNotification:fetchCompletionHandler: \
      the system takes a snapshot and suspends the app.
      """,
      from: "W13-204"
    ),
    Citation(
      "A-173",
      """
      A silent launch runs the launch methods in the background, \
      then didReceiveRemoteNotification:fetchCompletionHandler:.
      """,
      from: "W13-204 H-9"
    ),
    Citation(
      "A-174",
      """
      From iOS 10 and without scenes a tap that launches the app runs \
      didFinishLaunching with the key, then didReceive response.
      """,
      from: "H-UN D-LOK",
      restingOn: "A-012"
    ),
    Citation(
      "A-175",
      """
      A tap that launches a scene app runs didFinishLaunching, \
      then connects the scene with the response, then enters the foreground.
      """,
      from: "D-DFL D-NR",
      restingOn: "U-02"
    ),
    Citation(
      "A-176",
      """
      A foreground alert passes the service extension, then willPresent, \
      then it is presented, then a tap calls didReceive response.
      """,
      restingOn: "A-031 A-155"
    ),
    Citation(
      "A-177",
      """
      An alert with content-available runs the fetchCompletionHandler variant on arrival, \
      and a tap runs it again or, from iOS 10, didReceive response.
      """,
      from: "D-FETCH"
    ),
    Citation(
      "A-178",
      "The UIApplication notifications are posted after the delegate method that they belong to.",
      from: "H-9"
    ),
  ]
}
