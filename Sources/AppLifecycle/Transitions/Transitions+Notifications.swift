internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user acts on a notification that was shown.
  static let notifications: [Transition] = [
    When("tap-notification.nothing", .on(.tapNotification), .notification(.nothing))
      .never("no notification of the app is there to act on"),
    When("tap-notification.covered", .on(.tapNotification), .notification(.inFront, .earlier))
      .and(!.under(.nothing, .notificationCenter, .unnamed))
      .never("something covers the notification"),
    When("tap-notification.earlier", .on(.tapNotification), .notification(.earlier), .from(.active))
      .never("the notification came before the app was opened: Notification Center still has it"),
    When("tap-notification.active", .on(.tapNotification), .notification(.inFront), .from(.active))
      .leads(.handOverResponse, to: .stay.used)
      .because(
        "A tap on the banner of the active app hands over the response; the app stays active."
      )
      .rests(on: "R-36", .inferred),
    When("tap-notification.inactive", .on(.tapNotification), .notification(.inFront, .earlier))
      .and(.from(.inactive), .unlocked, .under(.notificationCenter, .unnamed))
      .leads(.handOverResponse, .activate, to: .to(.active).under(.nothing).used)
      .because(
        "A tap in Notification Center hands over the response; then the app is active again."
      )
      .rests(on: "L-13 L-14", .inferred),
    When("tap-notification.inactive-locked", .on(.tapNotification))
      .and(.notification(.inFront, .earlier), .from(.inactive), .locked, .under(.nothing))
      .leads(.handOverResponse, .activate, to: .to(.active).screen(.unlocked).used)
      .because("A tap on the lock screen unlocks the device and hands over the response.")
      .rests(on: "L-06 L-13", .inferred),
    When("tap-notification.return", .on(.tapNotification), .notification(.earlier), .behind)
      .and(.screen(.unlocked, .lockedElsewhere), .under(.nothing, .notificationCenter))
      .leads(.reconnectScene, .prepareViews, .foreground, .handOverResponse, .activate, .showViews)
      .then(to: .to(.active).screen(.unlocked).under(.nothing).used)
      .because(
        "A tap on the notification brings the app back; the response comes before it is active."
      )
      .rests(on: "L-13 T-R3 T-L8", seen: 7...18),
    When("tap-notification.return-locked", .on(.tapNotification), .notification(.earlier), .behind)
      .and(.screen(.lockedOverApp), .under(.nothing))
      .leads(.reconnectScene, .prepareViews, .foregroundOnUnlock, .handOverResponse, .activate)
      .then(.showViews, to: .to(.active).screen(.unlocked).used)
      .because("A tap on the lock screen unlocks the device and brings the app back.")
      .rests(on: "L-06 L-13", .inferred),
    When("tap-notification.launch", .on(.tapNotification), .notification(.earlier), .withoutProcess)
      .and(.under(.nothing, .notificationCenter), .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .handOverResponse, .activate)
      .then(.showViews, to: .to(.active).screen(.unlocked).firstUnlock(.done).under(.nothing).used)
      .because(
        "A tap on the notification launches the app; the response comes before it is active."
      )
      .rests(on: "L-13 T-L3 T-L4 T-S11 S4-20", seen: 7...18),
    When("tap-notification.fails", .on(.tapNotification), .notification(.earlier), .withoutProcess)
      .and(.under(.nothing, .notificationCenter), .failsToLaunch)
      .leads(to: .stay.screen(.unlocked).firstUnlock(.done).under(.nothing).used)
      .because("Built with the iOS 27 SDK and without scenes, the app fails to launch.")
      .rests(on: "R-31 A-013", .documented),
  ]
}
