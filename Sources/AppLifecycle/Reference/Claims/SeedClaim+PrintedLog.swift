extension SeedClaim {
  /// Claims of the second text: a walk through printed logs, the key that opts out, and views.
  static let printedLog: [SeedClaim] = [
    SeedClaim("S1-01", .holds, .explanation, "How the two interleave differs by version of iOS."),
    SeedClaim("S1-02", .dated, .model, "From iOS 13 scenes have a delegate of their own."),
    SeedClaim("S1-03", .limited, .model, "Or by the user, or by a crash."),
    SeedClaim("S1-04", .limited, .model, "Also on its way out, and during interruptions."),
    SeedClaim("S1-05", .holds, .model),
    SeedClaim("S1-06", .holds, .model),
    SeedClaim("S1-07", .holds, .model),
    SeedClaim(
      "S1-08",
      .limited,
      .model,
      "The state inside agrees, but didEnterBackground reads inactive after a lock on iOS 5 and 6."
    ),
    SeedClaim(
      "S1-09",
      nil,
      .explanation,
      """
      So the sequences of this text are observations; it \
      states neither the device nor the version of iOS.
      """
    ),
    SeedClaim("S1-10", .holds, .model),
    SeedClaim(
      "S1-11",
      .holds,
      .explanation,
      "In a scene app (13+) windows are made in scene:willConnectToSession:options:."
    ),
    SeedClaim("S1-12", .holds, .explanation),
    SeedClaim("S1-13", .holds, .model),
    SeedClaim(
      "S1-14",
      .contradicted,
      .model,
      "A call only makes it inactive; the background follows if the user takes it."
    ),
    SeedClaim("S1-15", .dated, .model, "The key counts from iOS 4 to 12, and is ignored from 13."),
    SeedClaim("S1-16", .holds, .model, "Absent means NO."),
    SeedClaim("S1-17", .holds, .model),
    SeedClaim("S1-18", .holds, .model),
    SeedClaim("S1-19", .contradicted, .model, "didEnterBackground does."),
    SeedClaim(
      "S1-20",
      .contradicted,
      .model,
      "It runs between inactive and background; the suspension is silent."
    ),
    SeedClaim(
      "S1-21",
      .contradicted,
      .model,
      "Such an app is never suspended: it passes the background and ends."
    ),
    SeedClaim(
      "S1-22",
      .undecidable,
      .model,
      "Probably by oversight: every way out begins with willResignActive."
    ),
    SeedClaim("S1-23", .contradicted, .model, "didEnterBackground does."),
    SeedClaim("S1-24", .limited, .model, "The call does happen, on entering the background."),
    SeedClaim(
      "S1-25",
      .contradicted,
      .model,
      "The call does happen, from the background: a suspended app runs no code."
    ),
    SeedClaim("S1-26", .holds, .model),
    SeedClaim("S1-27", .holds, .model, "Logs show it for NO; for YES this text stands alone."),
    SeedClaim(
      "S1-28",
      .holds,
      .model,
      "One report of 2013 misses the call after a gesture on iPad."
    ),
    SeedClaim(
      "S1-29",
      .limited,
      .model,
      "Only if the process was running; a suspended app gets nothing."
    ),
    SeedClaim(
      "S1-30",
      .limited,
      .model,
      "The half of the claim about YES rests on this text alone."
    ),
    SeedClaim(
      "S1-31",
      .limited,
      .model,
      "A quirk of iOS 7: a log of 7.1 shows it twice, one of 8.0 once."
    ),
    SeedClaim("S1-32", .holds, .model),
    SeedClaim("S1-33", .holds, .model),
    SeedClaim("S1-34", .holds, .model),
    SeedClaim(
      "S1-35",
      .holds,
      .model,
      """
      With YES there is no return: the next start is \
      a cold launch, which does call didBecomeActive.
      """
    ),
    SeedClaim("S1-36", .limited, .model, "loadView comes before it."),
    SeedClaim(
      "S1-37",
      .limited,
      .model,
      "Once per load: until iOS 5 a memory warning could unload the view, and it was loaded again."
    ),
    SeedClaim(
      "S1-38",
      .holds,
      .model,
      "Appearing means joining the hierarchy: it also runs on a launch in the background."
    ),
    SeedClaim("S1-39", .holds, .model),
    SeedClaim(
      "S1-40",
      .holds,
      .model,
      "Not when the app goes to the background, unless the app opts out of it."
    ),
    SeedClaim("S1-41", .holds, .sampleCode, "Misspelt: the method is viewDidDisappear:."),
    SeedClaim("S1-42", .holds, .explanation),
    SeedClaim("S1-43", .holds, .model),
  ]
}
