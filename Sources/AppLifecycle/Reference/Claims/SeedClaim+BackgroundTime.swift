extension SeedClaim {
  /// Claims of the fourth text: states, locks, calls, and time in the background.
  static let backgroundTime: [SeedClaim] = [
    SeedClaim("S3-01", .limited, .explanation, "Of the app."),
    SeedClaim("S3-02", .holds, .model),
    SeedClaim("S3-03", .holds, .model),
    SeedClaim("S3-04", .dated, .model, "On iOS 4; from 5 a lock leads on to the background."),
    SeedClaim("S3-05", .holds, .model, "True of alerts; a banner does not take the focus."),
    SeedClaim("S3-06", .holds, .model),
    SeedClaim("S3-07", .holds, .model),
    SeedClaim("S3-08", .limited, .model, "No warning comes before the kill."),
    SeedClaim(
      "S3-09",
      .contradicted,
      .explanation,
      "Apple asks for the opposite: do little, and let the app be suspended."
    ),
    SeedClaim(
      "S3-10",
      .contradicted,
      .model,
      "Without a background task it is seconds; ten minutes were the limit of a task until iOS 6."
    ),
    SeedClaim("S3-11", .holds, .model, "The background modes."),
    SeedClaim("S3-12", .holds, .sampleCode),
    SeedClaim("S3-13", .contradicted, .model, "It is inactive, not suspended."),
    SeedClaim("S3-14", .holds, .explanation),
    SeedClaim("S3-15", .holds, .model),
    SeedClaim("S3-16", .holds, .explanation, "The words of Apple's template."),
    SeedClaim("S3-17", .holds, .model, "From iOS 4."),
    SeedClaim("S3-18", .holds, .model),
    SeedClaim("S3-19", .holds, .model),
    SeedClaim("S3-20", .limited, .explanation, "It also runs on the first launch."),
    SeedClaim(
      "S3-21",
      .dated,
      .model,
      "Home does so until iPhone OS 3, or with UIApplicationExitsOnSuspend."
    ),
    SeedClaim(
      "S3-22",
      .limited,
      .model,
      "On a shutdown only in the foreground, in a test of 2010, and on a restart never, says Apple."
    ),
    SeedClaim(
      "S3-23",
      .dated,
      .model,
      "A gesture of iPhone OS 2 to iOS 5, of which no other source tells."
    ),
    SeedClaim(
      "S3-24",
      .limited,
      .explanation,
      "It often never runs: do the work when the app enters the background."
    ),
    SeedClaim("S3-25", .limited, .explanation, "A kill gives no callback."),
    SeedClaim(
      "S3-26",
      .dated,
      .model,
      "600 seconds on iOS 4 to 6, about 180 on 7 to 12, about 30 from 13."
    ),
    SeedClaim(
      "S3-27",
      .holds,
      .sampleCode,
      "It is an integer, on which unsafe_unretained means nothing."
    ),
    SeedClaim(
      "S3-28",
      .contradicted,
      .sampleCode,
      "The property belongs to UIDevice, not to the delegate: as it stands, it does not compile."
    ),
    SeedClaim(
      "S3-29",
      .limited,
      .model,
      "It may, but Apple says to begin before the work, not at the end of this method."
    ),
    SeedClaim("S3-30", .holds, .model, "It runs on the main thread."),
    SeedClaim(
      "S3-31",
      .limited,
      .sampleCode,
      "The handler is synchronous: ending the task after it has returned may come too late."
    ),
  ]
}
