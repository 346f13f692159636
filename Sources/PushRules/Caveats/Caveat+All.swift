internal import DecisionTables

extension Caveat {
  /// All caveats, in the order in which they print.
  package static let all: [Caveat] =
    unavailable + [
      otherReceiver, tokenUpdate, activityAlert, talkOrder, voipDuty, voipMustReport,
      unreportedCall, dismissalKinds,
      categoryRegistration, bannerFromWillPresent,
      lateDelegate, sceneTapTwice, fetchTwice, willPresentAndFetch, willPresentTwice,
      inactiveState,
      keyDeprecated, lowPriority, deferred, afterReboot, mayBeDiscarded, forceQuitReports, heldPush,
      heldPushDiscarded, newsstand, registration, extensionLimits, soundBesideBadge,
      filtering, watch,
      completionHandler, presentationHandler, responseHandler, focus, bestEffort, limitsElsewhere,
      debugger, simulator,
    ]
}
