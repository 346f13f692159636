internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user opens the switcher, and returns to the app or goes elsewhere.
  static let switcher: [Transition] = [
    When("switcher.before-4", .on(.openSwitcher, .removeInSwitcher), .singleTasking)
      .never("the switcher exists from iOS 4, on devices with multitasking"),
    When("switcher.locked", .on(.openSwitcher, .removeInSwitcher), .multitasking, .locked)
      .never("the device is locked"),
    When("open-switcher.covered", .on(.openSwitcher), .multitasking, .unlocked)
      .and(!.under(.nothing, .unnamed))
      .never("something covers the screen"),
    When("open-switcher.active", .on(.openSwitcher), .multitasking, .from(.active))
      .leads(.resign, to: .to(.inactive).under(.switcher))
      .because("The switcher takes the focus from the app, which becomes inactive.")
      .rests(on: "T-A1 T-S4 S1-26", seen: 4...17),
    When("open-switcher.inactive", .on(.openSwitcher), .multitasking, .unlocked, .from(.inactive))
      .and(.under(.unnamed))
      .leads(to: .stay.under(.switcher))
      .because("Inactive already: no callback.")
      .rests(on: "T-A1", .inferred),
    When("open-switcher.elsewhere", .on(.openSwitcher), .multitasking, .unlocked, !.inForeground)
      .and(.under(.nothing))
      .leads(to: .stay.under(.switcher))
      .because("The switcher opens over another app: no callback.")
      .rests(on: "T-A1", .inferred),
    When("return-from-switcher.before-4", .on(.returnFromSwitcher), .singleTasking)
      .and(.under(.unnamed))
      .never("the switcher exists from iOS 4, on devices with multitasking"),
    When("return-from-switcher.closed", .on(.returnFromSwitcher), !.under(.switcher, .unnamed))
      .never("the switcher is not open"),
    When("return-from-switcher.no-card", .on(.returnFromSwitcher), .under(.switcher))
      .and(.withoutProcess, .ended(.user, .neverLaunched))
      .never("the switcher has no card of the app"),
    When("return-from-switcher.inactive", .on(.returnFromSwitcher), .multitasking, .from(.inactive))
      .and(.under(.switcher, .unnamed))
      .leads(.activate, to: .to(.active).under(.nothing))
      .because("Chosen again in the switcher, the inactive app becomes active.")
      .rests(on: "T-A2 T-S4 S1-28", .documented),
    When("return-from-switcher.return", .on(.returnFromSwitcher), .inBackground, .under(.switcher))
      .leads(.reconnectScene, .prepareViews, .foreground, .activate, .showViews)
      .then(to: .to(.active).under(.nothing))
      .because("Chosen in the switcher, the app comes back to the foreground.")
      .rests(on: "T-R1 T-S3", .documented),
    When("return-from-switcher.launch", .on(.returnFromSwitcher), .withoutProcess)
      .and(.under(.switcher), .ended(.system, .crash, .reboot), .canLaunch)
      .leads(.launch, .connectScene, .prepareViews, .presentScene, .activate, .showViews)
      .then(to: .to(.active).under(.nothing))
      .because(
        "The card stays when the process is gone: chosen in the switcher, the app is launched."
      )
      .rests(on: "T-L13 T-S1", .documented),
    When("return-from-switcher.fails", .on(.returnFromSwitcher), .withoutProcess, .under(.switcher))
      .and(.ended(.system, .crash, .reboot), .failsToLaunch)
      .leads(to: .stay.under(.nothing))
      .failsToLaunch,
  ]
}
