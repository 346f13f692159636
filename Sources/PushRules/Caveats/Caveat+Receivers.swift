import DecisionTables

extension Caveat {
  /// Other receivers of a push.
  static let receivers: [Caveat] = [
    Caveat(
      "other-receiver",
      when: [!.recipient(.app, .pushKit, .nobody)],
      text: "No method that pushroute follows takes a push of this type: see its receiver.",
      "R-34 A-205 A-206 A-207"
    ),
    Caveat(
      "live-activity-token",
      when: [.pushType(nil, .liveActivity), .recipient(.widgetExtension, .activityKit)],
      text: "A new push token of a Live Activity gives the app time, too.",
      "R-39 A-383"
    ),
    Caveat(
      "live-activity-alert",
      when: [
        .alert, .presentation(.activityStarted, .activityUpdated, .activityEnded),
        !.permission(.refused),
      ],
      text: "The alert lights the device up and shows the activity expanded, or a banner without "
        + "Dynamic Island, with the sound; title and body are what Apple Watch shows. It is no "
        + "notification: didReceive response takes no tap.",
      "R-67 A-537"
    ),
    Caveat(
      "location-always",
      when: [.recipient(.locationExtension)],
      text: "The app needs the Always authorization for positions; priority 5 may wait; Low Power "
        + "Mode may stop the push, even with priority 10.",
      "R-84 A-539"
    ),
    Caveat(
      "push-to-talk-order",
      when: [.recipient(.pushToTalk), .launchCause(.framework)],
      text: "After the launch the channel manager calls incomingPushResult, then didJoin and "
        + "didActivate.",
      "R-61 A-506"
    ),
    Caveat(
      "voip-report-call",
      when: [.arrivalRecipient(.pushKit), .since(13), .pushKitMethod(.plain)],
      text: "Built with the iOS 13 SDK or later, the app must report a call to CallKit before the "
        + "method returns, or it is terminated and after some times no longer launched. In the "
        + "foreground and during a call there is no such duty.",
      "R-34 R-74 A-202 A-536"
    ),
    Caveat(
      "voip-held",
      when: [.firstUnlock(.pending), .since(13), .recipient(.pushKit), .voipPushes(.allowed)],
      text: "Pushes that are held until the first unlock arrive right after it, and count against "
        + "the duty to report a call.",
      "R-73 A-535"
    ),
    Caveat(
      "voip-report-call",
      when: [.arrivalRecipient(.pushKit), .pushKitMethod(.withMetadata)],
      text:
        "The app must report a call before the method returns only while metadata.mustReport is "
        + "true.",
      "R-41 A-381"
    ),
    Caveat(
      "voip-report-call",
      when: [
        .pushType(.voip), .backgroundWork(.pushKit), .arrivalRecipient(.nobody), .since(13),
        !.place(.foreground),
      ],
      text: "No method takes the push, so the app reports no call: the system ends it, and after "
        + "some times delivers no more VoIP pushes to it.",
      "R-57 A-202 A-502"
    ),
  ]
}
