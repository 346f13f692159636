extension Citation {
  /// The points on which Apple contradicts itself.
  static let conflicts: [Citation] = [
    Citation(
      "C-01",
      """
      The header denies that application:didReceiveRemoteNotification: \
      runs when a push resumes the app; two WWDC sessions show it.
      """,
      from: "H-8b H-9 H-16 D-FETCH W13-310 W10-129"
    ),
    Citation(
      "C-02",
      """
      One page says that with the background mode any remote notification wakes the app, \
      all others ask for content-available.
      """,
      from: "D-FETCH APG W13-204 R-PAY D-BG"
    ),
    Citation(
      "C-03",
      """
      One session says both that a tap on a suspended app runs \
      didFinishLaunching and that it runs the method for notifications.
      """,
      from: "W10-129",
      restingOn: "A-005"
    ),
    Citation(
      "C-04",
      """
      One page says that an arriving push launches an app that is not running, \
      every other text that only the tap does.
      """,
      from: "D-OLD"
    ),
    Citation(
      "C-05",
      """
      Two texts say that any push calls the fetchCompletionHandler variant, \
      others that only silent ones do.
      """,
      from: "W20-10095 R-HRN D-BG D-HN H-10 H-16"
    ),
    Citation(
      "C-06",
      """
      Two texts end the ban after a force quit with a relaunch \
      or a restart of the device, two with a relaunch only.
      """,
      from: "D-FETCH APG W13-204 F-SPK"
    ),
    Citation(
      "C-07",
      """
      WWDC says that silent pushes need no permission, \
      while APNs is said to discard pushes for an app whose notifications are off.
      """,
      from: "W14-713 W15-720 D-STAT"
    ),
    Citation(
      "C-08",
      """
      Without a notification center delegate a foreground push uses its own options, \
      says one page; others say that it is silenced.
      """,
      from: "D-WP R-SHL H-UN"
    ),
    Citation(
      "C-09",
      """
      A missing badge leaves the badge as it is, says the guide; \
      another page says that it removes the badge.
      """,
      from: "R-PAY D-OLD"
    ),
    Citation(
      "C-10",
      "One page still limits custom data to 256 bytes, another the whole payload to 4096 or 5120.",
      from: "D-OLD D-GEN"
    ),
    Citation(
      "C-11",
      """
      APNs stores one push per app and device, say three pages; \
      a note of June 2024 says that several can be queued.
      """,
      from: "D-SEND D-STAT D-TRB D-UPD"
    ),
    Citation(
      "C-12",
      """
      One page prints two topic suffixes without a dot or with a stray letter, \
      others print them in dotted form.
      """,
      from: "D-SEND D-LA W20-10049"
    ),
    Citation(
      "C-13",
      "One page spells the reason ServiceUnavailable in one word, another with a space.",
      from: "D-RESP D-BERR"
    ),
    Citation(
      "C-14",
      """
      Action buttons never bring the app to the foreground, \
      says one page; the foreground option does, says the header.
      """,
      from: "D-HN H-UN W16-707"
    ),
    Citation(
      "C-15",
      "One page calls apns-topic required and yet lets it default to the certificate's.",
      from: "D-SEND"
    ),
    Citation(
      "C-16",
      """
      The service extension needs an alert dictionary, says one page; \
      elsewhere alert may be a string and all visible pushes qualify.
      """,
      from: "D-NSE D-GEN W17-708"
    ),
    Citation(
      "C-17",
      """
      The time for a silent push is less than a minute, \
      says WWDC 2013; current pages say 30 seconds.
      """,
      from: "W13-204 D-FETCH D-BG"
    ),
    Citation(
      "C-18",
      """
      A new Live Activity token gives foreground time, \
      says WWDC 2023, background time, says the page.
      """,
      from: "W23-10185 D-LA"
    ),
    Citation(
      "C-19",
      """
      content-available may be mixed with alert or badge, say two sessions; \
      others say that aps must hold nothing else.
      """,
      from: "W14-713 W15-720 R-PAY D-BG W15-715"
    ),
    Citation(
      "C-20",
      """
      An action is handled in the background, says one page; \
      its activation mode may be foreground, say header and WWDC.
      """,
      from: "D-HAI W14-713 H-9"
    ),
  ]
}
