internal import DecisionTables

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
      when: [.alert, .presentation(.activityStarted, .activityUpdated, .activityEnded)],
      text: "The system shows the alert in this push as a notification; no method takes it.",
      "R-60 A-207"
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
        + "method returns, or it is terminated and after some times no longer launched.",
      "R-34 A-202"
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
      when: [.pushType(.voip), .backgroundWork(.pushKit), .arrivalRecipient(.nobody), .since(13)],
      text: "No method takes the push, so the app reports no call: the system ends it, and after "
        + "some times delivers no more VoIP pushes to it.",
      "R-57 A-202 A-502"
    ),
  ]
}
