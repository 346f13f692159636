extension Citation {
  /// Facts about what keeps a silent push from waking the app.
  static let wakeGates: [Citation] = [
    Citation(
      "A-120",
      """
      UIBackgroundModes must contain remote-notification, \
      otherwise no push wakes or launches the app; the foreground does not need it.
      """,
      from: "W13-204 APG D-BG D-FETCH"
    ),
    Citation(
      "A-121",
      """
      After a force quit nothing launches the app until the user launches \
      it or restarts the device; one developer saw the opposite.
      """,
      from: "D-FETCH APG W13-204 F-TW"
    ),
    Citation(
      "A-122",
      "An app that the system ended, for its memory say, can still be launched by a push.",
      from: "APG"
    ),
    Citation(
      "A-123",
      """
      On a device with a passcode nothing launches in \
      the background between boot and first unlock.
      """,
      from: "APG"
    ),
    Citation(
      "A-124",
      "An app that was never launched since it was installed gets no push while it is not running.",
      from: "F-SPK"
    ),
    Citation(
      "A-125",
      """
      Silent pushes do not wake an app whose Background App Refresh is off, \
      for the app or for the device.
      """,
      from: "W15-720 H-9 D-BRS"
    ),
    Citation(
      "A-126",
      "Low Power Mode switches Background App Refresh off.",
      from: "D-BRS"
    ),
    Citation(
      "A-127",
      """
      Low Power Mode can make APNs hold a push until it is switched off, \
      and a low battery stops background updates.
      """,
      from: "W23-10025 W20-10095 D-STAT"
    ),
    Citation(
      "A-128",
      "From iOS 8 silent pushes need no permission of the user.",
      from: "W14-713 W15-720"
    ),
    Citation(
      "A-129",
      """
      Up to iOS 7 registering for remote notifications asked for permission, \
      and refusing it meant no registration.
      """,
      from: "W14-713"
    ),
    Citation(
      "A-130",
      """
      Without permission an alert, sound or badge is not shown, \
      and on iOS 8 and 9 the push goes silently to the app.
      """,
      from: "R-OLD"
    ),
    Citation(
      "A-131",
      "When the user has turned notifications off, APNs discards pushes for that token.",
      from: "D-STAT"
    ),
    Citation(
      "A-132",
      """
      Provisional authorization delivers to the history of Notification Center only, \
      without banner, sound or lock screen.
      """,
      from: "D-ASK W18-710"
    ),
    Citation(
      "A-134",
      """
      Silent pushes have low priority and are limited in rate: \
      two or three an hour at most, says the current page.
      """,
      from: "W13-204 R-PAY D-BG"
    ),
    Citation(
      "A-135",
      """
      Budgets for background pushes reset every day and do not count under a debugger; \
      pushes also stop for an app long unused.
      """,
      from: "D-TRB F-DTS"
    ),
    Citation(
      "A-136",
      """
      From iOS 13 a background push must be sent with apns-priority 5 to launch the app, \
      and should have the push type background.
      """,
      from: "W19-707 D-SEND"
    ),
    Citation(
      "A-137",
      """
      The older method alone is not enough to wake the app; \
      that needs didReceiveRemoteNotification:fetchCompletionHandler:.
      """,
      from: "W15-715"
    ),
    Citation(
      "A-138",
      "Focus, the summary and interruption levels change only how a notification is presented.",
      from: "W21-10091 H-UN"
    ),
    Citation(
      "A-139",
      """
      On tvOS content-available does not wake the app; \
      the latest push is delivered when the user opens it.
      """,
      from: "W16-206"
    ),
    Citation(
      "A-140",
      """
      Whether an alert is shown does not depend on the state of the app; \
      that this includes a force quit is inferred.
      """,
      from: "W20-10095"
    ),
  ]
}
