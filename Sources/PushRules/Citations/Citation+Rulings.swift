extension Citation {
  /// The points on which the sources leave a choice, first those about arrivals and taps.
  static let rulings: [Citation] = [
    Citation(
      "R-01",
      """
      When both are implemented, didReceiveRemoteNotification:fetchCompletionHandler: \
      runs and application:didReceiveRemoteNotification: does not, but see R-04.
      """,
      restingOn: "S4-16 A-024 R-04"
    ),
    Citation(
      "R-02",
      """
      A tap from the background reaches an app with application:didReceiveRemoteNotification: \
      alone on its way to the foreground, in state inactive.
      """,
      restingOn: "S4-23 C-01 A-066"
    ),
    Citation(
      "R-03",
      """
      A tap that launches the app calls didFinishLaunching with the remote-notification key, \
      then the fetchCompletionHandler variant, then didBecomeActive.
      """,
      restingOn: "A-063 A-064"
    ),
    Citation(
      "R-04",
      """
      iOS 10.0 has a defect: for a tap it calls application:didReceiveRemoteNotification: \
      instead of the fetchCompletionHandler variant; 10.1 fixes it.
      """,
      from: "F-RADAR"
    ),
    Citation(
      "R-05",
      """
      What a notification center delegate does not implement falls back to the app delegate, \
      say two test suites; one SDK header differs.
      """,
      from: "F-SUITES F-ONESIGNAL",
      restingOn: "A-033"
    ),
    Citation(
      "R-06",
      """
      In the foreground willPresent takes an alert, \
      sound or badge without content-available, and nothing else is called.
      """,
      restingOn: "A-031"
    ),
    Citation(
      "R-07",
      """
      In the foreground a visible push with content-available reaches willPresent \
      and the app delegate, once each, in an order that nobody promises.
      """,
      from: "F-DEDUP",
      restingOn: "A-036"
    ),
    Citation(
      "R-08",
      """
      In the foreground a push with content-available only goes to the \
      fetchCompletionHandler variant, else to application:didReceiveRemoteNotification:.
      """,
      restingOn: "A-035"
    ),
    Citation(
      "R-09",
      """
      From iOS 10, without a notification center delegate or scenes, \
      the app delegate takes a foreground push and nothing is shown.
      """,
      restingOn: "C-08"
    ),
    Citation(
      "R-10",
      """
      With didReceive response implemented, a tap reaches it alone; \
      the fetchCompletionHandler variant is not called again.
      """,
      restingOn: "A-071"
    ),
    Citation(
      "R-11",
      """
      An alert with content-available runs the fetchCompletionHandler variant on \
      arrival and again when tapped, unless didReceive response takes the tap.
      """,
      restingOn: "A-065 A-177"
    ),
    Citation(
      "R-12",
      """
      Opening the app by its icon calls no method for a \
      pending push and leaves no key in the launch options.
      """,
      restingOn: "S4-17 A-060 A-061 A-041"
    ),
    Citation(
      "R-13",
      """
      After the user force-quit the app, content-available does not \
      wake it until the user launches it or restarts the device.
      """,
      restingOn: "S4-27 A-121"
    ),
    Citation(
      "R-14",
      """
      An app that the system ended is launched in the background for \
      content-available: didFinishLaunching, then the fetchCompletionHandler variant.
      """,
      restingOn: "A-026 A-108"
    ),
    Citation(
      "R-15",
      """
      An inactive app counts as being in the foreground when a push arrives, \
      so the state inactive does not prove a tap.
      """,
      restingOn: "A-038"
    ),
    Citation(
      "R-16",
      """
      A tap that launches a scene app leaves launchOptions nil and reaches \
      scene:willConnectToSession:options:, then didReceive response.
      """,
      restingOn: "A-103 A-107"
    ),
    Citation(
      "R-17",
      """
      In a scene app a visible push never falls back to the app delegate; \
      only content-available still reaches it.
      """,
      from: "F-VENDOR F-NIFCLOUD"
    ),
    Citation(
      "R-18",
      """
      A scene app launched by content-available connects its scene without a \
      notification response before the fetchCompletionHandler variant runs.
      """,
      from: "F-VENDOR",
      restingOn: "A-104 T-S10"
    ),
    Citation(
      "R-19",
      """
      A notification center delegate set after didFinishLaunching returned misses the tap, \
      action or dismissal that launched the app.
      """,
      restingOn: "A-012"
    ),
  ]
}
