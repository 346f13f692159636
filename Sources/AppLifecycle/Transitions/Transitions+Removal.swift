import DecisionTables
import PushRules

extension Transitions {
  /// The user removes the app in the switcher; if it is closed, that opens it first.
  static let removal: [Transition] = [
    When("remove-in-switcher.covered", .on(.removeInSwitcher), .multitasking, .unlocked)
      .and(!.under(.nothing, .unnamed, .switcher))
      .never("something covers the switcher"),
    When("remove-in-switcher.no-card", .on(.removeInSwitcher), .multitasking, .unlocked)
      .and(.withoutProcess, .under(.nothing, .switcher), .ended(.user, .neverLaunched))
      .never("the switcher has no card of the app"),
    When("remove-in-switcher.suspended", .on(.removeInSwitcher), .multitasking, .unlocked)
      .and(.suspended, .under(.nothing, .switcher))
      .leads(to: .end(.user).under(.nothing).discardingSession)
      .because("A suspended app that the user removes is ended without any callback.")
      .rests(on: "L-03 T-K2 T-S8", .documented),
    When("remove-in-switcher.not-running", .on(.removeInSwitcher), .multitasking, .unlocked)
      .and(.withoutProcess, .under(.nothing, .switcher), .ended(.system, .crash, .reboot))
      .leads(to: .end(.user).under(.nothing).discardingSession)
      .because("Only the card goes: from now on nothing launches the app in the background.")
      .rests(on: "T-K6", seen: 8...13),
    When("remove-in-switcher.active-windows", .on(.removeInSwitcher), .scene, .withWindows, .active)
      .leads(.resign, .enterBackground, .terminate, to: .end(.user).discardingSession)
      .because("A window that is removed from the front enters the background; then the app ends.")
      .rests(on: "L-15 T-S7", .removedWindows),
    When("remove-in-switcher.inactive-windows", .on(.removeInSwitcher), .scene, .withWindows)
      .and(.unlocked, .inactive, .under(.unnamed, .switcher))
      .leads(.enterBackground, .terminate, to: .end(.user).under(.nothing).discardingSession)
      .because("A window under the switcher enters the background; then the app ends.")
      .rests(on: "L-15 T-S7", .removedWindows),
    When("remove-in-switcher.active-scene", .on(.removeInSwitcher), .scene, .device(.iPhone))
      .and(.active)
      .leads(.resign, .disconnectScene, .discardSession, .hideViews, .terminate)
      .then(to: .end(.user).forgettingSession)
      .because("The scene that is removed from the front is disconnected; then the app ends.")
      .rests(on: "L-28 L-43 T-S5b T-S5", .removedScene),
    When("remove-in-switcher.inactive-scene", .on(.removeInSwitcher), .scene, .device(.iPhone))
      .and(.unlocked, .inactive, .under(.unnamed, .switcher))
      .leads(.disconnectScene, .discardSession, .hideViews, .terminate)
      .then(to: .end(.user).under(.nothing).forgettingSession)
      .because("The scene that is removed under the switcher is disconnected; then the app ends.")
      .rests(on: "L-28 L-43 T-S5b T-S5", .removedScene),
    When("remove-in-switcher.active-scene-ipad", .on(.removeInSwitcher), .scene, .device(.iPad))
      .and(.active)
      .leads(.resign, .disconnectScene, .discardSession, .terminate)
      .then(to: .end(.user).forgettingSession)
      .because(
        "On an iPad without several windows the removed scene is disconnected and discarded."
      )
      .rests(on: "L-15 T-S6", .removedWindow),
    When("remove-in-switcher.inactive-scene-ipad", .on(.removeInSwitcher), .scene, .device(.iPad))
      .and(.unlocked, .inactive, .under(.unnamed, .switcher))
      .leads(.disconnectScene, .discardSession, .terminate)
      .then(to: .end(.user).under(.nothing).forgettingSession)
      .because(
        "On an iPad without several windows the removed scene is disconnected and discarded."
      )
      .rests(on: "L-15 T-S6", .removedWindow),
    When("remove-in-switcher.background-before-8", .on(.removeInSwitcher), .multitasking)
      .and(.before(8), .unlocked, .background, .under(.nothing, .switcher))
      .leads(to: .end(.user).under(.nothing))
      .because("Until iOS 7 an app that works in the background is ended without any callback.")
      .contested(
        "T-K5",
        otherSide: "A report of iOS 6.1.3 saw another didEnterBackground notification.",
        settle:
          "On iOS 6 remove an app while its background task runs, and log all notifications.",
        otherwise: .moves(then: [.enterBackground])
      ),
    When("remove-in-switcher.background-scene", .on(.removeInSwitcher), .scene, .unlocked)
      .and(.device(.iPhone, .iPad), .background, .under(.nothing, .switcher))
      .leads(.disconnectScene, .discardSession, .hideViews, .terminate)
      .then(to: .end(.user).under(.nothing).forgettingSession)
      .because("The user closes the scene: it is disconnected in the background, too.")
      .rests(on: "L-31 L-28 L-43", seen: 13...18),
    When("remove-in-switcher.background-windows", .on(.removeInSwitcher), .scene, .unlocked)
      .and(.withWindows, .background, .under(.nothing, .switcher))
      .leads(.terminate, to: .end(.user).under(.nothing).discardingSession)
      .because("A window in the background is closed with the app, which gets willTerminate.")
      .rests(on: "L-31 T-S7", .removedWindows),
    When("remove-in-switcher.background", .on(.removeInSwitcher), .since(8), .app, .unlocked)
      .and(.background, .under(.nothing, .switcher))
      .leads(.terminate, to: .end(.user).under(.nothing))
      .because("An app that works in the background gets willTerminate before it ends.")
      .rests(on: "L-03 T-K5b", seen: 8...13),
    When("remove-in-switcher.active", .on(.removeInSwitcher), .notOn7, .multitasking, .app)
      .and(.staysWhenLeft, .active)
      .leads(.resign, .enterBackground, .terminate, to: .end(.user))
      .because("The app that is removed from the front passes through the background and is ended.")
      .rests(on: "L-03 L-04 T-K1b", seen: 8...13),
    When("remove-in-switcher.inactive", .on(.removeInSwitcher), .notOn7, .multitasking, .app)
      .and(.staysWhenLeft, .unlocked, .inactive, .under(.unnamed, .switcher))
      .leads(.enterBackground, .terminate, to: .end(.user).under(.nothing))
      .because("The app under the switcher passes through the background and is ended.")
      .rests(on: "L-03 L-04 T-K1b", seen: 8...13),
    When("remove-in-switcher.active-7", .on(.removeInSwitcher), .since(7), .before(8))
      .and(.staysWhenLeft, .active)
      .leads(.resign, .enterBackground, .enterBackground, .terminate, to: .end(.user))
      .because("On iOS 7 an app that is removed from the front gets didEnterBackground twice.")
      .rests(on: "L-04 T-K1 S1-31", seen: 7...7),
    When("remove-in-switcher.inactive-7", .on(.removeInSwitcher), .since(7), .before(8))
      .and(.staysWhenLeft, .unlocked, .inactive, .under(.unnamed, .switcher))
      .leads(.enterBackground, .enterBackground, .terminate, to: .end(.user).under(.nothing))
      .because("On iOS 7 the app under the switcher gets didEnterBackground twice.")
      .rests(on: "L-04 T-K1 S1-31", seen: 7...7),
    When("remove-in-switcher.active-exits-on-suspend", .on(.removeInSwitcher), .endsWhenLeft)
      .and(.active)
      .leads(.resign, .enterBackground, .terminate, to: .end(.user))
      .because(
        "With UIApplicationExitsOnSuspend the app gets didEnterBackground once, even on iOS 7."
      )
      .rests(on: "L-04 T-K1c S1-30", seen: 7...7),
    When("remove-in-switcher.inactive-exits-on-suspend", .on(.removeInSwitcher), .endsWhenLeft)
      .and(.unlocked, .inactive, .under(.unnamed, .switcher))
      .leads(.enterBackground, .terminate, to: .end(.user).under(.nothing))
      .because(
        "With UIApplicationExitsOnSuspend the app gets didEnterBackground once, even on iOS 7."
      )
      .rests(on: "L-04 T-K1c S1-30", seen: 7...7),
  ]
}

extension Entry {
  /// Every version except iOS 7.
  fileprivate static var notOn7: Entry { since(3) & !(since(7) & before(8)) }
}
