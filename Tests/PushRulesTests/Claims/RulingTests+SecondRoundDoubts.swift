import PushRules
import PushTestSupport

// doubts that stay, spellings, scenes that were taken away.
extension RulingTests {
  static let disputedScene = [
    Claim(
      "R-48",
      "a scene app that content-available launched: the arrival as in R-18",
      .on(.iOS(18), .ended, .mixed, then: .notification, in: .sceneCenter),
      .arrival(
        .finish(.background, key: .absent),
        .connect(.background, response: .absent, .contested),
        .fetch(.background, .observed)
      ),
      .launch(.response(.inactive, .observed)),
      .missed(.sceneWillConnect, .response, .contested)
    )
  ]

  static let disputedOld = [
    Claim(
      "R-49",
      "only the old method: not woken, against two projects",
      .on(.iOS(17), .suspended, .silent, in: .old),
      .wake(.nothing, .contested),
      .missed(.didReceive, .arrival, .contested)
    )
  ]

  static let disputedRefresh = [
    Claim(
      "R-50",
      "Background App Refresh off on iOS 12",
      Situation.on(.iOS(12), .suspended, .silent, in: .fetch)
        .with(\.backgroundAppRefresh, .off),
      .wake(.nothing, .contested)
    )
  ]

  static let spellings = [
    Claim(
      "R-51",
      "the async spelling is the fetch variant",
      Situation(
        system: .iOS(18),
        state: .suspended,
        payload: .silent,
        implements: Set(
          ["application(_:didReceiveRemoteNotification:) async"].compactMap {
            DelegateMethod($0)
          }
        )
      ),
      .arrival(.fetch(.background, .documented))
    )
  ]

  static let alertStyles = [
    Claim(
      "R-52",
      "a caveat for silent pushes, too",
      .on(.iOS(18), .active, .silent, in: .center),
      .arrival(.fetch(.active)),
      .caveat("alert-styles", says: "silent pushes were dropped")
    )
  ]

  static let lockedCall = [
    Claim(
      "R-53",
      "a call before the first unlock",
      Situation.on(.iOS(18), .notRunning(.reboot), .empty, in: .pushKit)
        .with(\.pushType, .voip).with(\.backgroundModes, [.voip])
        .with(\.firstUnlock, .pending),
      .wake(.nothing, .contested)
    )
  ]

  static let overOpenApp = [
    Claim(
      "R-54",
      "iOS 11: active over the open app",
      .overOpenApp(.iOS(11), in: .old),
      .launch(.old(.active))
    ),
    Claim(
      "R-54",
      "iOS 12: inactive",
      .overOpenApp(.iOS(12), in: .old),
      .launch(.old(.inactive))
    ),
    Claim(
      "R-54",
      "iOS 9: inactive",
      .overOpenApp(.iOS(9), in: .old),
      .launch(.old(.inactive))
    ),
    Claim(
      "R-54",
      "iOS 11, from the background: inactive",
      .on(.iOS(11), .suspended, .alert, then: .notification, in: .old),
      .launch(.old(.inactive))
    ),
    Claim(
      "R-54",
      "iOS 11 with a notification center delegate: inactive",
      .overOpenApp(.iOS(11), in: .center),
      .launch(.response(.inactive))
    ),
  ]

  static let lostScene = [
    Claim(
      "R-55",
      "a tap connects the scene with the response, then didReceive response",
      Situation.on(.iOS(17), .suspended, .alert, then: .notification, in: .sceneCenter)
        .with(\.scene, .disconnected),
      .launch(
        .connect(.background, response: .present, .observed),
        .response(.inactive, .observed)
      ),
      .caveat("same-response-twice")
    ),
    Claim(
      "R-55",
      "content-available connects no scene",
      Situation.on(.iOS(17), .suspended, .mixed, then: .notification, in: .sceneCenter)
        .with(\.scene, .disconnected),
      .arrival(.fetch(.background, .observed)),
      .launch(
        .connect(.background, response: .present, .observed),
        .response(.inactive, .observed)
      )
    ),
    Claim(
      "R-55",
      "the icon connects it without a response",
      Situation.on(.iOS(17), .background, .alert, then: .icon, in: .sceneCenter)
        .with(\.scene, .disconnected),
      .launch(.connect(.background, response: .absent, .observed))
    ),
  ]

  static let impossibleScenes: [(why: String, situation: Situation)] = [
    (
      "R-55: no scenes before 13",
      Situation.on(.iOS(12), .suspended, .alert, in: .sceneCenter).with(\.scene, .disconnected)
    ),
    (
      "R-55: an app without scenes",
      Situation.on(.iOS(17), .suspended, .alert, in: .center).with(\.scene, .disconnected)
    ),
    (
      "R-55: an active app has its scene",
      Situation.on(.iOS(17), .active, .alert, in: .sceneCenter).with(\.scene, .disconnected)
    ),
    (
      "R-55: an app that does not run has none",
      Situation.on(.iOS(17), .ended, .alert, in: .sceneCenter).with(\.scene, .disconnected)
    ),
  ]
}

extension Situation {
  /// The user opens the app, then taps the push in Notification Center over it.
  fileprivate static func overOpenApp(
    _ system: SystemVersion,
    in app: Set<DelegateMethod>
  ) -> Situation {
    .on(system, .suspended, .alert, then: .notification, in: app).with(\.meanwhile, .opened)
  }
}
