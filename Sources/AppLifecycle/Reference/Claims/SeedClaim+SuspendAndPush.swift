extension SeedClaim {
  /// Claims of the fifth text: suspension, restoration, termination, and what a push calls.
  static let suspendAndPush: [SeedClaim] = [
    SeedClaim("S4-01", .contradicted, .model, "It is inactive, not suspended."),
    SeedClaim(
      "S4-02",
      .limited,
      .model,
      "True of suspended; false of the inactive state that the text means."
    ),
    SeedClaim("S4-03", .holds, .model),
    SeedClaim(
      "S4-04",
      .holds,
      .model,
      """
      applicationDidFinishLaunching: itself is not called when \
      application:didFinishLaunchingWithOptions: is implemented.
      """
    ),
    SeedClaim(
      "S4-05",
      .dated,
      .model,
      "Home does so until iPhone OS 3, or with UIApplicationExitsOnSuspend."
    ),
    SeedClaim(
      "S4-06",
      .limited,
      .model,
      "On a shutdown only in the foreground, in a test of 2010, and on a restart never, says Apple."
    ),
    SeedClaim(
      "S4-07",
      .dated,
      .model,
      "A gesture of iPhone OS 2 to iOS 5, of which no other source tells."
    ),
    SeedClaim(
      "S4-08",
      .limited,
      .explanation,
      "It often never runs: do the work when the app enters the background."
    ),
    SeedClaim("S4-09", .holds, .sampleCode),
    SeedClaim("S4-10", .holds, .sampleCode),
    SeedClaim("S4-11", .holds, .sampleCode),
    SeedClaim("S4-12", .holds, .sampleCode),
    SeedClaim("S4-13", .holds, .sampleCode),
    SeedClaim(
      "S4-14",
      .contradicted,
      .explanation,
      "An end that nobody expects gives no callback."
    ),
    SeedClaim(
      "S4-15",
      .dated,
      .model,
      "The methods of iOS 3 to 9; from 10 there is UNUserNotificationCenterDelegate."
    ),
    SeedClaim("S4-16", .holds, .model, "The SDK header says the same."),
    SeedClaim(
      "S4-17",
      .limited,
      .model,
      """
      Of that start; a push with content-available may have \
      reached the variant with fetchCompletionHandler before.
      """
    ),
    SeedClaim("S4-18", .holds, .model),
    SeedClaim("S4-19", .holds, .model),
    SeedClaim(
      "S4-20",
      .holds,
      .model,
      "Without scenes; a scene app gets nil options and the response in its connection options."
    ),
    SeedClaim("S4-21", .holds, .model),
    SeedClaim("S4-22", .holds, .model, "On iOS 3 to 9."),
    SeedClaim(
      "S4-23",
      .limited,
      .model,
      "The SDK header says that it does not run when the push resumes the app."
    ),
    SeedClaim("S4-24", .limited, .model, "Of that start; it may have run on arrival."),
    SeedClaim("S4-25", .holds, .model),
    SeedClaim(
      "S4-26",
      .limited,
      .model,
      """
      Documented is the number 1 inside aps, and the \
      app needs the background mode remote-notification.
      """
    ),
    SeedClaim("S4-27", .holds, .model, "Until the user opens the app or restarts the device."),
    SeedClaim("S4-28", .limited, .model, "On arrival; on a tap it is called."),
    SeedClaim("S4-29", .undecidable, .model, "The rules answer for all of these."),
  ]
}
