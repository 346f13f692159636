extension Citation {
  /// Sequences of callbacks of leaving, coming back and interruptions, without scenes.
  static let foregroundTraces: [Citation] = [
    Citation(
      "T-H0",
      "On iPhone OS 2 and 3 Home ends the app with willTerminate.",
      from: "L22 L39 L42 A17"
    ),
    Citation(
      "T-H1",
      """
      Home and opening another app run willResignActive, didEnterBackground \
      and the saving of state (6+); the suspension that follows is silent.
      """,
      from: "L1 L2 L43 A2 APG"
    ),
    Citation(
      "T-H2",
      """
      From iOS 11 an app that is tapped again before the animation \
      of Home ends gets willResignActive and didBecomeActive only.
      """,
      from: "L10"
    ),
    Citation(
      "T-R1",
      """
      Coming back from the background or from suspension \
      runs willEnterForeground, then didBecomeActive.
      """,
      from: "L1 L2"
    ),
    Citation(
      "T-R2",
      """
      A link opened from the background is handed over between \
      willEnterForeground and didBecomeActive, while inactive.
      """,
      from: "L1"
    ),
    Citation(
      "T-R3",
      """
      A tap on a push from the background runs willEnterForeground, the \
      fetchCompletionHandler variant while inactive, then didBecomeActive.
      """,
      from: "L1 L7"
    ),
    Citation(
      "T-R4",
      """
      An app that is opened and left at once gets its \
      callbacks in another order on iOS 10 than on iOS 11.
      """,
      from: "L10"
    ),
    Citation(
      "T-A1",
      "Opening the switcher over the app runs willResignActive.",
      from: "L2 L11 L12 A4"
    ),
    Citation(
      "T-A2",
      """
      Choosing the same app in the switcher runs didBecomeActive; \
      an iPad gesture of iOS 6.1.2 could miss it.
      """,
      from: "L2 L11 L40"
    ),
    Citation(
      "T-A3",
      "Choosing another app or Home in the switcher runs didEnterBackground.",
      from: "APG L11"
    ),
    Citation(
      "T-I1",
      """
      A call, an alarm or a system alert runs willResignActive, \
      and didBecomeActive when it is dismissed.
      """,
      from: "APG L1 L28"
    ),
    Citation(
      "T-I2",
      "An interruption that the user accepts runs willResignActive, then didEnterBackground.",
      from: "APG L28"
    ),
    Citation(
      "T-I3",
      """
      After a call the app comes back with willEnterForeground, \
      then didBecomeActive; no log shows it.
      """,
      restingOn: "T-R1"
    ),
    Citation(
      "T-I4",
      """
      On iPhone OS 2 and 3 an accepted call ends the app with \
      willTerminate, and an ignored one makes it active again.
      """,
      from: "L39"
    ),
    Citation(
      "T-I5",
      """
      What a call shown as a banner (iOS 14+) calls is not \
      confirmed; banners call nothing until they are answered.
      """,
      restingOn: "T-I7"
    ),
    Citation(
      "T-I7",
      """
      The banner of another app calls nothing; pulling \
      it down counts as opening Notification Center.
      """,
      from: "APG L27"
    ),
    Citation(
      "T-N1",
      """
      On iOS 5 to 10 opening Notification Center runs \
      willResignActive, and closing it runs didBecomeActive.
      """,
      from: "L27 L9b APG"
    ),
    Citation(
      "T-N2",
      """
      From iOS 11 opening Notification Center runs willResignActive, then a spurious \
      didBecomeActive and willResignActive; closing it runs didBecomeActive.
      """,
      from: "L8 L9 L9b L45"
    ),
    Citation(
      "T-N3",
      "From iOS 11 pulling Notification Center down a little and pushing it back calls nothing.",
      from: "L10"
    ),
    Citation(
      "T-N4",
      "Opening Control Center runs willResignActive, and closing it runs didBecomeActive.",
      from: "L13 L27"
    ),
    Citation(
      "T-N5",
      """
      Tapping the notification of another app in Notification \
      Center runs willResignActive, then didEnterBackground.
      """,
      from: "L13"
    ),
    Citation(
      "T-LK1",
      """
      On iOS 4 a lock runs willResignActive and leaves the app \
      inactive and running; the unlock runs didBecomeActive.
      """,
      from: "L2 L3 L26"
    ),
    Citation(
      "T-LK2",
      """
      On iOS 5 and 6 a lock runs willResignActive and didEnterBackground, \
      inside which the app still reads inactive; the unlock mirrors it.
      """,
      from: "L2 L3 A19"
    ),
    Citation(
      "T-LK3",
      """
      From iOS 7 a lock runs willResignActive and didEnterBackground, which \
      reads background; the unlock runs willEnterForeground and didBecomeActive.
      """,
      from: "L3 APG"
    ),
    Citation(
      "T-LK4",
      """
      On iOS 4 and 5 a lock of an app that opts out of the background \
      runs willResignActive only, and the app keeps running.
      """,
      from: "L26"
    ),
    Citation(
      "T-LK5",
      """
      With a passcode protected files close some seconds after the lock and \
      open on the unlock; the place among the other callbacks is not confirmed.
      """,
      from: "A3"
    ),
  ]
}
