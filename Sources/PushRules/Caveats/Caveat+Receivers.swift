internal import DecisionTables

// Other receivers of a push.
extension Caveat {
  static var otherReceiver: Caveat {
    Caveat(
      "other-receiver",
      when: [!.recipient(.app, .pushKit, .nobody)],
      text: "No method that pushroute follows takes a push of this type: see its receiver.",
      "R-34 A-205 A-206 A-207"
    )
  }

  static var tokenUpdate: Caveat {
    Caveat(
      "live-activity-token",
      when: [.pushType(nil, .liveActivity), .recipient(.widgetExtension, .activityKit)],
      text: "A new push token of a Live Activity gives the app time, too.",
      "R-39 A-383"
    )
  }

  static var joinedChannel: Caveat {
    Caveat(
      "channel-joined",
      when: [.recipient(.pushToTalk), .frameworkTime(.open)],
      text: "The app is taken to have joined a channel: without one it gets no such push.",
      "R-40 A-205"
    )
  }

  static var voipMustReport: Caveat {
    Caveat(
      "voip-report-call",
      when: [.arrivalRecipient(.pushKit), .pushKitMethod(.withMetadata)],
      text:
        "The app must report a call before the method returns only while metadata.mustReport is "
        + "true.",
      "R-41 A-381"
    )
  }

  static var voipDuty: Caveat {
    Caveat(
      "voip-report-call",
      when: [.arrivalRecipient(.pushKit), .since(13), .pushKitMethod(.plain)],
      text: "Built with the iOS 13 SDK or later, the app must report a call to CallKit before the "
        + "method returns, or it is terminated and after some times no longer launched.",
      "R-34 A-202"
    )
  }
}
