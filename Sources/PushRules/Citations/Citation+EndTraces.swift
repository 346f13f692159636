extension Citation {
  /// Sequences of callbacks of ends, of opting out of the background, and the limits of time.
  static let endTraces: [Citation] = [
    Citation(
      "T-K1",
      """
      On iOS 7 removing the frontmost app in the switcher runs \
      willResignActive, didEnterBackground twice, and willTerminate.
      """,
      from: "L6 L5",
      restingOn: "S1-31"
    ),
    Citation(
      "T-K1b",
      """
      On iOS 8 to 12 removing the frontmost app runs \
      willResignActive, didEnterBackground once, and willTerminate.
      """,
      from: "L6 L32"
    ),
    Citation(
      "T-K1c",
      """
      With UIApplicationExitsOnSuspend the removal of the frontmost \
      app runs didEnterBackground once, says one text alone.
      """,
      restingOn: "S1-30"
    ),
    Citation(
      "T-K2",
      "Removing a suspended app in the switcher calls nothing.",
      from: "APG L32 L21"
    ),
    Citation(
      "T-K3",
      "When the system purges a suspended app, nothing is called.",
      from: "APG A5"
    ),
    Citation(
      "T-K4",
      "An app that still runs in the background when the system must end it may get willTerminate.",
      from: "A5 APG"
    ),
    Citation(
      "T-K5",
      """
      On iOS 4 to 6 reports differ on what removing an app that still \
      runs in the background calls: nothing, or didEnterBackground again.
      """,
      from: "L5 L21 APG"
    ),
    Citation(
      "T-K5b",
      "From iOS 8 removing an app that still runs in the background runs willTerminate.",
      from: "L32 L20"
    ),
    Citation(
      "T-K6",
      """
      Removing the card of an app that does not run calls nothing, \
      and only marks it as not to be launched in the background.
      """,
      from: "L32"
    ),
    Citation(
      "T-K7",
      "A crash, a kill for memory and a kill by the watchdog call nothing.",
      from: "A5 L36"
    ),
    Citation(
      "T-K8",
      """
      On iOS 4 switching the device off ran willTerminate in the \
      foreground and nothing in the background; Apple excludes restarts.
      """,
      from: "L21 APG"
    ),
    Citation(
      "T-K9",
      """
      A background task that runs out calls its expiration handler on \
      the main thread; if that ends the task, the app is suspended.
      """,
      from: "A11"
    ),
    Citation(
      "T-K10",
      """
      A background task that its expiration handler does \
      not end costs the app its life, without willTerminate.
      """,
      from: "A11 L37"
    ),
    Citation(
      "T-K11",
      """
      didEnterBackground and willTerminate have about \
      5 seconds to return, or the system kills the app.
      """,
      from: "A5 A6 APG"
    ),
    Citation(
      "T-M1",
      """
      Short memory first purges the suspended apps; then the running \
      ones get didReceiveMemoryWarning, as do their view controllers.
      """,
      from: "A12 H L44"
    ),
    Citation(
      "T-E1",
      """
      With UIApplicationExitsOnSuspend Home runs willResignActive, \
      didEnterBackground and willTerminate, and the process ends.
      """,
      from: "L23 L24",
      restingOn: "S0-34"
    ),
    Citation(
      "T-E2",
      """
      Apple's guide of iOS 4 says that an app that opts out of \
      the background never enters it and gets willTerminate only.
      """,
      from: "A17"
    ),
    Citation(
      "T-E3",
      """
      The next start of an app that opts out of the \
      background is always a cold launch, never a return.
      """,
      from: "A17",
      restingOn: "S1-35"
    ),
    Citation(
      "T-E4",
      """
      On iOS 4 the view of an app that opts out of the \
      background disappears with its callbacks on Home.
      """,
      from: "L22"
    ),
    Citation(
      "T-E5",
      "On iOS 4 and 5 a lock does not end an app that opts out of the background.",
      from: "L26",
      restingOn: "T-LK4"
    ),
    Citation(
      "T-E6",
      "From iOS 13 UIApplicationExitsOnSuspend is ignored, and Home suspends the app as any other.",
      from: "A10 L25"
    ),
    Citation(
      "T-B1",
      """
      The limits of time are 5 seconds to enter the background, 30 for \
      a push, and 600, 180 or 30 for a background task, by version.
      """,
      from: "A5 A6 A11 A11b A11c APG A18 A-BGT L36 L36b L37"
    ),
  ]
}
