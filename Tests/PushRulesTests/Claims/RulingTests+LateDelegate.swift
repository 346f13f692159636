import PushRules
import PushTestSupport

// late delegates, scenes as a duty, a defect of 18.0.
extension RulingTests {
  static let lateDelegate = [
    Claim(
      "R-19",
      "cold tap: as without delegate",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .center).with(
        \.notificationCenterDelegate,
        .late
      ),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .contested)),
      .missed(.didReceiveResponse, .response, .documented),
      .caveat("late-delegate")
    ),
    Claim(
      "R-19",
      "cold tap, only the old method: the launch alone",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .old.union([.didReceiveResponse]))
        .with(\.notificationCenterDelegate, .late),
      .launch(.finish(.inactive, key: .present))
    ),
    Claim(
      "R-19",
      "10.0: as R-04",
      .on(.iOS(10, 0), .ended, .alert, then: .notification, in: .center).with(
        \.notificationCenterDelegate,
        .late
      ),
      .launch(.finish(.inactive, key: .present), .old(.inactive))
    ),
    Claim(
      "R-19",
      "with scenes the connection carries the response",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .sceneCenter).with(
        \.notificationCenterDelegate,
        .late
      ),
      .launch(.finish(.background, key: .absent), .connect(.background, response: .present)),
      .missed(.didReceiveResponse, .response, .documented)
    ),
    Claim(
      "R-19",
      "cold action button: as if didReceive response were missing",
      .on(.iOS(12), .ended, .actionable, then: .action, in: .center.union([.handleAction])).with(
        \.notificationCenterDelegate,
        .late
      ),
      .launch(.finish(.background, key: .unknown), .action(.background, .contested))
    ),
    Claim(
      "R-19",
      "cold action button without old method: the launch alone",
      .on(.iOS(12), .ended, .actionable, then: .action, in: .center).with(
        \.notificationCenterDelegate,
        .late
      ),
      .launch(.finish(.background, key: .unknown))
    ),
    Claim(
      "R-19",
      "a warm process: as if set",
      .on(.iOS(17), .suspended, .alert, then: .notification, in: .center).with(
        \.notificationCenterDelegate,
        .late
      ),
      .launch(.response(.inactive)),
      .noCaveat("late-delegate")
    ),
    Claim(
      "R-19",
      "in the foreground: as if set",
      .on(.iOS(17), .active, .alert, in: .center).with(\.notificationCenterDelegate, .late),
      .arrival(.present(.active))
    ),
    Claim(
      "R-19",
      "launched by content-available before, with scenes: as if set",
      .on(.iOS(17), .ended, .mixed, then: .notification, in: .sceneCenter)
        .with(\.notificationCenterDelegate, .late),
      .arrival(
        .finish(.background, key: .absent),
        .connect(.background, response: .absent),
        .fetch(.background)
      ),
      .launch(.response(.inactive))
    ),
    Claim(
      "R-19",
      "not launched after a force quit: too late",
      .on(.iOS(17), .quit, .mixed, then: .notification, in: .center)
        .with(\.notificationCenterDelegate, .late),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .contested))
    ),
    Claim(
      "R-19",
      "launched by content-available before: as if set",
      .on(.iOS(17), .ended, .mixed, then: .notification, in: .center).with(
        \.notificationCenterDelegate,
        .late
      ),
      .arrival(.finish(.background, key: .present), .fetch(.background)),
      .launch(.response(.inactive)),
      .noCaveat("late-delegate")
    ),
  ]

  static let sceneDuty = [
    Claim(
      "R-31",
      "iOS 27 with its SDK: no wake",
      .on(.iOS(27), .ended, .silent, in: .center).with(\.sdk, .iOS(27)),
      .wake(.nothing, .documented)
    ),
    Claim(
      "R-31",
      "a tap is possible and leads to no call",
      .on(.iOS(27), .ended, .alert, then: .notification, in: .center).with(\.sdk, .iOS(27)),
      .seen(.shown, .documented),
      .missed(.didFinishLaunching, .response, .documented),
      .ends(.notRunning)
    ),
    Claim(
      "R-31",
      "the icon leads to no call",
      .on(.iOS(27), .quit, .alert, then: .icon, in: .center).with(\.sdk, .iOS(27)),
      .ends(.notRunning)
    ),
    Claim(
      "R-31",
      "so the icon brings no held push",
      .on(.iOS(27), .ended, .silent, then: .icon, in: .center).with(\.sdk, .iOS(27)),
      .noCaveat("held-push")
    ),
    Claim(
      "R-31",
      "an action leads to no call",
      .on(.iOS(27), .ended, .actionable, then: .action, in: .center).with(\.sdk, .iOS(27))
    ),
    Claim(
      "R-31",
      "alert and extension are unaffected",
      .on(.iOS(27), .ended, .mutable, in: .extended).with(\.sdk, .iOS(27)),
      .arrival(.serviceExtension(.documented)),
      .seen(.shown)
    ),
    Claim(
      "R-31",
      "built with SDK 26 it launches",
      .on(.iOS(27), .ended, .silent, in: .fetch),
      .wake(.launched, .observed),
      .arrival(.finish(.background, key: .present), .fetch(.background, .observed))
    ),
    Claim(
      "R-31",
      "with scenes it launches",
      .on(.iOS(27), .ended, .alert, then: .notification, in: .sceneCenter).with(\.sdk, .iOS(27)),
      .launch(
        .finish(.background, key: .absent),
        .connect(.background, response: .present),
        .response(.inactive)
      )
    ),
    Claim(
      "R-31",
      "iOS 26 does not demand scenes",
      .on(.iOS(26), .ended, .alert, then: .notification, in: .center).with(\.sdk, .iOS(27)),
      .launch(.finish(.inactive, key: .present), .response(.inactive))
    ),
    Claim(
      "R-32",
      "18.0: caveat, one call",
      .on(.iOS(18, 0), .active, .alert, in: .center),
      .arrival(.present(.active, .documented)),
      .caveat("will-present-twice", says: "twice")
    ),
    Claim(
      "R-32",
      "18.1 fixed it",
      .on(.iOS(18, 1), .active, .alert, in: .center),
      .arrival(.present(.active)),
      .noCaveat("will-present-twice")
    ),
    Claim(
      "R-32",
      "17 did not have it",
      .on(.iOS(17), .active, .alert, in: .center),
      .arrival(.present(.active)),
      .noCaveat("will-present-twice")
    ),
    Claim(
      "R-32",
      "18.0 in the background: no caveat",
      .on(.iOS(18, 0), .suspended, .alert, in: .center),
      .noCaveat("will-present-twice")
    ),
  ]
}
