import PushRules
import PushTestSupport

// pushes in the foreground.
extension RulingTests {
  static let willPresent = [
    Claim(
      "R-06",
      "alert: willPresent only, documented",
      .on(.iOS(17), .active, .alert, in: .center),
      .arrival(.present(.active, .documented)),
      .seen(.appDecides),
      .wake(.running)
    ),
    Claim(
      "R-06",
      "sound only: inferred",
      .on(.iOS(17), .active, .sound, in: .center),
      .arrival(.present(.active, .inferred)),
      .seen(.appDecides)
    ),
    Claim(
      "R-06",
      "badge only: inferred",
      .on(.iOS(10, 0), .active, .badge, in: .center),
      .arrival(.present(.active, .inferred)),
      .seen(.appDecides)
    ),
    Claim(
      "R-06",
      "before iOS 10 there is no delegate",
      .on(.iOS(9), .active, .alert, in: .center),
      .arrival(.fetch(.active, .documented)),
      .seen(.nothing, .documented),
      .caveat("method-unavailable")
    ),
    Claim(
      "R-06",
      "in an app with scenes",
      .on(.iOS(17), .active, .alert, in: .sceneCenter),
      .arrival(.present(.active, .documented))
    ),
    Claim(
      "R-06",
      "never outside the foreground",
      .on(.iOS(17), .background, .alert, in: .center),
      .seen(.shown),
      .missed(.willPresent, .arrival, .documented)
    ),
    Claim(
      "R-07",
      "alert with content-available: both, each once",
      .on(.iOS(17), .active, .mixed, in: .center),
      .arrival(.present(.active, .documented), .fetch(.active, .observed)),
      .caveat("will-present-and-fetch", says: "order is not promised")
    ),
    Claim(
      "R-07",
      "on iOS 10.0",
      .on(.iOS(10, 0), .active, .mixed, in: .center),
      .arrival(.present(.active), .fetch(.active, .observed))
    ),
    Claim(
      "R-07",
      "else to the old method",
      .on(.iOS(17), .active, .mixed, in: .old.union([.willPresent])),
      .arrival(.present(.active), .old(.active, .inferred))
    ),
    Claim(
      "R-07",
      "sound with content-available",
      .on(.iOS(17), .active, .soundMixed, in: .center),
      .arrival(.present(.active, .inferred), .fetch(.active))
    ),
    Claim(
      "R-07",
      "badge with content-available",
      .on(.iOS(17), .active, .badgeMixed, in: .center),
      .arrival(.present(.active, .inferred), .fetch(.active))
    ),
    Claim(
      "R-07",
      "in an app with scenes",
      .on(.iOS(17), .active, .mixed, in: .sceneCenter),
      .arrival(.present(.active), .fetch(.active, .observed))
    ),
  ]

  static let silentInForeground = [
    Claim(
      "R-08",
      "the fetch variant, willPresent is not called",
      .on(.iOS(17), .active, .silent, in: .center),
      .arrival(.fetch(.active, .documented)),
      .seen(.nothing)
    ),
    Claim(
      "R-08",
      "iOS 7",
      .on(.iOS(7), .active, .silent, in: .both),
      .arrival(.fetch(.active, .documented))
    ),
    Claim(
      "R-08",
      "the old method if the fetch variant is missing",
      .on(.iOS(9), .active, .silent, in: .old),
      .arrival(.old(.active))
    ),
    Claim(
      "R-08",
      "the old method on iOS 10+ without delegate",
      .on(.iOS(17), .active, .silent, in: .old),
      .arrival(.old(.active, .observed))
    ),
    Claim(
      "R-08",
      "the old method beside a delegate",
      .on(.iOS(17), .active, .silent, in: .old.union([.willPresent, .didReceiveResponse])),
      .arrival(.old(.active))
    ),
    Claim(
      "R-08",
      "the old method in an app with scenes",
      .on(.iOS(17), .active, .silent, in: .old.union([.sceneWillConnect])),
      .arrival(.old(.active, .observed))
    ),
    Claim(
      "R-08",
      "the fetch variant in an app with scenes",
      .on(.iOS(17), .active, .silent, in: .scene),
      .arrival(.fetch(.active, .documented))
    ),
    Claim(
      "R-08",
      "without the background mode",
      .on(.iOS(17), .active, .silent, in: .center).with(\.backgroundModes, []),
      .arrival(.fetch(.active))
    ),
  ]

  static let inactive = [
    Claim(
      "R-15",
      "inactive does not mean tapped",
      .on(.iOS(9), .inactive, .alert, in: .both),
      .arrival(.fetch(.inactive)),
      .says("inactive does not mean tapped")
    ),
    Claim(
      "R-15",
      "the fetch variant reads inactive",
      .on(.iOS(9), .inactive, .alert, in: .both),
      .arrival(.fetch(.inactive, .observed)),
      .seen(.nothing),
      .wake(.running),
      .ends(.inactive)
    ),
    Claim(
      "R-15",
      "the old method reads inactive",
      .on(.iOS(3), .inactive, .alert, in: .old),
      .arrival(.old(.inactive, .observed))
    ),
    Claim(
      "R-15",
      "with willPresent, that runs",
      .on(.iOS(17), .inactive, .alert, in: .center),
      .arrival(.present(.inactive, .observed)),
      .seen(.appDecides)
    ),
    Claim(
      "R-15",
      "alert with content-available",
      .on(.iOS(17), .inactive, .mixed, in: .center),
      .arrival(.present(.inactive), .fetch(.inactive))
    ),
    Claim(
      "R-15",
      "silent",
      .on(.iOS(17), .inactive, .silent, in: .center),
      .arrival(.fetch(.inactive, .observed)),
      .wake(.running)
    ),
  ]
}
