internal import DecisionTables

// Who else takes a push.
extension Caveat {
  static var otherReceiver: Caveat {
    Caveat(
      "other-receiver",
      when: [!.recipient(.app, .pushKit, .nobody)],
      text: "No method that pushroute follows takes a push of this type: see its receiver.",
      "R-34 A-205 A-206 A-207"
    )
  }

  static var voipDuty: Caveat {
    Caveat(
      "voip-report-call",
      when: [.arrivalRecipient(.pushKit), .since(13)],
      text: "Built with the iOS 13 SDK or later, the app must report a call to CallKit before the "
        + "method returns, or it is terminated and after some times no longer launched.",
      "R-34 A-202"
    )
  }
}
