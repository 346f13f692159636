internal import DecisionTables

extension DecisionTable {
  /// Decides the state of the app when all handlers have returned.
  static var finalState: DecisionTable {
    DecisionTable(
      "final state",
      .response,
      decides: .finalState,
      rules: [
        Rule(
          "final-state.ends-active",
          .finalState(.active),
          when: [.comesForward(.open)],
          because: "The user has brought the app to the foreground.",
          .documented,
          "A-080"
        ),
        Rule(
          "final-state.stays-active",
          .finalState(.active),
          when: [.comesForward(.closed), .state(.active)],
          because: "The app stays active.",
          .documented,
          "A-001"
        ),
        Rule(
          "final-state.stays-inactive",
          .finalState(.inactive),
          when: [.comesForward(.closed), .state(.inactive)],
          because: "The app stays inactive.",
          .documented,
          "A-001"
        ),
        Rule(
          "final-state.ends-in-background",
          .finalState(.background),
          when: [.comesForward(.closed), .state(.background)],
          because: "The app goes on with what it does in the background.",
          .documented,
          "A-002"
        ),
        Rule(
          "final-state.ends-suspended",
          .finalState(.suspended),
          when: [.comesForward(.closed), .state(.suspended), !.environment(.debugger)],
          because: "The app is suspended again when its handlers have returned.",
          .documented,
          "A-172 A-040"
        ),
        Rule(
          "final-state.suspended-after-push",
          .finalState(.suspended),
          when: [
            .comesForward(.closed), .placeAtResponse(.launchedByPush), !.environment(.debugger),
          ],
          because:
            "The app that the push has launched is suspended when its handlers have returned.",
          .documented,
          "A-172 A-040"
        ),
        Rule(
          "final-state.suspended-after-action",
          .finalState(.suspended),
          when: [
            .comesForward(.closed), .placeAtResponse(.gone), .launchCause(.action, .dismissal),
            !.environment(.debugger),
          ],
          because:
            "The app that the action has launched is suspended when its handlers have returned.",
          .inferred,
          "A-072"
        ),
        Rule(
          "final-state.debugger",
          .finalState(.background),
          when: [
            .comesForward(.closed), .environment(.debugger),
            !.state(.active, .inactive, .background),
            .placeAtResponse(.background, .launchedByPush),
          ],
          because: "Under Xcode's debugger the app is not suspended: it goes on in the background.",
          .observed,
          "R-43 A-388"
        ),
        Rule(
          "final-state.debugger-after-action",
          .finalState(.background),
          when: [
            .comesForward(.closed), .environment(.debugger), .placeAtResponse(.gone),
            .launchCause(.action, .dismissal),
          ],
          because: "Under Xcode's debugger the app that the action has launched is not suspended.",
          .inferred,
          "R-43 A-388"
        ),
        Rule(
          "final-state.stays-not-running",
          .finalState(.notRunning),
          when: [.comesForward(.closed), .placeAtResponse(.gone), .launchCause(.nobody)],
          because: "Nothing has launched the app.",
          .documented,
          "A-025"
        ),
      ]
    )
  }
}
