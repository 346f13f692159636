internal import AppLifecycle

extension CallbackPage {
  static let handleBackgroundSession = CallbackPage(
    .lifecycle(.handleBackgroundSession),
    "Tells an app that did not run that transfers of a background session have finished.",
    reads: .background,
    do: [
      "Make the session with this identifier, keep the completion handler, and call it when "
        + "urlSessionDidFinishEvents has run."
    ],
    know: [
      "An app that runs is not told: the delegate of the session gets the events.",
      "A force quit cancels the transfers.",
    ],
    citing: "L-24"
  )

  static let processingTaskHandler = CallbackPage(
    .lifecycle(.processingTaskHandler),
    "Gives the app minutes in the background for long work, while the device is idle.",
    reads: .background,
    do: [
      "Register the block before the launch is finished, and call setTaskCompleted at its end.",
      "Set an expirationHandler: the system ends the work when the user takes the device.",
    ],
    know: [
      "It takes processing in UIBackgroundModes, and nothing of it runs after a force quit."
    ],
    citing: "L-24",
    "T-B1"
  )

  static let timer = CallbackPage(
    .lifecycle(.timer),
    "Runs when a timer of the app is due.",
    reads: .active.when("in front"),
    .inactive.when("covered"),
    .background.when("while something keeps the app running"),
    do: [
      "Stop timers in didEnterBackground, unless a background task needs them."
    ],
    know: [
      "It goes on firing in the background while a background task runs, and stops with suspension.",
      "A timer that was due during suspension fires no earlier than the app runs again.",
    ],
    citing: "L-17",
    "S3-32"
  )

  static let locationManagerDidUpdateLocations = CallbackPage(
    .lifecycle(.locationManagerDidUpdateLocations),
    "Hands over new positions.",
    reads: .active.when("in front"),
    .inactive.when("covered"),
    .background.when("in the background"),
    do: [
      "Make the location manager at every launch: without one the event is lost."
    ],
    know: [
      "Region events have methods of their own, didEnterRegion and didExitRegion, visits didVisit.",
      "From iOS 8 region events and significant changes launch the app even after a force quit.",
    ],
    citing: "L-24"
  )

  static let locationManagerDidUpdateToLocation = CallbackPage(
    .lifecycle(.locationManagerDidUpdateToLocation),
    "Hands over a new position, in the form of the first versions.",
    reads: .active.when("in front"),
    .inactive.when("covered"),
    .background.when("in the background"),
    do: [
      "Make the location manager at every launch: without one the event is lost."
    ],
    know: [
      "From iOS 6 locationManager:didUpdateLocations: runs in its place."
    ],
    citing: "L-24"
  )
}
