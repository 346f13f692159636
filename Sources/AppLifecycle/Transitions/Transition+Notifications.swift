internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user acts on a notification that was shown.
  static let notifications: [Transition] = [
    .never(
      "tap-notification.nothing",
      [.on(.tapNotification), .notification(.nothing)],
      "no notification of the app is there to act on"
    ),
    .never(
      "tap-notification.covered",
      [
        .on(.tapNotification), .notification(.inFront, .earlier),
        !.under(.nothing, .notificationCenter, .unnamed),
      ],
      "something covers the notification"
    ),
    .never(
      "tap-notification.earlier",
      [.on(.tapNotification), .notification(.earlier), .from(.active)],
      "the notification came before the app was opened: Notification Center still has it"
    ),
    Transition(
      "tap-notification.active",
      when: [.on(.tapNotification), .notification(.inFront), .from(.active)],
      moves: [.handOverResponse],
      to: .stay.used,
      because:
        "A tap on the banner of the active app hands over the response; the app stays active.",
      .inferred,
      "R-36"
    ),
    Transition(
      "tap-notification.inactive",
      when: [
        .on(.tapNotification), .notification(.inFront, .earlier), .from(.inactive), .unlocked,
        .under(.notificationCenter, .unnamed),
      ],
      moves: [.handOverResponse, .activate],
      to: .to(.active).under(.nothing).used,
      because:
        "A tap in Notification Center hands over the response; then the app is active again.",
      .inferred,
      "L-13 L-14"
    ),
    Transition(
      "tap-notification.inactive-locked",
      when: [
        .on(.tapNotification), .notification(.inFront, .earlier), .from(.inactive), .locked,
        .under(.nothing),
      ],
      moves: [.handOverResponse, .activate],
      to: .to(.active).screen(.unlocked).used,
      because: "A tap on the lock screen unlocks the device and hands over the response.",
      .inferred,
      "L-06 L-13"
    ),
    Transition(
      "tap-notification.return",
      when: [
        .on(.tapNotification), .notification(.earlier), .behind,
        .screen(.unlocked, .lockedElsewhere), .under(.nothing, .notificationCenter),
      ],
      moves: [
        .reconnectScene, .prepareViews, .foreground, .handOverResponse, .activate, .showViews,
      ],
      to: .to(.active).screen(.unlocked).under(.nothing).used,
      because:
        "A tap on the notification brings the app back; the response comes before it is active.",
      .observed,
      "L-13 T-R3 T-L8"
    ),
    Transition(
      "tap-notification.return-locked",
      when: [
        .on(.tapNotification), .notification(.earlier), .behind, .screen(.lockedOverApp),
        .under(.nothing),
      ],
      moves: [
        .reconnectScene, .prepareViews, .foregroundOnUnlock, .handOverResponse, .activate,
        .showViews,
      ],
      to: .to(.active).screen(.unlocked).used,
      because: "A tap on the lock screen unlocks the device and brings the app back.",
      .inferred,
      "L-06 L-13"
    ),
    Transition(
      "tap-notification.launch",
      when: [
        .on(.tapNotification), .notification(.earlier), .withoutProcess,
        .under(.nothing, .notificationCenter), .canLaunch,
      ],
      moves: [
        .launch, .connectScene, .prepareViews, .presentScene, .handOverResponse, .activate,
        .showViews,
      ],
      to: .to(.active).screen(.unlocked).firstUnlock(.done).under(.nothing).used,
      because:
        "A tap on the notification launches the app; the response comes before it is active.",
      .observed,
      "L-13 T-L3 T-L4 T-S11 S4-20"
    ),
    Transition(
      "tap-notification.fails",
      when: [
        .on(.tapNotification), .notification(.earlier), .withoutProcess,
        .under(.nothing, .notificationCenter), .failsToLaunch,
      ],
      to: .stay.screen(.unlocked).firstUnlock(.done).under(.nothing).used,
      because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
      .documented,
      "R-31 A-013"
    ),
  ]
}
