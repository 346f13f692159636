extension Citation {
  /// The points of the life cycle on which the sources leave a choice.
  static let lifecycleRulings: [Citation] = [
    Citation(
      "L-01",
      """
      didEnterBackground runs on the way from inactive to background; \
      entering and leaving the suspended state calls nothing.
      """,
      restingOn: "X-01 T-H1 T-K3"
    ),
    Citation(
      "L-02",
      """
      With UIApplicationExitsOnSuspend Home (iOS 4 to 12) runs willResignActive, \
      didEnterBackground and willTerminate and ends the app; from 13 it is ignored.
      """,
      restingOn: "X-02 T-E1 T-E2 T-E6"
    ),
    Citation(
      "L-03",
      """
      Removing the frontmost app in the switcher runs didEnterBackground and \
      willTerminate, a suspended one nothing, one in the background (8+) willTerminate.
      """,
      restingOn: "X-03 T-K1b T-K2 T-K5b"
    ),
    Citation(
      "L-04",
      """
      That didEnterBackground runs twice on removal is a quirk of iOS \
      7 without UIApplicationExitsOnSuspend; elsewhere it runs once.
      """,
      restingOn: "X-04 T-K1 T-K1c"
    ),
    Citation(
      "L-05",
      """
      A ringing call makes the app inactive; declined, it is active \
      again, accepted, it goes to the background, or ends until iOS 3.
      """,
      restingOn: "X-05 T-I1 T-I2 T-I4 T-I5"
    ),
    Citation(
      "L-06",
      """
      A lock only resigns until iOS 4, also enters the background on \
      5 and 6 while reading inactive, and reads background from 7.
      """,
      restingOn: "X-06 T-LK1 T-LK2 T-LK3"
    ),
    Citation(
      "L-07",
      """
      When memory is short, suspended apps are purged in silence \
      first, and only then do running apps get the warning.
      """,
      restingOn: "X-08 T-M1"
    ),
    Citation(
      "L-08",
      """
      A launch or wake in the background does not run \
      didEnterBackground, as the logs show and against Apple's text.
      """,
      restingOn: "T-L5 T-L7"
    ),
    Citation(
      "L-09",
      """
      The delegate method runs first, then its notification is \
      posted; for willEnterForeground Apple's pages disagree.
      """,
      from: "H A5 A7"
    ),
    Citation(
      "L-10",
      """
      A background task has about 600 seconds on iOS 4 to 6, 180 \
      on 7 to 12 and 30 from 13, none of which Apple promises.
      """,
      from: "L37 L37b L37c L37d L37e L37f L37g",
      restingOn: "T-B1"
    ),
    Citation(
      "L-11",
      """
      A background task counts as ended only when endBackgroundTask: \
      has run; if its handler has returned before, the app is killed.
      """,
      restingOn: "X-22 T-K10"
    ),
    Citation(
      "L-12",
      """
      View controllers get no appearance callbacks when the app goes \
      to the background, except with UIApplicationExitsOnSuspend.
      """,
      restingOn: "T-V7 T-E4"
    ),
    Citation(
      "L-13",
      """
      Push callbacks run after willEnterForeground, or \
      after the launch methods, and before didBecomeActive.
      """,
      restingOn: "T-R3 T-L3"
    ),
    Citation(
      "L-14",
      """
      Notification Center runs willResignActive on opening and \
      didBecomeActive on closing; the extra pair of iOS 11 is a caveat.
      """,
      restingOn: "T-N1 T-N2"
    ),
    Citation(
      "L-15",
      """
      Removing a scene app on iPhone runs sceneWillResignActive, \
      sceneDidEnterBackground and willTerminate; on iPad it is disconnected.
      """,
      restingOn: "T-S5 T-S5b T-S6 T-S7"
    ),
  ]
}
