internal import AppLifecycle

extension CallbackPage {
  static let performFetch = CallbackPage(
    .lifecycle(.performFetch),
    "Gives the app time in the background to fetch something new.",
    within: .seconds(30, "to call the completion handler", "T-B1"),
    reads: .background,
    do: [
      "Fetch, and call the completion handler with what came of it as soon as it is known."
    ],
    know: [
      "It takes fetch in UIBackgroundModes, and nothing comes after a force quit.",
      "Apple deprecates it with iOS 13 in favour of background tasks for app refresh.",
      "It may launch the app: the launch methods run before it, with nil options.",
      "No method for the background or the foreground runs around it.",
    ],
    citing: "L-19",
    "T-L5",
    "T-B1"
  )

  static let expirationHandler = CallbackPage(
    .lifecycle(.expirationHandler),
    "Tells the app that the time of its background task is about to end.",
    within: .until("endBackgroundTask: must have run before the block returns", "L-11"),
    .seconds(600, "is about the time of the task on iOS 4 to 6", "L-10"),
    .seconds(180, "is about the time of the task on iOS 7 to 12", "L-10"),
    .seconds(30, "is about the time of the task from iOS 13", "L-10"),
    reads: .background,
    do: [
      "Stop the work at once, and call endBackgroundTask: before the block returns.",
      "Set the identifier to UIBackgroundTaskIdentifier.invalid.",
    ],
    know: [
      "Do not end the task asynchronously: the block is synchronous, on the main thread, and what "
        + "runs after it has returned may come too late.",
      "Of several tasks each has its own block, all share the time, and each is ended alone.",
      "A task that is not ended costs the app its life, without willTerminate.",
      "It comes shortly before the time of the task is up, which Apple does not promise.",
    ],
    claims: ["S3-31"],
    citing: "T-K9",
    "T-K10",
    "L-10",
    "L-11",
    "L-17",
    "X-22"
  )
}
