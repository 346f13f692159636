import PushRules
import PushTestSupport

// refresh, Low Power Mode, early systems, odd payloads.
extension RulingTests {
  static let refresh = [
    Claim(
      "R-20",
      "iOS 6 has no switch",
      .on(.iOS(6), .active, .silent, in: .old).with(\.backgroundAppRefresh, .off),
      .arrival(.old(.active)),
      .caveat("background-app-refresh-unavailable")
    ),
    Claim(
      "R-20",
      "iOS 7: no wake, documented",
      .on(.iOS(7, 0), .suspended, .mixed, in: .both).with(\.backgroundAppRefresh, .off),
      .wake(.nothing, .documented),
      .seen(.shown)
    ),
    Claim(
      "R-20",
      "iOS 8: contested",
      .on(.iOS(8), .suspended, .mixed, in: .both).with(\.backgroundAppRefresh, .off),
      .wake(.nothing, .contested),
      .seen(.shown)
    ),
    Claim(
      "R-20",
      "iOS 12: contested",
      .on(.iOS(12), .ended, .silent, in: .both).with(\.backgroundAppRefresh, .off),
      .wake(.nothing, .contested)
    ),
    Claim(
      "R-20",
      "iOS 13: documented",
      .on(.iOS(13, 0), .background, .silent, in: .both).with(\.backgroundAppRefresh, .off),
      .wake(.nothing, .documented)
    ),
    Claim(
      "R-20",
      "the foreground is unaffected",
      .on(.iOS(17), .active, .silent, in: .both).with(\.backgroundAppRefresh, .off),
      .arrival(.fetch(.active, .documented))
    ),
    Claim(
      "R-20",
      "the foreground is unaffected, where the wake is contested",
      .on(.iOS(9), .active, .silent, in: .both).with(\.backgroundAppRefresh, .off),
      .arrival(.fetch(.active, .documented))
    ),
    Claim(
      "R-20",
      "the foreground is unaffected, the delegate too",
      .on(.iOS(12), .active, .mixed, in: .center).with(\.backgroundAppRefresh, .off),
      .arrival(.present(.active, .documented), .fetch(.active, .observed))
    ),
    Claim(
      "R-21",
      "iOS 8 has no Low Power Mode",
      .on(.iOS(8), .suspended, .silent, in: .both).with(\.lowPowerMode, .on),
      .wake(.resumed),
      .arrival(.fetch(.background)),
      .caveat("low-power-unavailable")
    ),
    Claim(
      "R-21",
      "iOS 9: no wake, inferred, deferred",
      .on(.iOS(9), .suspended, .mixed, in: .both).with(\.lowPowerMode, .on),
      .wake(.nothing, .inferred),
      .seen(.shown),
      .caveat("deferred", says: "may be delivered later")
    ),
    Claim(
      "R-21",
      "iOS 17",
      .on(.iOS(17), .ended, .silent, in: .both).with(\.lowPowerMode, .on),
      .wake(.nothing, .inferred),
      .caveat("deferred", says: "deferred")
    ),
    Claim(
      "R-21",
      "the foreground is unaffected",
      .on(.iOS(17), .active, .silent, in: .both).with(\.lowPowerMode, .on),
      .arrival(.fetch(.active))
    ),
  ]

  static let earlyAndOld = [
    Claim(
      "R-33",
      "iOS 3 foreground: the old method",
      .on(.iOS(3), .active, .silent, in: .both),
      .arrival(.old(.active, .documented))
    ),
    Claim(
      "R-33",
      "iOS 6 foreground: the fetch variant does not exist",
      .on(.iOS(6), .active, .silent, in: .fetch),
      .caveat("method-unavailable", says: "exists from iOS 7")
    ),
    Claim(
      "R-33",
      "iOS 4: no delivery in the background",
      .on(.iOS(4), .suspended, .silent, in: .both),
      .wake(.nothing, .documented),
      .noCaveat("newsstand")
    ),
    Claim(
      "R-33",
      "iOS 5: caveat for Newsstand",
      .on(.iOS(5), .background, .silent, in: .both),
      .wake(.nothing, .documented),
      .caveat("newsstand", says: "Newsstand")
    ),
    Claim(
      "R-33",
      "iOS 6: caveat for Newsstand",
      .on(.iOS(6), .ended, .mixed, in: .both),
      .wake(.nothing, .documented),
      .seen(.shown),
      .caveat("newsstand")
    ),
    Claim(
      "R-33",
      "iOS 7: no such caveat",
      .on(.iOS(7, 0), .suspended, .silent, in: .both),
      .arrival(.fetch(.background)),
      .noCaveat("newsstand")
    ),
    Claim(
      "R-35",
      "only the old method, suspended",
      .on(.iOS(7), .suspended, .silent, in: .old),
      .wake(.nothing, .contested),
      .missed(.didReceiveFetch, .arrival, .contested)
    ),
    Claim(
      "R-35",
      "only the old method, background",
      .on(.iOS(17), .background, .silent, in: .old),
      .wake(.nothing, .contested)
    ),
    Claim(
      "R-35",
      "only the old method, not running",
      .on(.iOS(17), .ended, .mixed, in: .old),
      .wake(.nothing, .contested),
      .seen(.shown)
    ),
    Claim(
      "R-37",
      "badge only: set, nothing to tap",
      .on(.iOS(17), .suspended, .badge, then: .notification, in: .center),
      .seen(.shown, .inferred),
      .impossible
    ),
    Claim(
      "R-37",
      "sound only: played, nothing to tap",
      .on(.iOS(17), .suspended, .sound, then: .notification, in: .center),
      .seen(.shown, .contested),
      .impossible
    ),
    Claim(
      "R-37",
      "badge only on iOS 4",
      .on(.iOS(4), .suspended, .badge, in: .old),
      .seen(.shown, .inferred)
    ),
    Claim(
      "R-37",
      "badge with content-available wakes",
      .on(.iOS(17), .suspended, .badgeMixed, in: .both),
      .seen(.shown, .inferred),
      .arrival(.fetch(.background))
    ),
  ]
}
