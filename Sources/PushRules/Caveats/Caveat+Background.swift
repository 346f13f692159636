import DecisionTables

extension Caveat {
  /// What the page about a force quit says, too.
  package static let forceQuitReports =
    "Some reports of iOS 13 and later saw an app woken although its user had quit it, mostly until "
    + "another app was opened; in one report it came at launch."

  /// The reliability of background pushes.
  static let waking: [Caveat] = [
    Caveat(
      "low-priority",
      when: [.priority(.one), .backgroundWork(.silentPush), .since(13)],
      text: "With priority 1 the push may be deferred.",
      "R-22 A-353"
    ),
    Caveat(
      "deferred",
      when: [
        .lowPowerMode(.on), .since(9), .recipient(.app), !.place(.foreground),
        .contentAvailable(.present),
      ],
      text: "In Low Power Mode the push is deferred and may be delivered later.",
      "R-21 A-127"
    ),
    Caveat(
      "after-reboot",
      when: [
        .state(.notRunning(.reboot)), .since(12), .recipient(.app), .contentAvailable(.present),
      ],
      text: "After a restart it can take minutes until pushes wake the app; some report that the "
        + "fetchCompletionHandler variant waits until the app was opened.",
      "R-27 A-121"
    ),
    Caveat(
      "may-be-discarded",
      when: [.permission(.refused), .since(10, 0), .recipient(.app)],
      text: "APNs may discard every push for a device whose user does not allow notifications.",
      "R-23 A-131 C-07"
    ),
    Caveat(
      "force-quit-reports",
      when: [.killedByUser, .since(13), .recipient(.app), .contentAvailable(.present)],
      text: forceQuitReports,
      "R-13 R-62 R-82 A-121 A-507 A-538"
    ),
    Caveat(
      "held-push",
      when: [
        .userAction(.icon), .opportunity(.open), .contentAvailable(.present), .since(7),
        .admission(.open), .remoteNotificationMethod(.fetch), .launchability(.launches),
        !.place(.foreground), !.killedByUser, .recipient(.app),
      ],
      text: "If the system holds this content-available push back, it hands it to the "
        + "fetchCompletionHandler variant right after the user has opened the app.",
      "R-12 A-041 U-18"
    ),
    Caveat(
      "held-push-discarded",
      when: [.killedByUser, .contentAvailable(.present), .since(7), .recipient(.app)],
      text: "A push that the system held back is discarded when the user quits the app.",
      "A-041"
    ),
    Caveat(
      "newsstand",
      when: [.since(5), .before(7), .contentAvailable(.present)],
      text: "Newsstand apps could be woken by content-available on iOS 5 and 6.",
      "R-33 A-011"
    ),
    Caveat(
      "registration",
      when: [.arrivalRecipient(.background), .wake(.launched)],
      text: "Call registerForRemoteNotifications in every launch, a background launch too: an app "
        + "that never calls it gets no push, and one that calls it late may wait for its push.",
      "A-010 R-14"
    ),
  ]

  /// The limits of rate and time, and where there are none.
  static let limits: [Caveat] = [
    Caveat(
      "best-effort",
      when: [.arrivalRecipient(.background), .environment(.device)],
      text: "Background pushes are best effort: Apple names two or three an hour at most, and iOS "
        + "may hold back more, such as for an app that is rarely opened.",
      "A-134 A-135"
    ),
    Caveat(
      "debugger",
      when: [.arrivalRecipient(.background), .environment(.device)],
      text: "Under Xcode's debugger the limits are off, and the simulator has none: a test there "
        + "does not show them.",
      "A-135"
    ),
    Caveat(
      "debugger",
      when: [.environment(.debugger)],
      text: "Xcode's debugger keeps the app from being suspended, and the limits of rate and time "
        + "for background pushes are off: test without it.",
      "R-43 A-135 A-388"
    ),
    Caveat(
      "simulator",
      when: [.inSimulator, .recipient(.app)],
      text: "The simulator has no limits of rate and time: test content-available and "
        + "mutable-content on a device.",
      "R-43 R-79 A-385 A-386"
    ),
  ]
}
