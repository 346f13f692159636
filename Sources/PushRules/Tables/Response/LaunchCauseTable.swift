internal import DecisionTables

extension DecisionTable {
  /// Decides what launches the app, on arrival or when the user acts.
  static var launchCause: DecisionTable {
    DecisionTable(
      "launch cause",
      .response,
      decides: .launchCause,
      rules: [
        Rule(
          "launch-cause.push",
          .launchCause(.push),
          when: [.placeAtResponse(.launchedByPush), .backgroundWork(.silentPush)],
          because: "The push launches the app in the background.",
          .documented,
          "R-14 A-026"
        ),
        Rule(
          "launch-cause.voip",
          .launchCause(.call),
          when: [.placeAtResponse(.launchedByPush), .backgroundWork(.incomingCall)],
          because: "The VoIP push launches the app in the background.",
          .documented,
          "A-200 A-201"
        ),
        Rule(
          "launch-cause.framework",
          .launchCause(.framework),
          when: [.placeAtResponse(.launchedByPush), .backgroundWork(.framework)],
          because: "The push for ActivityKit or Push to Talk launches the app in the background.",
          .observed,
          "R-39 R-40 A-205 A-382"
        ),
        Rule(
          "launch-cause.running-already",
          .launchCause(.nobody),
          when: [.placeAtResponse(.foreground, .background)],
          because: "The app is in memory already, so nothing launches it.",
          .documented,
          "A-002"
        ),
        Rule(
          "launch-cause.nobody",
          .launchCause(.nobody),
          when: [.placeAtResponse(.gone), .reachesApp(.closed)],
          because: "Nothing launches the app.",
          .documented,
          "A-025"
        ),
        Rule(
          "launch-cause.icon",
          .launchCause(.icon),
          when: [.placeAtResponse(.gone), .reachesApp(.open), .userAction(.icon)],
          because: "The user opens the app by its icon.",
          .documented,
          "R-12 A-060"
        ),
        Rule(
          "launch-cause.tap",
          .launchCause(.tap),
          when: [.placeAtResponse(.gone), .reachesApp(.open), .userAction(.notification)],
          because: "The tap on the notification launches the app.",
          .documented,
          "A-062 A-080 S4-20"
        ),
        Rule(
          "launch-cause.foreground-action",
          .launchCause(.foregroundAction),
          when: [.placeAtResponse(.gone), .reachesApp(.open), .userAction(.foregroundAction)],
          because: "The action launches the app in the foreground.",
          .documented,
          "R-30 A-072"
        ),
        Rule(
          "launch-cause.action",
          .launchCause(.action),
          when: [
            .placeAtResponse(.gone), .reachesApp(.open), .userAction(.action, .textAction),
            .responseMethod(.delegate, .actionHandler), !.killedByUser,
          ],
          because: "The action launches the app in the background.",
          .documented,
          "R-30 A-068 A-072"
        ),
        Rule(
          "launch-cause.action-after-force-quit",
          .launchCause(.action),
          when: [
            .placeAtResponse(.gone), .reachesApp(.open), .userAction(.action, .textAction),
            .responseMethod(.delegate, .actionHandler), .killedByUser, .since(10, 0),
          ],
          because: "The action launches the app in the background, after a force quit too.",
          .documented,
          "R-30 A-072 A-080"
        ),
        Rule(
          "launch-cause.action-after-force-quit-before-10",
          .launchCause(.action),
          when: [
            .placeAtResponse(.gone), .reachesApp(.open), .userAction(.action, .textAction),
            .responseMethod(.delegate, .actionHandler), .killedByUser, .before(10, 0),
          ],
          because: "The action launches the app in the background, after a force quit too.",
          .actionAfterForceQuit(otherwise: .launchCause(.nobody)),
          "R-30 A-068"
        ),
        Rule(
          "launch-cause.unheard-action",
          .launchCause(.action),
          when: [
            .placeAtResponse(.gone), .reachesApp(.open), .userAction(.action, .textAction),
            .responseMethod(.nobody),
          ],
          because: "The action launches the app in the background, although no method takes it.",
          .inferred,
          "R-30"
        ),
        Rule(
          "launch-cause.dismissal",
          .launchCause(.dismissal),
          when: [
            .placeAtResponse(.gone), .reachesApp(.open), .userAction(.dismiss),
            .responseMethod(.delegate),
          ],
          because: "A dismissal that is reported launches the app in the background.",
          .documented,
          "R-29 A-073"
        ),
        Rule(
          "launch-cause.dismissal-launches-nothing",
          .launchCause(.nobody),
          when: [
            .placeAtResponse(.gone), .reachesApp(.open), .userAction(.dismiss),
            !.responseMethod(.delegate),
          ],
          because: "A dismissal that nobody hears launches nothing.",
          .documented,
          "R-29 A-073"
        ),
      ]
    )
  }
}
