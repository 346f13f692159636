extension Citation {
  /// The points that nobody has settled.
  static let openQuestions: [Citation] = [
    Citation(
      "U-01",
      """
      Whether a foreground alert with content-available really reaches the \
      fetchCompletionHandler variant beside willPresent, and in which order, Apple does not say.
      """
    ),
    Citation(
      "U-02",
      """
      Whether a tap that launches a scene app calls didReceive response \
      beside scene:willConnectToSession:options: is not documented.
      """,
      from: "D-NR D-DR"
    ),
    Citation(
      "U-03",
      """
      Whether a silent background launch carries the \
      remote-notification key in the launch options is only implied.
      """,
      from: "D-OLD"
    ),
    Citation(
      "U-04",
      """
      Whether the fetchCompletionHandler variant runs before or after \
      didBecomeActive when a tap launches the app is not documented.
      """
    ),
    Citation(
      "U-05",
      """
      Whether the service extension runs for an app that was force-quit \
      follows from the way of alerts, not from a sentence of Apple's.
      """
    ),
    Citation(
      "U-06",
      """
      Whether the service extension runs and the alert shows \
      its content before the first unlock is not documented.
      """
    ),
    Citation(
      "U-07",
      """
      Whether a tap falls back to the app delegate when the notification \
      center's delegate has willPresent only is not documented.
      """
    ),
    Citation(
      "U-08",
      "Whether willPresent is called for an app whose notifications are denied is not documented."
    ),
    Citation(
      "U-09",
      "Whether the service extension runs under provisional authorization is not documented."
    ),
    Citation(
      "U-10",
      "Whether the service extension runs when alert is a plain string is not documented.",
      from: "D-NSE D-GEN"
    ),
    Citation(
      "U-11",
      "The size limit of a broadcast push could not be read on Apple's page.",
      from: "D-BCAST"
    ),
    Citation(
      "U-12",
      "Whether content-available counts when it is written as the string \"1\" is not known.",
      from: "F-CSDN"
    ),
    Citation(
      "U-13",
      """
      The headers of iOS 7 could not be read; \
      the oldest ones at hand are a rendering of iOS 8 and the file of 9.3.
      """,
      from: "H-8b H-9 W13-204"
    ),
    Citation(
      "U-14",
      "Of Apple's Technical Note TN2265 only the opening could be read."
    ),
    Citation(
      "U-15",
      """
      Whether iOS 9 prefers handleActionWithIdentifier's withResponseInfo variant, \
      and what launch options an action leaves, is not documented.
      """
    ),
    Citation(
      "U-16",
      """
      Apple's article on responding to VoIP notifications from PushKit was not read; \
      the rules come from the header.
      """,
      from: "H-PK"
    ),
    Citation(
      "U-17",
      """
      The error that APNs returns for the push type background \
      with priority 10 is not documented; BadPriority is assumed.
      """
    ),
    Citation(
      "U-18",
      "What happened to held background pushes before iOS 13 is not documented.",
      from: "D-BG W13-204",
      restingOn: "A-041"
    ),
  ]
}
