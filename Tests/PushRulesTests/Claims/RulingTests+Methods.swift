import PushRules
import PushTestSupport

// which method for remote notifications.
extension RulingTests {
  static let bothMethods = [
    Claim(
      "R-01",
      "from iOS 7 the fetch variant, in the foreground",
      .on(.iOS(7, 0), .active, .alert, in: .both),
      .arrival(.fetch(.active, .documented)),
      .seen(.nothing, .documented),
      .wake(.running),
      .ends(.active)
    ),
    Claim(
      "R-01",
      "before iOS 7 there is no fetch variant",
      .on(.iOS(6), .active, .alert, in: .both),
      .arrival(.old(.active, .documented)),
      .caveat("method-unavailable", says: "did-receive-fetch")
    ),
    Claim(
      "R-01",
      "in the background",
      .on(.iOS(8), .suspended, .mixed, in: .both),
      .arrival(.fetch(.background, .documented)),
      .missed(.didReceive, .arrival, .documented)
    ),
    Claim(
      "R-01",
      "on a tap",
      .on(.iOS(7), .suspended, .alert, then: .notification, in: .both),
      .launch(.fetch(.inactive, .documented))
    ),
    Claim(
      "R-01",
      "silent, in the foreground",
      .on(.iOS(17), .active, .silent, in: .both),
      .arrival(.fetch(.active, .documented))
    ),
    Claim(
      "R-01",
      "on a tap from iOS 10.1",
      .on(.iOS(10, 1), .background, .alert, then: .notification, in: .both),
      .launch(.fetch(.inactive))
    ),
  ]

  static let oldMethodOnTap = [
    Claim(
      "R-02",
      "suspended on iOS 4",
      .on(.iOS(4), .suspended, .alert, then: .notification, in: .old),
      .launch(.old(.inactive, .contested)),
      .seen(.shown),
      .ends(.active)
    ),
    Claim(
      "R-02",
      "background on iOS 6",
      .on(.iOS(6), .background, .alert, then: .notification, in: .old),
      .launch(.old(.inactive, .contested))
    ),
    Claim(
      "R-02",
      "suspended on iOS 9",
      .on(.iOS(9), .suspended, .alert, then: .notification, in: .old),
      .launch(.old(.inactive, .contested))
    ),
    Claim(
      "R-02",
      "suspended on iOS 10.1 without delegate",
      .on(.iOS(10, 1), .suspended, .alert, then: .notification, in: .old),
      .launch(.old(.inactive, .contested))
    ),
    Claim(
      "R-02",
      "background on iOS 17 without delegate",
      .on(.iOS(17), .background, .alert, then: .notification, in: .old),
      .launch(.old(.inactive, .contested))
    ),
  ]

  static let coldTap = [
    Claim(
      "R-03",
      "iOS 7: launch with the key, then the fetch variant",
      .on(.iOS(7, 0), .ended, .alert, then: .notification, in: .both),
      .launch(
        .finish(.inactive, key: .present, keyIs: .documented, .documented),
        .fetch(.inactive, .documented)
      ),
      .wake(.nothing, .documented),
      .ends(.active)
    ),
    Claim(
      "R-03",
      "iOS 9",
      .on(.iOS(9), .ended, .alert, then: .notification, in: .fetch),
      .launch(.finish(.inactive, key: .present, keyIs: .documented), .fetch(.inactive, .documented))
    ),
    Claim(
      "R-03",
      "iOS 10.1 without scenes: observed",
      .on(.iOS(10, 1), .ended, .alert, then: .notification, in: .fetch),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .observed))
    ),
    Claim(
      "R-03",
      "iOS 17 without scenes: observed",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .both),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .observed))
    ),
    Claim(
      "R-03",
      "only the old method on iOS 3: the launch alone",
      .on(.iOS(3), .ended, .alert, then: .notification, in: .old),
      .launch(.finish(.inactive, key: .present))
    ),
    Claim(
      "R-03",
      "only the old method on iOS 9: the launch alone",
      .on(.iOS(9), .ended, .alert, then: .notification, in: .old),
      .launch(.finish(.inactive, key: .present)),
      .missed(.didReceive, .response, .documented)
    ),
    Claim(
      "R-03",
      "only the old method on iOS 10.1: the launch alone",
      .on(.iOS(10, 1), .ended, .alert, then: .notification, in: .old),
      .launch(.finish(.inactive, key: .present))
    ),
    Claim(
      "R-03",
      "only the old method on iOS 17: the launch alone",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .old),
      .launch(.finish(.inactive, key: .present))
    ),
    Claim(
      "R-03",
      "willFinishLaunching comes first and carries the key",
      .on(.iOS(7), .ended, .alert, then: .notification, in: .fetch.union([.willFinishLaunching])),
      .launch(
        .willFinish(.inactive, key: .present),
        .finish(.inactive, key: .present),
        .fetch(.inactive)
      )
    ),
    Claim(
      "R-03",
      "after a force quit the tap launches too",
      .on(.iOS(8), .quit, .alert, then: .notification, in: .both),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .documented))
    ),
  ]

  static let release10 = [
    Claim(
      "R-04",
      "10.0, tap in the background: the old method",
      .on(.iOS(10, 0), .background, .alert, then: .notification, in: .both),
      .launch(.old(.inactive, .observed))
    ),
    Claim(
      "R-04",
      "10.0, tap on a suspended app: the old method",
      .on(.iOS(10, 0), .suspended, .alert, then: .notification, in: .both),
      .launch(.old(.inactive, .observed))
    ),
    Claim(
      "R-04",
      "10.0, cold tap: launch, then the old method",
      .on(.iOS(10, 0), .ended, .alert, then: .notification, in: .both),
      .launch(.finish(.inactive, key: .present), .old(.inactive, .observed))
    ),
    Claim(
      "R-04",
      "10.0, cold tap, only the old method: the same",
      .on(.iOS(10, 0), .ended, .alert, then: .notification, in: .old),
      .launch(.finish(.inactive, key: .present), .old(.inactive, .inferred))
    ),
    Claim(
      "R-04",
      "10.0, only the fetch variant: nothing follows",
      .on(.iOS(10, 0), .suspended, .alert, then: .notification, in: .fetch),
      .missed(.didReceiveFetch, .response, .observed)
    ),
    Claim(
      "R-04",
      "10.0, cold tap, only the fetch variant: the launch alone",
      .on(.iOS(10, 0), .ended, .alert, then: .notification, in: .fetch),
      .launch(.finish(.inactive, key: .present))
    ),
    Claim(
      "R-04",
      "10.0, a delegate without didReceive response",
      .on(.iOS(10, 0), .suspended, .alert, then: .notification, in: .centerWithoutResponse),
      .launch(.old(.inactive, .inferred))
    ),
    Claim(
      "R-04",
      "10.0, cold tap, a delegate without didReceive response",
      .on(.iOS(10, 0), .ended, .alert, then: .notification, in: .centerWithoutResponse),
      .launch(.finish(.inactive, key: .present), .old(.inactive, .inferred))
    ),
    Claim(
      "R-04",
      "10.0, arrival in the foreground is unaffected",
      .on(.iOS(10, 0), .active, .alert, in: .both),
      .arrival(.fetch(.active))
    ),
    Claim(
      "R-04",
      "10.0, arrival in the background is unaffected",
      .on(.iOS(10, 0), .suspended, .silent, in: .both),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "R-04",
      "9 has no such defect",
      .on(.iOS(9), .suspended, .alert, then: .notification, in: .both),
      .launch(.fetch(.inactive))
    ),
    Claim(
      "R-04",
      "10.1 has it no more",
      .on(.iOS(10, 1), .suspended, .alert, then: .notification, in: .both),
      .launch(.fetch(.inactive))
    ),
    Claim(
      "R-04",
      "10.1 has it no more, cold",
      .on(.iOS(10, 1), .ended, .alert, then: .notification, in: .both),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive))
    ),
    Claim(
      "R-04",
      "10 alone means 10.3",
      .on(.iOS(10), .suspended, .alert, then: .notification, in: .fetch),
      .launch(.fetch(.inactive))
    ),
  ]
}
