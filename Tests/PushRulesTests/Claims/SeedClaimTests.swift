import PushRules
import PushTestSupport
import Testing

/// The seed claims about pushes, S4-15 to S4-29, with what the engine answers instead where a
/// ruling limits or rejects them.
struct SeedClaimTests {
  @Test func `every seed claim is there`() {
    #expect(Set(Self.claims.map(\.id)) == Set((15...29).map { "S4-\($0)" }))
  }

  static let claims = methods + icon + tap + arrival + silence

  private static let methods = [
    Claim(
      "S4-15",
      "three methods matter: the launch on a cold start",
      .on(.iOS(9), .ended, .alert, then: .notification, in: .both),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive))
    ),
    Claim(
      "S4-15",
      "the old method without the fetch variant",
      .on(.iOS(9), .active, .alert, in: .old),
      .arrival(.old(.active))
    ),
    // Old: the set of iOS 3 to 9; from 10 the delegate of the notification center comes first.
    Claim(
      "S4-15",
      "limited: from iOS 10 there are more than three",
      .on(.iOS(10, 0), .active, .alert, in: .center),
      .arrival(.present(.active))
    ),
    Claim(
      "S4-16",
      "from iOS 7 the fetch variant silences the old method",
      .on(.iOS(7, 0), .active, .alert, in: .both),
      .arrival(.fetch(.active, .documented)),
      .missed(.didReceive, .arrival, .documented)
    ),
    Claim(
      "S4-16",
      "not before iOS 7",
      .on(.iOS(6), .active, .alert, in: .both),
      .arrival(.old(.active))
    ),
    // the defect of that release.
    Claim(
      "S4-16",
      "limited: a tap on iOS 10.0",
      .on(.iOS(10, 0), .suspended, .alert, then: .notification, in: .both),
      .launch(.old(.inactive, .observed))
    ),
  ]

  private static let icon = [
    Claim(
      "S4-17",
      "start by the icon: neither method",
      .on(.iOS(9), .ended, .alert, then: .icon, in: .both),
      .launch(.finish(.inactive, key: .absent))
    ),
    Claim(
      "S4-17",
      "return by the icon: neither method",
      .on(.iOS(9), .suspended, .alert, then: .icon, in: .both)
    ),
    // content-available may have called the fetch variant before.
    Claim(
      "S4-17",
      "limited: a silent push has already run the fetch variant",
      .on(.iOS(9), .ended, .silent, then: .icon, in: .both),
      .arrival(.finish(.background, key: .present), .fetch(.background))
    ),
    Claim(
      "S4-18",
      "the launch options carry no key",
      .on(.iOS(9), .ended, .alert, then: .icon, in: .both),
      .launch(.finish(.inactive, key: .absent, keyIs: .documented))
    ),
    Claim(
      "S4-19",
      "the same, said of the launch method alone",
      .on(.iOS(6), .ended, .alert, then: .icon, in: .launchOnly),
      .launch(.finish(.inactive, key: .absent, keyIs: .documented))
    ),
    Claim(
      "S4-21",
      "start by the icon: the old method is not called",
      .on(.iOS(9), .ended, .alert, then: .icon, in: .old),
      .launch(.finish(.inactive, key: .absent))
    ),
    Claim(
      "S4-21",
      "return by the icon: the old method is not called",
      .on(.iOS(6), .background, .alert, then: .icon, in: .old)
    ),
    Claim(
      "S4-24",
      "start by the icon: the fetch variant is not called",
      .on(.iOS(9), .ended, .alert, then: .icon, in: .fetch),
      .launch(.finish(.inactive, key: .absent))
    ),
    // a push that the system held back is a caveat, never a call.
    Claim(
      "S4-24",
      "limited: a held silent push comes after the start",
      .on(.iOS(9), .suspended, .silent, then: .icon, in: .fetch),
      .arrival(.fetch(.background)),
      .caveat("held-push", says: "holds")
    ),
  ]

  private static let tap = [
    Claim(
      "S4-20",
      "cold tap: the launch carries the key",
      .on(.iOS(6), .ended, .alert, then: .notification, in: .old),
      .launch(.finish(.inactive, key: .present, keyIs: .documented))
    ),
    // the claim leaves out that the fetch variant is called too.
    Claim(
      "S4-20",
      "limited: the fetch variant follows",
      .on(.iOS(9), .ended, .alert, then: .notification, in: .both),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .documented))
    ),
    // with scenes the launch options are nil.
    Claim(
      "S4-20",
      "limited: with scenes the connection carries the response",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .scene),
      .launch(.finish(.background, key: .absent), .connect(.background, response: .present))
    ),
  ]

  private static let arrival = [
    Claim(
      "S4-22",
      "foreground: the old method on arrival",
      .on(.iOS(9), .active, .alert, in: .old),
      .arrival(.old(.active, .documented))
    ),
    // from iOS 10 willPresent takes it.
    Claim(
      "S4-22",
      "limited: not from iOS 10 with willPresent",
      .on(.iOS(10, 0), .active, .alert, in: .center),
      .arrival(.present(.active))
    ),
    // contested, the SDK header says the opposite.
    Claim(
      "S4-23",
      "background: the old method on the tap only",
      .on(.iOS(9), .background, .alert, then: .notification, in: .old),
      .launch(.old(.inactive, .contested)),
      .ends(.active)
    ),
    Claim(
      "S4-23",
      "background: not on arrival",
      .on(.iOS(9), .background, .alert, in: .old),
      .wake(.nothing)
    ),
    Claim(
      "S4-25",
      "foreground: the fetch variant",
      .on(.iOS(9), .active, .alert, in: .fetch),
      .arrival(.fetch(.active, .documented))
    ),
    Claim(
      "S4-25",
      "limited: not from iOS 10 with willPresent",
      .on(.iOS(17), .active, .alert, in: .center),
      .arrival(.present(.active))
    ),
    Claim(
      "S4-26",
      "background with content-available 1: the fetch variant",
      .on(.iOS(9), .background, .silent, in: .both),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "S4-26",
      "suspended with content-available 1: the fetch variant",
      .on(.iOS(9), .suspended, .silent, in: .both),
      .arrival(.fetch(.background, .documented))
    ),
    // The string form of the seed counts as set, which is contested.
    Claim(
      "S4-26",
      "limited: written as a string it is contested",
      .on(.iOS(9), .suspended, PayloadTraits(contentAvailable: .undocumented), in: .both),
      .arrival(.fetch(.background, .contested))
    ),
    Claim(
      "S4-26",
      "limited: it must stand inside aps",
      .on(.iOS(9), .suspended, PayloadTraits(contentAvailable: .misplaced), in: .both),
      .wake(.nothing)
    ),
    Claim(
      "S4-26",
      "limited: it needs the background mode",
      .on(.iOS(9), .suspended, .silent, in: .both).with(\.backgroundModes, []),
      .wake(.nothing, .documented)
    ),
    Claim(
      "S4-27",
      "removed in the switcher: not woken",
      .on(.iOS(9), .quit, .silent, in: .both),
      .wake(.nothing, .documented)
    ),
    Claim(
      "S4-27",
      "until the device is restarted",
      .on(.iOS(9), .notRunning(.reboot), .silent, in: .both),
      .arrival(.finish(.background, key: .present), .fetch(.background))
    ),
  ]

  private static let silence = [
    Claim(
      "S4-28",
      "no content-available: not on arrival",
      .on(.iOS(9), .suspended, .alert, in: .both),
      .wake(.nothing, .documented),
      .missed(.didReceiveFetch, .arrival, .documented)
    ),
    // the tap calls it.
    Claim(
      "S4-28",
      "limited: the tap calls it",
      .on(.iOS(9), .suspended, .alert, then: .notification, in: .both),
      .launch(.fetch(.inactive, .documented))
    ),
    Claim(
      "S4-29",
      "left out: the fetch variant on a cold tap",
      .on(.iOS(9), .ended, .alert, then: .notification, in: .fetch),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive))
    ),
    Claim(
      "S4-29",
      "left out: not running, content-available, ended by the system",
      .on(.iOS(9), .ended, .silent, in: .both),
      .arrival(.finish(.background, key: .present), .fetch(.background, .documented))
    ),
    Claim(
      "S4-29",
      "left out: the inactive state",
      .on(.iOS(9), .inactive, .alert, in: .both),
      .arrival(.fetch(.inactive, .observed))
    ),
    Claim(
      "S4-29",
      "left out: iOS 10 and later",
      .on(.iOS(17), .suspended, .alert, then: .notification, in: .center),
      .launch(.response(.inactive, .observed))
    ),
  ]
}
