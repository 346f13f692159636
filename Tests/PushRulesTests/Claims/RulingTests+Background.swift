import PushRules
import PushTestSupport

// the icon, and launches in the background.
extension RulingTests {
  static let icon = [
    Claim(
      "R-12",
      "cold: the launch carries no key",
      .on(.iOS(9), .ended, .alert, then: .icon, in: .both),
      .launch(.finish(.inactive, key: .absent, keyIs: .documented, .documented)),
      .ends(.active)
    ),
    Claim(
      "R-12",
      "cold on iOS 3",
      .on(.iOS(3), .ended, .alert, then: .icon, in: .old),
      .launch(.finish(.inactive, key: .absent))
    ),
    Claim(
      "R-12",
      "cold with a delegate",
      .on(.iOS(17), .ended, .alert, then: .icon, in: .center),
      .launch(.finish(.inactive, key: .absent, keyIs: .documented)),
      .missed(.didReceiveResponse, .response, .documented)
    ),
    Claim(
      "R-12",
      "warm: nothing",
      .on(.iOS(17), .suspended, .alert, then: .icon, in: .center),
      .missed(.didReceiveFetch, .response, .observed),
      .ends(.active)
    ),
    Claim(
      "R-12",
      "warm on iOS 6: nothing",
      .on(.iOS(6), .background, .alert, then: .icon, in: .old),
      .missed(.didReceive, .response, .observed)
    ),
    Claim(
      "R-12",
      "a held silent push is a caveat, not a call",
      .on(.iOS(17), .ended, .silent, then: .icon, in: .both).with(\.lowPowerMode, .on),
      .launch(.finish(.inactive, key: .absent)),
      .caveat("held-push", says: "right after the user has opened the app")
    ),
    Claim(
      "R-12",
      "after a background launch the icon finds a running app",
      .on(.iOS(17), .ended, .silent, then: .icon, in: .both),
      .arrival(.finish(.background, key: .present), .fetch(.background)),
      .ends(.active)
    ),
    Claim(
      "R-12",
      "without content-available nothing was held",
      .on(.iOS(17), .suspended, .alert, then: .icon, in: .both),
      .noCaveat("held-push")
    ),
  ]

  static let forceQuit = [
    Claim(
      "R-13",
      "never woken on iOS 7",
      .on(.iOS(7), .quit, .silent, in: .both),
      .wake(.nothing, .documented),
      .seen(.nothing),
      .ends(.notRunning)
    ),
    Claim(
      "R-13",
      "never woken on iOS 17",
      .on(.iOS(17), .quit, .mixed, in: .center),
      .wake(.nothing, .documented),
      .seen(.shown),
      .missed(.didReceiveFetch, .arrival, .documented)
    ),
    Claim(
      "R-13",
      "no caveat on iOS 12",
      .on(.iOS(12), .quit, .silent, in: .both),
      .wake(.nothing, .documented),
      .noCaveat("force-quit-reports")
    ),
    Claim(
      "R-13",
      "reports that differ from iOS 13",
      .on(.iOS(13, 0), .quit, .silent, in: .both),
      .wake(.nothing, .documented),
      .caveat("force-quit-reports", says: "13.0 to 13.3")
    ),
    Claim(
      "R-13",
      "lifted by a user launch",
      .on(.iOS(9), .suspended, .silent, in: .both),
      .wake(.resumed, .documented),
      .arrival(.fetch(.background))
    ),
    Claim(
      "R-13",
      "lifted by a restart",
      .on(.iOS(9), .notRunning(.reboot), .silent, in: .both),
      .wake(.launched),
      .arrival(.finish(.background, key: .present), .fetch(.background))
    ),
  ]

  static let backgroundLaunch = [
    Claim(
      "R-14",
      "launch with the key, then the fetch variant",
      .on(.iOS(7, 0), .ended, .silent, in: .both),
      .wake(.launched, .documented),
      .arrival(
        .finish(.background, key: .present, keyIs: .observed, .documented),
        .fetch(.background, .documented)
      ),
      .ends(.suspended)
    ),
    Claim(
      "R-14",
      "iOS 17 without scenes",
      .on(.iOS(17), .ended, .mixed, in: .fetch),
      .seen(.shown),
      .arrival(
        .finish(.background, key: .present, keyIs: .observed),
        .fetch(.background, .documented)
      )
    ),
    Claim(
      "R-14",
      "with scenes the key is missing",
      .on(.iOS(17), .ended, .silent, in: .fetch).with(\.lifecycle, .scene),
      .arrival(.finish(.background, key: .absent), .fetch(.background))
    ),
    Claim(
      "R-14",
      "willFinishLaunching comes first",
      .on(.iOS(17), .ended, .silent, in: .fetch.union([.willFinishLaunching])),
      .arrival(
        .willFinish(.background, key: .present),
        .finish(.background, key: .present),
        .fetch(.background)
      )
    ),
    Claim(
      "R-14",
      "without the background mode nothing",
      .on(.iOS(17), .ended, .silent, in: .both).with(\.backgroundModes, []),
      .wake(.nothing, .documented),
      .ends(.notRunning)
    ),
    Claim(
      "R-27",
      "a restart clears the force quit: iOS 7",
      .on(.iOS(7), .notRunning(.reboot), .silent, in: .both),
      .wake(.launched, .documented),
      .arrival(.finish(.background, key: .present), .fetch(.background, .documented))
    ),
    Claim(
      "R-27",
      "iOS 11: documented, no caveat",
      .on(.iOS(11), .notRunning(.reboot), .silent, in: .both),
      .wake(.launched, .documented),
      .arrival(.finish(.background, key: .present), .fetch(.background, .documented)),
      .noCaveat("after-reboot")
    ),
    Claim(
      "R-27",
      "iOS 12: contested, caveat of delay",
      .on(.iOS(12), .notRunning(.reboot), .silent, in: .both),
      .arrival(.finish(.background, key: .present), .fetch(.background, .contested)),
      .caveat("after-reboot", says: "minutes")
    ),
    Claim(
      "R-27",
      "iOS 12: reports that the fetch variant waits",
      .on(.iOS(17), .notRunning(.reboot), .mixed, in: .both),
      .arrival(.finish(.background, key: .present), .fetch(.background, .contested)),
      .caveat("after-reboot", says: "waits until the app was opened")
    ),
    Claim(
      "R-28",
      "never launched: nothing arrives",
      .on(.iOS(17), .notRunning(.neverLaunched), .mixed, in: .center),
      .wake(.nothing, .inferred),
      .seen(.nothing, .inferred)
    ),
    Claim(
      "R-28",
      "never launched: nothing to tap",
      .on(.iOS(9), .notRunning(.neverLaunched), .alert, then: .notification, in: .both),
      .impossible
    ),
    Claim(
      "R-28",
      "never launched: opened for the first time, no push waits",
      .on(.iOS(17), .notRunning(.neverLaunched), .silent, then: .icon, in: .both),
      .launch(.finish(.inactive, key: .absent)),
      .noCaveat("held-push")
    ),
    Claim(
      "R-28",
      "never launched: no extension",
      .on(.iOS(17), .notRunning(.neverLaunched), .mutable, in: .extended),
      .seen(.nothing)
    ),
    Claim(
      "R-38",
      "a crash counts as ended by the system",
      .on(.iOS(9), .notRunning(.crash), .silent, in: .both),
      .wake(.launched, .inferred),
      .arrival(.finish(.background, key: .present), .fetch(.background, .inferred))
    ),
    Claim(
      "R-38",
      "a tap after a crash",
      .on(.iOS(17), .notRunning(.crash), .alert, then: .notification, in: .center),
      .launch(.finish(.inactive, key: .present), .response(.inactive))
    ),
  ]
}
