import DecisionTables

extension Caveat {
  /// Other receivers of a push.
  static let receivers: [Caveat] = [
    Case("other-receiver")
      .when(!.recipient(.app, .pushKit, .nobody))
      .remark("No method that pushroute follows takes a push of this type: see its receiver.")
      .citing("R-34 A-205 A-206 A-207"),
    Case("live-activity-token")
      .when(.pushType(nil, .liveActivity), .recipient(.widgetExtension, .activityKit))
      .remark("A new push token of a Live Activity gives the app time, too.")
      .citing("R-39 A-383"),
    Case("live-activity-alert")
      .when(.alert, .presentation(.activityStarted, .activityUpdated, .activityEnded))
      .and(!.permission(.refused))
      .remark(
        "The alert lights the device up and shows the activity expanded, or a banner without "
          + "Dynamic Island, with the sound; title and body are what Apple Watch shows. It is no "
          + "notification: didReceive response takes no tap."
      )
      .citing("R-67 A-537"),
    Case("location-always")
      .when(.recipient(.locationExtension))
      .remark(
        "The app needs the Always authorization for positions; priority 5 may wait; Low Power "
          + "Mode may stop the push, even with priority 10."
      )
      .citing("R-84 A-539"),
    Case("push-to-talk-order")
      .when(.recipient(.pushToTalk), .launchCause(.framework))
      .remark(
        "After the launch the channel manager calls incomingPushResult, then didJoin and "
          + "didActivate."
      )
      .citing("R-61 A-506"),
    Case("voip-report-call")
      .when(.arrivalRecipient(.pushKit), .since(13), .pushKitMethod(.plain))
      .remark(
        "Built with the iOS 13 SDK or later, the app must report a call to CallKit before the "
          + "method returns, or it is terminated and after some times no longer launched. In the "
          + "foreground and during a call there is no such duty."
      )
      .citing("R-34 R-74 A-202 A-536"),
    Case("voip-held")
      .when(.firstUnlock(.pending), .since(13), .recipient(.pushKit), .voipPushes(.allowed))
      .remark(
        "Pushes that are held until the first unlock arrive right after it, and count against "
          + "the duty to report a call."
      )
      .citing("R-73 A-535"),
    Case("voip-report-call")
      .when(.arrivalRecipient(.pushKit), .pushKitMethod(.withMetadata))
      .remark(
        "The app must report a call before the method returns only while metadata.mustReport is "
          + "true."
      )
      .citing("R-41 A-381"),
    Case("voip-report-call")
      .when(.pushType(.voip), .backgroundWork(.pushKit), .arrivalRecipient(.nobody), .since(13))
      .and(!.place(.foreground))
      .remark(
        "No method takes the push, so the app reports no call: the system ends it, and after "
          + "some times delivers no more VoIP pushes to it."
      )
      .citing("R-57 A-202 A-502"),
  ]

  /// What the page about a force quit says, too.
  package static let forceQuitReports =
    "Some reports of iOS 13 and later saw an app woken although its user had quit it, mostly until "
    + "another app was opened; in one report it came at launch."

  /// The reliability of background pushes.
  static let waking: [Caveat] = [
    Case("low-priority")
      .when(.priority(.one), .backgroundWork(.silentPush), .since(13))
      .remark("With priority 1 the push may be deferred.")
      .citing("R-22 A-353"),
    Case("deferred")
      .when(.lowPowerMode(.on), .since(9), .recipient(.app), !.place(.foreground))
      .and(.contentAvailable(.present))
      .remark("In Low Power Mode the push is deferred and may be delivered later.")
      .citing("R-21 A-127"),
    Case("after-reboot")
      .when(.state(.notRunning(.reboot)), .since(12), .recipient(.app), .contentAvailable(.present))
      .remark(
        "After a restart it can take minutes until pushes wake the app; some report that the "
          + "fetchCompletionHandler variant waits until the app was opened."
      )
      .citing("R-27 A-121"),
    Case("may-be-discarded")
      .when(.permission(.refused), .since(10, 0), .recipient(.app))
      .remark("APNs may discard every push for a device whose user does not allow notifications.")
      .citing("R-23 A-131 C-07"),
    Case("force-quit-reports")
      .when(.killedByUser, .since(13), .recipient(.app), .contentAvailable(.present))
      .remark(forceQuitReports)
      .citing("R-13 R-62 R-82 A-121 A-507 A-538"),
    Case("held-push")
      .when(.userAction(.icon), .opportunity(.open), .contentAvailable(.present), .since(7))
      .and(.admission(.open), .remoteNotificationMethod(.fetch), .launchability(.launches))
      .and(!.place(.foreground), !.killedByUser, .recipient(.app))
      .remark(
        "If the system holds this content-available push back, it hands it to the "
          + "fetchCompletionHandler variant right after the user has opened the app."
      )
      .citing("R-12 A-041 U-18"),
    Case("held-push-discarded")
      .when(.killedByUser, .contentAvailable(.present), .since(7), .recipient(.app))
      .remark("A push that the system held back is discarded when the user quits the app.")
      .citing("A-041"),
    Case("newsstand")
      .when(.since(5), .before(7), .contentAvailable(.present))
      .remark("Newsstand apps could be woken by content-available on iOS 5 and 6.")
      .citing("R-33 A-011"),
    Case("registration")
      .when(.arrivalRecipient(.background), .wake(.launched))
      .remark(
        "Call registerForRemoteNotifications in every launch, a background launch too: an app "
          + "that never calls it gets no push, and one that calls it late may wait for its push."
      )
      .citing("A-010 R-14"),
  ]

  /// The limits of rate and time, and where there are none.
  static let limits: [Caveat] = [
    Case("best-effort")
      .when(.arrivalRecipient(.background), .environment(.device))
      .remark(
        "Background pushes are best effort: Apple names two or three an hour at most, and iOS "
          + "may hold back more, such as for an app that is rarely opened."
      )
      .citing("A-134 A-135"),
    Case("debugger")
      .when(.arrivalRecipient(.background), .environment(.device))
      .remark(
        "Under Xcode's debugger the limits are off, and the simulator has none: a test there "
          + "does not show them."
      )
      .citing("A-135"),
    Case("debugger")
      .when(.environment(.debugger))
      .remark(
        "Xcode's debugger keeps the app from being suspended, and the limits of rate and time "
          + "for background pushes are off: test without it."
      )
      .citing("R-43 A-135 A-388"),
    Case("simulator")
      .when(.inSimulator, .recipient(.app))
      .remark(
        "The simulator has no limits of rate and time: test content-available and "
          + "mutable-content on a device."
      )
      .citing("R-43 R-79 A-385 A-386"),
  ]
}
