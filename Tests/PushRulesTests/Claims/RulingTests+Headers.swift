import PushRules
import PushTestSupport

// request headers, provisional authorization.
extension RulingTests {
  static let headers = [
    Claim(
      "R-22",
      "content-available only as type alert: not handed over in the background",
      .on(.iOS(13, 0), .suspended, .silent, in: .both).with(\.pushType, .alert),
      .wake(.nothing, .documented),
      .missed(.didReceiveFetch, .arrival, .documented)
    ),
    Claim(
      "R-22",
      "nor later, when the user opens the app",
      .on(.iOS(17), .suspended, .silent, then: .icon, in: .both).with(\.pushType, .alert),
      .noCaveat("held-push")
    ),
    Claim(
      "R-22",
      "nor to an app that is not running",
      .on(.iOS(17), .ended, .silent, in: .both).with(\.pushType, .alert),
      .wake(.nothing, .documented)
    ),
    Claim(
      "R-22",
      "nor in the foreground",
      .on(.iOS(17), .active, .silent, in: .both).with(\.pushType, .alert),
      .missed(.didReceiveFetch, .arrival, .inferred)
    ),
    Claim(
      "R-22",
      "before iOS 13 the type changes nothing",
      .on(.iOS(12), .suspended, .silent, in: .both).with(\.pushType, .alert),
      .wake(.resumed),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "R-22",
      "priority 10: not woken",
      .on(.iOS(13, 0), .suspended, .silent, in: .both).with(\.priority, .ten),
      .wake(.nothing, .documented)
    ),
    Claim(
      "R-22",
      "priority 10 as type background: not woken",
      .on(.iOS(17), .ended, .silent, in: .both).with(\.priority, .ten).with(
        \.pushType,
        .background
      ),
      .wake(.nothing, .documented)
    ),
    Claim(
      "R-22",
      "priority 10: the foreground is unaffected",
      .on(.iOS(17), .active, .silent, in: .both).with(\.priority, .ten),
      .arrival(.fetch(.active))
    ),
    Claim(
      "R-22",
      "priority 10 before iOS 13 wakes",
      .on(.iOS(12), .suspended, .silent, in: .both).with(\.priority, .ten),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "R-22",
      "priority 10 with an alert wakes",
      .on(.iOS(17), .suspended, .mixed, in: .both).with(\.priority, .ten),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "R-22",
      "priority 5 wakes",
      .on(.iOS(17), .suspended, .silent, in: .both).with(\.priority, .five).with(
        \.pushType,
        .background
      ),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "R-22",
      "priority 1 wakes, deferred",
      .on(.iOS(17), .suspended, .silent, in: .both).with(\.priority, .one),
      .arrival(.fetch(.background)),
      .caveat("low-priority", says: "deferred")
    ),
    Claim(
      "R-22",
      "type background with an alert: nothing shown, the rest as usual",
      .on(.iOS(17), .suspended, .mutableMixed, in: .extended).with(\.pushType, .background),
      .seen(.nothing, .contested),
      .arrival(.fetch(.background)),
      .missed(.serviceExtension, .arrival, .contested)
    ),
    Claim(
      "R-22",
      "type background with an alert in the foreground: no willPresent",
      .on(.iOS(17), .active, .mutableMixed, in: .extended).with(\.pushType, .background),
      .seen(.nothing, .contested),
      .arrival(.fetch(.active)),
      .missed(.willPresent, .arrival, .contested)
    ),
    Claim(
      "R-22",
      "type background with a sound",
      .on(.iOS(13, 0), .suspended, .soundMixed, in: .both).with(\.pushType, .background),
      .seen(.nothing, .contested),
      .arrival(.fetch(.background))
    ),
    Claim(
      "R-22",
      "type background with a badge",
      .on(.iOS(17), .suspended, .badgeMixed, in: .both).with(\.pushType, .background),
      .seen(.nothing, .contested),
      .arrival(.fetch(.background))
    ),
    Claim(
      "R-22",
      "type background without content-available: no call in the foreground",
      .on(.iOS(17), .active, .alert, in: .both).with(\.pushType, .background),
      .seen(.nothing, .contested)
    ),
    Claim(
      "R-22",
      "type background without content-available: no call in the background",
      .on(.iOS(17), .suspended, .alert, then: .notification, in: .center).with(
        \.pushType,
        .background
      ),
      .seen(.nothing, .contested),
      .impossible
    ),
    Claim(
      "R-22",
      "type background before iOS 13 changes nothing",
      .on(.iOS(12), .active, .alert, in: .center).with(\.pushType, .background),
      .arrival(.present(.active)),
      .seen(.appDecides)
    ),
    Claim(
      "R-22",
      "type alert with an alert and content-available",
      .on(.iOS(17), .suspended, .mixed, in: .center).with(\.pushType, .alert),
      .seen(.shown),
      .arrival(.fetch(.background, .documented))
    ),
  ]

  static let provisional = [
    Claim(
      "R-24",
      "history only in the background",
      .on(.iOS(12), .suspended, .alert, in: .center).with(\.authorization, .provisional),
      .seen(.historyOnly, .documented)
    ),
    Claim(
      "R-24",
      "the history at most in the foreground, willPresent runs",
      .on(.iOS(17), .active, .alert, in: .center).with(\.authorization, .provisional),
      .seen(.appDecides),
      .arrival(.present(.active, .inferred))
    ),
    Claim(
      "R-24",
      "with content-available in the foreground",
      .on(.iOS(17), .active, .mixed, in: .center).with(\.authorization, .provisional),
      .seen(.appDecides),
      .arrival(.present(.active, .inferred), .fetch(.active))
    ),
    Claim(
      "R-24",
      "without willPresent: the fallback, nothing shown",
      .on(.iOS(17), .active, .alert, in: .centerWithoutPresent).with(\.authorization, .provisional),
      .seen(.nothing),
      .arrival(.fetch(.active, .contested))
    ),
    Claim(
      "R-24",
      "without delegate: the fallback, nothing shown",
      .on(.iOS(17), .active, .alert, in: .both).with(\.authorization, .provisional),
      .seen(.nothing),
      .arrival(.fetch(.active))
    ),
    Claim(
      "R-24",
      "the extension runs",
      .on(.iOS(17), .suspended, .mutable, in: .extended).with(\.authorization, .provisional),
      .arrival(.serviceExtension(.inferred)),
      .seen(.historyOnly)
    ),
    Claim(
      "R-24",
      "a tap in the history",
      .on(.iOS(17), .suspended, .alert, then: .notification, in: .center).with(
        \.authorization,
        .provisional
      ),
      .launch(.response(.inactive))
    ),
    // The paragraph on contradictions wins over the aside of R-24: it is not in effect before 12.
    Claim(
      "R-24",
      "before iOS 12 not in effect",
      .on(.iOS(11), .suspended, .alert, in: .center).with(\.authorization, .provisional),
      .seen(.shown),
      .caveat("provisional-unavailable")
    ),
  ]
}
