extension Citation {
  /// Sequences of callbacks of a launch, without scenes.
  static let launchTraces: [Citation] = [
    Citation(
      "T-L1",
      """
      A launch by the icon runs willFinishLaunching (6+), restores state if there is \
      some, then didFinishLaunching and didBecomeActive, never willEnterForeground.
      """,
      from: "L1 L2 A1 APG"
    ),
    Citation(
      "T-L2",
      "On iPhone OS 2 a launch runs applicationDidFinishLaunching:, then didBecomeActive.",
      from: "H",
      restingOn: "S4-04"
    ),
    Citation(
      "T-L3",
      """
      A tap that launches the app on iOS 7 to 9 runs the launch methods with the key, \
      then the fetchCompletionHandler variant while inactive, then didBecomeActive.
      """,
      from: "L1 L7 H"
    ),
    Citation(
      "T-L4",
      """
      A tap that launches an app with the older push method alone runs \
      didFinishLaunching with the key and didBecomeActive, not the push method.
      """,
      from: "H",
      restingOn: "R-02"
    ),
    Citation(
      "T-L5",
      """
      A launch in the background runs the launch methods and the event's own \
      callback in the background, with no didBecomeActive or didEnterBackground.
      """,
      from: "L1 L4 L7 L38"
    ),
    Citation(
      "T-L6",
      """
      After the user removed the app, a silent push starts \
      nothing until the user opens the app or restarts the device.
      """,
      from: "D-FETCH A18 L32"
    ),
    Citation(
      "T-L7",
      """
      Apple's text has didEnterBackground run on a launch in the \
      background and on a wake; the printed logs show neither.
      """,
      from: "A2 L1 L4 L7 L13"
    ),
    Citation(
      "T-L8",
      """
      An app that was launched in the background comes to the \
      front with willEnterForeground, then didBecomeActive.
      """,
      from: "L7"
    ),
    Citation(
      "T-L9",
      """
      A URL that launches the app runs the launch methods with its key, \
      then the method for URLs while inactive, then didBecomeActive.
      """,
      from: "L1"
    ),
    Citation(
      "T-L10",
      """
      A universal link that launches the app runs the launch methods, then \
      willContinueUserActivity and continueUserActivity, then didBecomeActive.
      """,
      from: "L1"
    ),
    Citation(
      "T-L11",
      """
      Prewarming (iOS 15+) runs no callback: it stops before \
      UIApplicationMain, and the later launch runs all of them.
      """,
      from: "A1"
    ),
    Citation(
      "T-L12",
      """
      After a restart the app launches as ever, the mark of a force quit \
      is gone, and protected files stay closed until the first unlock.
      """,
      from: "A18 A3"
    ),
    Citation(
      "T-L13",
      """
      A launch after a purge, crash or kill is a cold \
      one; after a purge the saved state can be restored.
      """,
      from: "APG"
    ),
  ]
}
