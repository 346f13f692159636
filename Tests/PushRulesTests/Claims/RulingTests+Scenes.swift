import PushRules
import PushTestSupport

// scenes.
extension RulingTests {
  static let sceneTap = [
    Claim(
      "R-16",
      "launch without options, scene with the response, then didReceive response",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .sceneCenter),
      .launch(
        .finish(.background, key: .absent),
        .connect(.background, response: .present, .observed),
        .response(.inactive, .observed)
      ),
      .caveat("same-response-twice", says: "same response"),
      .ends(.active)
    ),
    Claim(
      "R-16",
      "iOS 13.0",
      .on(.iOS(13, 0), .ended, .alert, then: .notification, in: .sceneCenter),
      .launch(
        .finish(.background, key: .absent),
        .connect(.background, response: .present),
        .response(.inactive, .observed)
      )
    ),
    Claim(
      "R-16",
      "iOS 12 has no scenes",
      .on(.iOS(12), .ended, .alert, then: .notification, in: .sceneCenter),
      .launch(.finish(.inactive, key: .present), .response(.inactive)),
      .caveat("method-unavailable"),
      .caveat("method-unavailable", says: "scene-will-connect")
    ),
    Claim(
      "R-16",
      "the scene method is not implemented",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .center).with(\.lifecycle, .scene),
      .launch(.finish(.background, key: .absent), .response(.inactive, .observed)),
      .noCaveat("same-response-twice")
    ),
    Claim(
      "R-16",
      "no delegate was set: the scene alone",
      .on(.iOS(17), .ended, .alert, then: .notification, in: .scene),
      .launch(.finish(.background, key: .absent), .connect(.background, response: .present)),
      .noCaveat("same-response-twice")
    ),
  ]

  static let sceneWithoutDelegate = [
    Claim(
      "R-17",
      "foreground, no delegate: nothing",
      .on(.iOS(17), .active, .alert, in: .scene),
      .seen(.nothing),
      .missed(.didReceiveFetch, .arrival, .observed)
    ),
    Claim(
      "R-17",
      "foreground, willPresent missing: nothing",
      .on(.iOS(17), .active, .alert, in: .sceneCenter.subtracting([.willPresent])),
      .seen(.nothing),
      .missed(.didReceiveFetch, .arrival, .contested)
    ),
    Claim("R-17", "foreground, a sound", .on(.iOS(17), .active, .sound, in: .scene)),
    Claim(
      "R-17",
      "tap, no delegate: nothing",
      .on(.iOS(17), .suspended, .alert, then: .notification, in: .scene),
      .missed(.didReceiveFetch, .response, .observed),
      .ends(.active)
    ),
    Claim(
      "R-17",
      "tap, only the old method: nothing",
      .on(
        .iOS(13, 0),
        .background,
        .alert,
        then: .notification,
        in: .old.union([.sceneWillConnect])
      ),
      .missed(.didReceive, .response, .observed)
    ),
    Claim(
      "R-17",
      "tap, didReceive response missing: nothing",
      .on(
        .iOS(17),
        .suspended,
        .alert,
        then: .notification,
        in: .sceneCenter.subtracting([.didReceiveResponse])
      ),
      .missed(.didReceiveFetch, .response, .contested)
    ),
    Claim(
      "R-17",
      "content-available reaches the fetch variant in the foreground",
      .on(.iOS(17), .active, .mixed, in: .scene),
      .arrival(.fetch(.active))
    ),
    Claim(
      "R-17",
      "content-available reaches the old method in the foreground",
      .on(.iOS(17), .active, .mixed, in: .old.union([.sceneWillConnect])),
      .arrival(.old(.active))
    ),
    Claim(
      "R-17",
      "content-available reaches the fetch variant in the background, the tap nothing",
      .on(.iOS(17), .suspended, .mixed, then: .notification, in: .scene),
      .arrival(.fetch(.background, .observed)),
      .noCaveat("same-push-twice")
    ),
    Claim(
      "R-17",
      "iOS 12 still falls back",
      .on(.iOS(12), .active, .alert, in: .scene),
      .arrival(.fetch(.active, .observed))
    ),
  ]

  static let sceneInBackground = [
    Claim(
      "R-18",
      "launch, scene without response, fetch variant",
      .on(.iOS(17), .ended, .silent, in: .sceneCenter),
      .wake(.launched),
      .arrival(
        .finish(.background, key: .absent),
        .connect(.background, response: .absent, .contested),
        .fetch(.background)
      ),
      .ends(.suspended)
    ),
    Claim(
      "R-18",
      "the scene method is not implemented",
      .on(.iOS(17), .ended, .silent, in: .center).with(\.lifecycle, .scene),
      .arrival(.finish(.background, key: .absent), .fetch(.background))
    ),
    Claim(
      "R-18",
      "a tap afterwards: didReceive response only",
      .on(.iOS(17), .ended, .mixed, then: .notification, in: .sceneCenter),
      .arrival(
        .finish(.background, key: .absent),
        .connect(.background, response: .absent),
        .fetch(.background)
      ),
      .launch(.response(.inactive))
    ),
    Claim(
      "R-18",
      "background action from not running",
      .on(.iOS(17), .ended, .actionable, then: .action, in: .sceneCenter),
      .launch(
        .finish(.background, key: .absent),
        .connect(.background, response: .unknown, .contested),
        .response(.background)
      ),
      .ends(.suspended)
    ),
    Claim(
      "R-18",
      "dismissal from not running",
      .on(.iOS(17), .ended, .actionable, then: .dismiss, in: .sceneCenter)
        .with(\.categoryOptions, [.customDismiss]),
      .launch(
        .finish(.background, key: .absent),
        .connect(.background, response: .unknown, .contested),
        .response(.background)
      ),
      .ends(.suspended)
    ),
  ]
}
