internal import DecisionTables

extension DecisionTable {
  /// Decides to which part of the app the push is handed on arrival.
  static var arrivalRecipient: DecisionTable {
    DecisionTable(
      "arrival recipient",
      .arrival,
      decides: .arrivalRecipient,
      rules: [
        Rule(
          "arrival-recipient.pushkit",
          .arrivalRecipient(.pushKit),
          when: [.wake(.running, .resumed, .launched), .backgroundWork(.incomingCall)],
          because: "The VoIP push is for PushKit's delegate.",
          .documented,
          "A-200"
        ),
        Rule(
          "arrival-recipient.foreground",
          .arrivalRecipient(.foreground),
          when: [
            .place(.foreground), .callTime(.closed), .admission(.open),
            .remoteNotificationMethod(.fetch, .didReceive), .onDevice,
          ],
          because: "The push reaches the app in the foreground.",
          .documented,
          "A-020"
        ),
        Rule(
          "arrival-recipient.foreground-in-simulator",
          .arrivalRecipient(.foreground),
          when: [
            .place(.foreground), .callTime(.closed), .admission(.open),
            .remoteNotificationMethod(.fetch, .didReceive), .inSimulator,
            .contentAvailable(.absent),
          ],
          because: "The push reaches the app in the foreground of the simulator, too.",
          .observed,
          "R-43 A-385"
        ),
        Rule(
          "arrival-recipient.content-available-in-simulator",
          .arrivalRecipient(.foreground),
          when: [
            .place(.foreground), .callTime(.closed), .admission(.open),
            .remoteNotificationMethod(.fetch, .didReceive), .inSimulator,
            .contentAvailable(.present),
          ],
          because:
            "In the simulator, too, content-available on an alert is taken to reach the app.",
          .contested(
            "The simulator may show the alert alone: it is not known to hand over the rest.",
            settle: "Send an alert with content-available with xcrun simctl push to an active app.",
            otherwise: .arrivalRecipient(.nobody)
          ),
          "R-43 A-385"
        ),
        Rule(
          "arrival-recipient.no-method",
          .arrivalRecipient(.nobody),
          when: [
            .place(.foreground), .callTime(.closed), .admission(.open),
            .remoteNotificationMethod(.nobody),
          ],
          because: "The app delegate implements neither method for remote notifications.",
          .documented,
          "A-024"
        ),
        Rule(
          "arrival-recipient.not-handed-over",
          .arrivalRecipient(.nobody),
          when: [.place(.foreground), .callTime(.closed), .admission(.closed)],
          because: "The push is not handed to the app delegate.",
          .documented,
          "R-22 R-23 R-34"
        ),
        Rule(
          "arrival-recipient.background",
          .arrivalRecipient(.background),
          when: [
            !.place(.foreground), .wake(.running, .resumed, .launched),
            .backgroundWork(.silentPush),
          ],
          because: "The push gives the app background time.",
          .documented,
          "A-026"
        ),
        Rule(
          "arrival-recipient.framework",
          .arrivalRecipient(.nobody),
          when: [
            !.place(.foreground), .wake(.running, .resumed, .launched),
            .backgroundWork(.framework),
          ],
          because: "A framework takes the push: no method for remote notifications runs.",
          .documented,
          "R-39 R-40"
        ),
        Rule(
          "arrival-recipient.nobody",
          .arrivalRecipient(.nobody),
          when: [.wake(.nothing)],
          because: "The push gives the app no time.",
          .documented,
          "A-025 S4-28"
        ),
      ]
    )
  }
}
