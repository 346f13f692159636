import PushRules
import PushTestSupport

// the delegate and what it lacks.
extension RulingTests {
  static let incompleteDelegate = [
    Claim(
      "R-05",
      "willPresent missing: the fetch variant, nothing shown",
      .on(.iOS(17), .active, .alert, in: .centerWithoutPresent),
      .arrival(.fetch(.active, .contested)),
      .seen(.nothing)
    ),
    Claim(
      "R-05",
      "willPresent missing, only the old method",
      .on(.iOS(12), .active, .alert, in: .old.union([.didReceiveResponse])),
      .arrival(.old(.active, .contested)),
      .seen(.nothing)
    ),
    Claim(
      "R-05",
      "willPresent missing, with content-available: once",
      .on(.iOS(17), .active, .mixed, in: .centerWithoutPresent),
      .arrival(.fetch(.active)),
      .seen(.nothing)
    ),
    Claim(
      "R-05",
      "didReceive response missing: the tap falls back",
      .on(.iOS(17), .suspended, .alert, then: .notification, in: .centerWithoutResponse),
      .launch(.fetch(.inactive, .contested))
    ),
    Claim(
      "R-05",
      "didReceive response missing, only the old method",
      .on(.iOS(12), .background, .alert, then: .notification, in: .old.union([.willPresent])),
      .launch(.old(.inactive, .contested))
    ),
    Claim(
      "R-05",
      "didReceive response missing, cold tap",
      .on(.iOS(10, 1), .ended, .alert, then: .notification, in: .centerWithoutResponse),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .contested))
    ),
    Claim(
      "R-05",
      "a delegate without either method",
      .on(.iOS(12), .active, .alert, in: .both).with(\.notificationCenterDelegate, .set),
      .arrival(.fetch(.active, .contested)),
      .seen(.nothing)
    ),
    Claim(
      "R-05",
      "a delegate without either method, tap",
      .on(.iOS(12), .suspended, .alert, then: .notification, in: .both).with(
        \.notificationCenterDelegate,
        .set
      ),
      .launch(.fetch(.inactive, .contested))
    ),
    Claim(
      "R-05",
      "methods of a delegate that is not set never run",
      .on(.iOS(17), .active, .alert, in: .center).with(\.notificationCenterDelegate, nil),
      .arrival(.fetch(.active, .observed))
    ),
  ]

  static let withoutDelegate = [
    Claim(
      "R-09",
      "the fetch variant; nothing shown",
      .on(.iOS(10, 0), .active, .alert, in: .both),
      .arrival(.fetch(.active, .observed)),
      .seen(.nothing, .contested)
    ),
    Claim(
      "R-09",
      "or the old method",
      .on(.iOS(17), .active, .alert, in: .old),
      .arrival(.old(.active, .observed)),
      .seen(.nothing, .contested)
    ),
    Claim(
      "R-09",
      "a sound",
      .on(.iOS(17), .active, .sound, in: .both),
      .arrival(.fetch(.active)),
      .seen(.nothing, .contested)
    ),
    Claim(
      "R-09",
      "a badge",
      .on(.iOS(17), .active, .badge, in: .both),
      .arrival(.fetch(.active)),
      .seen(.nothing, .contested)
    ),
    Claim(
      "R-09",
      "with content-available, once",
      .on(.iOS(17), .active, .mixed, in: .both),
      .arrival(.fetch(.active)),
      .seen(.nothing, .contested)
    ),
    Claim(
      "R-09",
      "no method at all",
      .on(.iOS(17), .active, .alert, in: .launchOnly),
      .seen(.nothing, .contested),
      .wake(.running)
    ),
  ]

  static let response = [
    Claim(
      "R-10",
      "suspended: didReceive response only",
      .on(.iOS(17), .suspended, .alert, then: .notification, in: .center),
      .launch(.response(.inactive, .observed)),
      .ends(.active)
    ),
    Claim(
      "R-10",
      "background",
      .on(.iOS(12), .background, .alert, then: .notification, in: .center),
      .launch(.response(.inactive, .observed))
    ),
    Claim(
      "R-10",
      "cold",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .center),
      .launch(.finish(.inactive, key: .present), .response(.inactive, .observed))
    ),
    Claim(
      "R-10",
      "on iOS 10.0 too",
      .on(.iOS(10, 0), .suspended, .alert, then: .notification, in: .center),
      .launch(.response(.inactive, .observed))
    ),
    Claim(
      "R-10",
      "not before iOS 10",
      .on(.iOS(9), .suspended, .alert, then: .notification, in: .center),
      .launch(.fetch(.inactive, .documented))
    ),
    Claim(
      "R-10",
      "in an app with scenes",
      .on(.iOS(17), .background, .alert, then: .notification, in: .sceneCenter),
      .launch(.response(.inactive, .observed))
    ),
    Claim(
      "R-11",
      "no delegate: the fetch variant twice",
      .on(.iOS(9), .suspended, .mixed, then: .notification, in: .both),
      .arrival(.fetch(.background, .documented)),
      .launch(.fetch(.inactive, .documented)),
      .wake(.resumed, .documented),
      .caveat("same-push-twice", says: "twice")
    ),
    Claim(
      "R-11",
      "no delegate, from iOS 10.1",
      .on(.iOS(17), .background, .mixed, then: .notification, in: .both),
      .arrival(.fetch(.background, .documented)),
      .launch(.fetch(.inactive)),
      .caveat("same-push-twice")
    ),
    Claim(
      "R-11",
      "with didReceive response: one each",
      .on(.iOS(17), .suspended, .mixed, then: .notification, in: .center),
      .arrival(.fetch(.background, .documented)),
      .launch(.response(.inactive)),
      .noCaveat("same-push-twice")
    ),
  ]

  static let foregroundResponse = [
    Claim(
      "R-36",
      "tap on a banner from willPresent",
      .on(.iOS(17), .active, .alert, then: .notification, in: .center),
      .arrival(.present(.active)),
      .possible(.inferred),
      .launch(.response(.active)),
      .caveat("banner-from-will-present", says: "banner"),
      .ends(.active)
    ),
    Claim(
      "R-36",
      "inactive app",
      .on(.iOS(10, 0), .inactive, .alert, then: .notification, in: .center),
      .arrival(.present(.inactive)),
      .possible(.inferred),
      .launch(.response(.inactive))
    ),
    Claim(
      "R-36",
      "an action on it",
      .on(.iOS(17), .active, .actionable, then: .action, in: .center),
      .arrival(.present(.active)),
      .possible(.inferred),
      .launch(.response(.active)),
      .caveat("banner-from-will-present")
    ),
    Claim(
      "R-36",
      "its dismissal",
      .on(.iOS(17), .active, .actionable, then: .dismiss, in: .center)
        .with(\.categoryOptions, [.customDismiss]),
      .arrival(.present(.active)),
      .possible(.inferred),
      .launch(.response(.active))
    ),
    Claim(
      "R-36",
      "no willPresent: not possible",
      .on(.iOS(17), .active, .alert, then: .notification, in: .centerWithoutPresent),
      .arrival(.fetch(.active)),
      .impossible
    ),
    Claim(
      "R-36",
      "no delegate: not possible",
      .on(.iOS(17), .active, .alert, then: .notification, in: .both),
      .arrival(.fetch(.active)),
      .impossible
    ),
    Claim(
      "R-36",
      "iOS 9: not possible",
      .on(.iOS(9), .active, .alert, then: .notification, in: .both),
      .arrival(.fetch(.active)),
      .impossible
    ),
    Claim(
      "R-36",
      "iOS 9, action: not possible",
      .on(.iOS(9), .active, .actionable, then: .action, in: .buttons),
      .arrival(.fetch(.active)),
      .impossible
    ),
    Claim(
      "R-36",
      "iOS 9, dismissal: not possible",
      .on(.iOS(9), .inactive, .alert, then: .dismiss, in: .old),
      .arrival(.old(.inactive)),
      .impossible
    ),
    Claim(
      "R-36",
      "a silent push shows no banner",
      .on(.iOS(17), .active, .silent, then: .notification, in: .center),
      .arrival(.fetch(.active)),
      .impossible
    ),
  ]
}
