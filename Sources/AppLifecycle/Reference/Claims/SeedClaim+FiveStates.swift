extension SeedClaim {
  /// Claims of the first text: five states, six callbacks, Home, the return and the purge.
  static let fiveStates: [SeedClaim] = [
    SeedClaim(
      "S0-01",
      .holds,
      .model,
      """
      Code inside the app sees three of them; not running \
      and suspended are never observed from within.
      """
    ),
    SeedClaim("S0-02", .holds, .model),
    SeedClaim("S0-03", .holds, .model),
    SeedClaim("S0-04", .holds, .model),
    SeedClaim("S0-05", .holds, .model),
    SeedClaim("S0-06", .holds, .model, "The app gets no notice when it is suspended."),
    SeedClaim(
      "S0-07",
      .limited,
      .explanation,
      """
      The pairs are right, the word is not: they are posts to \
      NotificationCenter, not notifications that a user sees.
      """
    ),
    SeedClaim("S0-08", .holds, .model),
    SeedClaim("S0-09", .holds, .model),
    SeedClaim(
      "S0-10",
      .dated,
      .explanation,
      "In a scene app (13+) windows are made in scene:willConnectToSession:options:."
    ),
    SeedClaim(
      "S0-11",
      .holds,
      .model,
      "In a scene app the method is never called, and the notification is still posted."
    ),
    SeedClaim("S0-12", .holds, .model),
    SeedClaim("S0-13", .holds, .explanation),
    SeedClaim("S0-14", .holds, .model),
    SeedClaim("S0-15", .holds, .model, "The app still reads active inside it."),
    SeedClaim("S0-16", .holds, .explanation),
    SeedClaim("S0-17", .holds, .model, "From iOS 4."),
    SeedClaim(
      "S0-18",
      .holds,
      .model,
      "The same text later puts it on the way to suspension (S0-32)."
    ),
    SeedClaim("S0-19", .holds, .explanation, "It has about 5 seconds to return."),
    SeedClaim(
      "S0-20",
      .holds,
      .model,
      "From iOS 4, and not on a cold launch of an app without scenes."
    ),
    SeedClaim(
      "S0-21",
      .limited,
      .model,
      "Inside it the app still reads background, or inactive on an unlock of iOS 5 and 6."
    ),
    SeedClaim("S0-22", .holds, .explanation),
    SeedClaim("S0-23", .holds, .model),
    SeedClaim(
      "S0-24",
      .contradicted,
      .model,
      """
      Only when the process runs and is asked to leave; never from \
      suspension, a crash, a kill for memory or by the watchdog.
      """
    ),
    SeedClaim(
      "S0-25",
      .limited,
      .explanation,
      "It has about 5 seconds, and often never runs: save earlier."
    ),
    SeedClaim("S0-26", .holds, .model),
    SeedClaim(
      "S0-27",
      .limited,
      .model,
      "willFinishLaunching (6+) and the restoration of state come before it."
    ),
    SeedClaim("S0-28", .holds, .model),
    SeedClaim("S0-29", .dated, .model, "The key counts from iOS 4 to 12, and is ignored from 13."),
    SeedClaim("S0-30", .holds, .model),
    SeedClaim("S0-31", .holds, .model),
    SeedClaim(
      "S0-32",
      .contradicted,
      .model,
      "It runs between inactive and background; the suspension is silent."
    ),
    SeedClaim(
      "S0-33",
      .contradicted,
      .model,
      "Such an app is never suspended: it passes the background and ends."
    ),
    SeedClaim("S0-34", .limited, .model, "The call does happen, on entering the background."),
    SeedClaim(
      "S0-35",
      .contradicted,
      .model,
      "The call does happen, from the background: a suspended app runs no code."
    ),
    SeedClaim(
      "S0-36",
      .undecidable,
      .model,
      "It is not listed, probably by oversight: every way out begins with it."
    ),
    SeedClaim("S0-37", .holds, .model),
    SeedClaim("S0-38", .holds, .model, "The step from suspended to background is silent."),
    SeedClaim("S0-39", .holds, .model),
    SeedClaim(
      "S0-40",
      .holds,
      .model,
      "An app that still runs in the background is another case (T-K4)."
    ),
    SeedClaim("S0-41", .holds, .model, "True of suspended apps."),
  ]
}
