internal import DecisionTables
internal import PushRules

extension Transition {
  /// The user opens the switcher, and comes back or goes elsewhere.
  static let switcher: [Transition] = [
    .never(
      "switcher.before-4",
      [.on(.openSwitcher, .removeInSwitcher), .singleTasking],
      "the switcher exists from iOS 4, on devices with multitasking"
    ),
    .never(
      "switcher.locked",
      [.on(.openSwitcher, .removeInSwitcher), .multitasking, .locked],
      "the device is locked"
    ),
    .never(
      "open-switcher.covered",
      [.on(.openSwitcher), .multitasking, .unlocked, !.under(.nothing, .unnamed)],
      "something covers the screen"
    ),
    Transition(
      "open-switcher.active",
      when: [.on(.openSwitcher), .multitasking, .from(.active)],
      moves: [.resign],
      to: .to(.inactive).under(.switcher),
      because: "The switcher takes the focus from the app, which becomes inactive.",
      .observed,
      "T-A1 T-S4 S1-26"
    ),
    Transition(
      "open-switcher.inactive",
      when: [.on(.openSwitcher), .multitasking, .unlocked, .from(.inactive), .under(.unnamed)],
      to: .stay.under(.switcher),
      because: "Inactive already: no callback.",
      .inferred,
      "T-A1"
    ),
    Transition(
      "open-switcher.elsewhere",
      when: [.on(.openSwitcher), .multitasking, .unlocked, .elsewhere, .under(.nothing)],
      to: .stay.under(.switcher),
      because: "The switcher opens over another app: no callback.",
      .inferred,
      "T-A1"
    ),
    .never(
      "return-from-switcher.before-4",
      [.on(.returnFromSwitcher), .singleTasking, .under(.unnamed)],
      "the switcher exists from iOS 4, on devices with multitasking"
    ),
    .never(
      "return-from-switcher.closed",
      [.on(.returnFromSwitcher), !.under(.switcher, .unnamed)],
      "the switcher is not open"
    ),
    .never(
      "return-from-switcher.no-card",
      [
        .on(.returnFromSwitcher), .under(.switcher), .withoutProcess, .ended(.user, .neverLaunched),
      ],
      "the switcher has no card of the app"
    ),
    Transition(
      "return-from-switcher.inactive",
      when: [
        .on(.returnFromSwitcher), .multitasking, .from(.inactive), .under(.switcher, .unnamed),
      ],
      moves: [.activate],
      to: .to(.active).under(.nothing),
      because: "Chosen again in the switcher, the inactive app becomes active.",
      .documented,
      "T-A2 T-S4 S1-28"
    ),
    Transition(
      "return-from-switcher.return",
      when: [.on(.returnFromSwitcher), .behind, .under(.switcher)],
      moves: [.reconnectScene, .prepareViews, .foreground, .activate, .showViews],
      to: .to(.active).under(.nothing),
      because: "Chosen in the switcher, the app comes back to the foreground.",
      .documented,
      "T-R1 T-S3"
    ),
    Transition(
      "return-from-switcher.launch",
      when: [
        .on(.returnFromSwitcher), .withoutProcess, .under(.switcher),
        .ended(.system, .crash, .reboot), .canLaunch,
      ],
      moves: [.launch, .connectScene, .prepareViews, .presentScene, .activate, .showViews],
      to: .to(.active).under(.nothing),
      because:
        "The card stays when the process is gone: chosen in the switcher, the app is launched.",
      .documented,
      "T-L13 T-S1"
    ),
    Transition(
      "return-from-switcher.fails",
      when: [
        .on(.returnFromSwitcher), .withoutProcess, .under(.switcher),
        .ended(.system, .crash, .reboot), .failsToLaunch,
      ],
      to: .stay.under(.nothing),
      because: "Built with the iOS 27 SDK and without scenes, the app fails to launch.",
      .documented,
      "R-31 A-013"
    ),
  ]
}
