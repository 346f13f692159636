import PushRules
import PushTestSupport

// refused permission.
extension RulingTests {
  static let refused = [
    Claim(
      "R-23",
      "iOS 3: nothing arrives",
      .on(.iOS(3), .active, .alert, in: .old).with(\.authorization, .denied),
      .seen(.nothing, .documented)
    ),
    Claim(
      "R-23",
      "iOS 7: nothing arrives in the foreground",
      .on(.iOS(7), .active, .mixed, in: .both).with(\.authorization, .denied),
      .seen(.nothing, .documented),
      .missed(.didReceiveFetch, .arrival, .documented)
    ),
    Claim(
      "R-23",
      "iOS 7: nothing wakes",
      .on(.iOS(7), .suspended, .silent, in: .both).with(\.authorization, .notDetermined),
      .wake(.nothing, .documented)
    ),
    Claim(
      "R-23",
      "iOS 8: nothing shown, content-available wakes",
      .on(.iOS(8), .suspended, .mixed, in: .both).with(\.authorization, .denied),
      .seen(.nothing),
      .wake(.resumed, .documented),
      .arrival(.fetch(.background, .documented)),
      .noCaveat("may-be-discarded")
    ),
    Claim(
      "R-23",
      "iOS 17, never asked: content-available launches",
      .on(.iOS(17), .ended, .silent, in: .both).with(\.authorization, .notDetermined),
      .wake(.launched, .documented),
      .arrival(.finish(.background, key: .present), .fetch(.background, .documented)),
      .caveat("may-be-discarded", says: "discard")
    ),
    Claim(
      "R-23",
      "no extension",
      .on(.iOS(17), .suspended, .mutable, in: .extended).with(\.authorization, .denied),
      .seen(.nothing)
    ),
    Claim(
      "R-23",
      "content-available in the foreground",
      .on(.iOS(17), .active, .silent, in: .both).with(\.authorization, .denied),
      .arrival(.fetch(.active))
    ),
    Claim(
      "R-23",
      "content-available in the foreground, the old method",
      .on(.iOS(12), .active, .silent, in: .old).with(\.authorization, .denied),
      .arrival(.old(.active))
    ),
    Claim(
      "R-23",
      "without the mode nothing at all",
      .on(.iOS(17), .active, .silent, in: .both).with(\.authorization, .denied).with(
        \.backgroundModes,
        []
      ),
      .missed(.didReceiveFetch, .arrival, .inferred)
    ),
    Claim(
      "R-23",
      "without refresh nothing at all",
      .on(.iOS(9), .active, .mixed, in: .both).with(\.authorization, .denied).with(
        \.backgroundAppRefresh,
        .off
      ),
      .missed(.didReceiveFetch, .arrival, .inferred)
    ),
    Claim(
      "R-23",
      "iOS 8 without the mode, an alert in the foreground: nothing at all",
      .on(.iOS(8), .active, .alert, in: .both).with(\.authorization, .denied).with(
        \.backgroundModes,
        []
      ),
      .missed(.didReceiveFetch, .arrival, .inferred)
    ),
    Claim(
      "R-23",
      "Low Power Mode does not count as missing",
      .on(.iOS(17), .active, .silent, in: .both).with(\.authorization, .denied).with(
        \.lowPowerMode,
        .on
      ),
      .arrival(.fetch(.active))
    ),
    Claim(
      "R-23",
      "iOS 8, an alert in the foreground goes to the app",
      .on(.iOS(8), .active, .alert, in: .both).with(\.authorization, .denied),
      .arrival(.fetch(.active)),
      .seen(.nothing)
    ),
    Claim(
      "R-23",
      "iOS 9, inactive, to the old method",
      .on(.iOS(9), .inactive, .alert, in: .old).with(\.authorization, .notDetermined),
      .arrival(.old(.inactive)),
      .seen(.nothing),
      .noCaveat("may-be-discarded")
    ),
    Claim(
      "R-23",
      "iOS 10, an alert in the foreground: no call",
      .on(.iOS(10, 0), .active, .alert, in: .both).with(\.authorization, .denied),
      .seen(.nothing),
      .caveat("may-be-discarded")
    ),
    Claim(
      "R-23",
      "iOS 17, willPresent is not called",
      .on(.iOS(17), .active, .alert, in: .center).with(\.authorization, .denied),
      .missed(.willPresent, .arrival, .contested)
    ),
    Claim(
      "R-23",
      "iOS 17, alert with content-available: the fetch variant alone",
      .on(.iOS(17), .active, .mixed, in: .center).with(\.authorization, .denied),
      .arrival(.fetch(.active)),
      .seen(.nothing)
    ),
    Claim(
      "R-23",
      "nothing to tap",
      .on(.iOS(17), .suspended, .alert, then: .notification, in: .center).with(
        \.authorization,
        .denied
      ),
      .impossible
    ),
  ]
}
