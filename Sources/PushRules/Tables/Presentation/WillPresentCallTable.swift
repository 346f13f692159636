import DecisionTables

extension DecisionTable {
  /// Decides whether `willPresent` is asked what to show.
  static let willPresentCall = DecisionTable(
    .presentation,
    decides: .willPresentCall,
    called: "will-present call"
  ) {
    Case("will-present-call.asked", .willPresentCall(.asked))
      .when(.willPresentPermit(.open), .alert, !.permission(.historyOnly))
      .because("In the foreground willPresent decides what an alert shows.")
      .documented("R-06 A-031")
    Case("will-present-call.asked-provisional", .willPresentCall(.asked))
      .when(.willPresentPermit(.open), .alert, .permission(.historyOnly))
      .because("In the foreground willPresent is asked with provisional authorization, too.")
      .inferred("R-24 A-132")
    Case("will-present-call.asked-without-alert", .willPresentCall(.asked))
      .when(.willPresentPermit(.open), .withoutAlert)
      .because("In the foreground willPresent decides about a sound or badge alone, too.")
      .inferred("R-06 A-031")
    Case("will-present-call.not-asked", .willPresentCall(.skipped))
      .when(.willPresentPermit(.closed))
      .because("willPresent is not asked.")
      .documented("A-032")
  }
}
