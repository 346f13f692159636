extension Citation {
  /// Facts about push types that bypass the methods for notifications.
  static let pushTypes: [Citation] = [
    Citation(
      "A-200",
      """
      A PushKit push is never displayed but handed to the PKPushRegistry delegate, \
      in a background launch if the app is not running.
      """,
      from: "D-HN H-PK"
    ),
    Citation(
      "A-201",
      "A VoIP push reaches the app even if the user or the system ended it.",
      from: "W14-712"
    ),
    Citation(
      "A-202",
      """
      With the iOS 13 SDK an app must report every VoIP push to CallKit, \
      or it is terminated and in the end no longer launched.
      """,
      from: "W19-707 H-PK"
    ),
    Citation(
      "A-203",
      """
      PushKit's delegate method has a completion handler from iOS 11; \
      its push types are VoIP, complication and file provider.
      """,
      from: "H-PK"
    ),
    Citation(
      "A-204",
      """
      Complication pushes are limited to 50 a day and count \
      only while the complication is on the active watch face.
      """,
      from: "H-PK W20-10049"
    ),
    Citation(
      "A-205",
      """
      A Push to Talk push launches the app in the background, \
      which must answer it at once with a push result.
      """,
      from: "H-PTT W22-10117"
    ),
    Citation(
      "A-206",
      """
      A location push runs the location push service extension, \
      not the app, also when the app is not running.
      """,
      from: "D-LOC D-SEND H-CL"
    ),
    Citation(
      "A-207",
      """
      A Live Activity push updates the widget extension; \
      only starting an activity or a new token gives the app time.
      """,
      from: "D-LA W23-10185"
    ),
    Citation(
      "A-208",
      "After a force quit a push reportedly starts no Live Activity until the app is opened again.",
      from: "F-LASTART"
    ),
    Citation(
      "A-209",
      "A broadcast push updates or ends Live Activities from iOS 18; it cannot start one.",
      from: "D-LA D-BCAST"
    ),
    Citation(
      "A-210",
      "Widget pushes and control pushes reload WidgetKit content and call no method of the app.",
      from: "D-SEND W25-278"
    ),
    Citation(
      "A-211",
      """
      A file provider push goes to its extension, \
      and an MDM push tells the device to contact its server.
      """,
      from: "D-SEND H-PK"
    ),
  ]
}
