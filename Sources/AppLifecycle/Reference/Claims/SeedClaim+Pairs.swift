extension SeedClaim {
  /// Claims of the third text: a table of callbacks and notifications, and the key that opts out.
  static let pairs: [SeedClaim] = [
    SeedClaim("S2-01", .limited, .model, "Or by the user, or by a crash."),
    SeedClaim("S2-02", .limited, .model, "Also on its way out, and during interruptions."),
    SeedClaim("S2-03", .holds, .model),
    SeedClaim("S2-04", .holds, .model),
    SeedClaim("S2-05", .holds, .model),
    SeedClaim(
      "S2-06",
      .limited,
      .explanation,
      "They are posts to NotificationCenter, not notifications that a user sees."
    ),
    SeedClaim("S2-07", .holds, .model),
    SeedClaim("S2-08", .holds, .model),
    SeedClaim("S2-09", .holds, .model),
    SeedClaim("S2-10", .holds, .model, "This is the right edge."),
    SeedClaim("S2-11", .holds, .explanation),
    SeedClaim("S2-12", .holds, .model),
    SeedClaim(
      "S2-13",
      .holds,
      .model,
      "The best of the five texts; a crash gives no callback either."
    ),
    SeedClaim("S2-14", .holds, .model),
    SeedClaim("S2-15", .holds, .model),
    SeedClaim("S2-16", .dated, .model, "The second exists from iOS 4 to 12."),
    SeedClaim("S2-17", .undecidable, .explanation, "The figures are not readable."),
    SeedClaim("S2-18", .contradicted, .model, "It need not: absent means NO."),
    SeedClaim("S2-19", .holds, .model, "A quotation from Apple."),
    SeedClaim("S2-20", .dated, .model, "Until iOS 12; from 13 the key is ignored."),
    SeedClaim("S2-21", .holds, .model),
    SeedClaim("S2-22", .dated, .model, "Apple's present page ends it with iOS 13."),
    SeedClaim("S2-23", .holds, .model),
    SeedClaim("S2-24", .holds, .model),
    SeedClaim("S2-25", .holds, .model),
    SeedClaim(
      "S2-26",
      .limited,
      .model,
      "Suspended apps are purged before any warning to running ones."
    ),
    SeedClaim(
      "S2-27",
      .limited,
      .model,
      "True of a suspended app; false if the app that is removed was in front."
    ),
    SeedClaim(
      "S2-28",
      .limited,
      .model,
      "The callbacks are; saved data and the restoration of state (6+) make a difference."
    ),
    SeedClaim("S2-29", .holds, .explanation, "So the template does since iOS 5."),
  ]
}
