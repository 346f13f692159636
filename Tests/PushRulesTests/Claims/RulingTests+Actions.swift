import PushRules
import PushTestSupport

// dismissals and buttons.
extension RulingTests {
  static let dismissal = [
    Claim(
      "R-29",
      "iOS 9: nothing",
      .on(.iOS(9), .suspended, .actionable, then: .dismiss, in: .buttons),
      .opportunityLeftOpen
    ),
    Claim(
      "R-29",
      "iOS 10: didReceive response",
      .on(.iOS(10, 0), .suspended, .actionable, then: .dismiss, in: .center)
        .with(\.categoryOptions, [.customDismiss]),
      .launch(.response(.background, .documented)),
      .caveat("explicit-dismissal", says: "custom dismiss action"),
      .ends(.suspended)
    ),
    Claim(
      "R-29",
      "only an explicit dismissal",
      .on(.iOS(17), .background, .actionable, then: .dismiss, in: .center)
        .with(\.categoryOptions, [.customDismiss]),
      .launch(.response(.background, .documented)),
      .caveat("explicit-dismissal", says: "explicit")
    ),
    Claim(
      "R-29",
      "a category must ask for it",
      .on(.iOS(17), .suspended, .alert, then: .dismiss, in: .center),
      .opportunityLeftOpen
    ),
    Claim(
      "R-29",
      "from not running: launch in the background",
      .on(.iOS(17), .ended, .actionable, then: .dismiss, in: .center)
        .with(\.categoryOptions, [.customDismiss]),
      .launch(
        .finish(.background, key: .unknown, .documented),
        .response(.background, .documented)
      ),
      .ends(.suspended)
    ),
    Claim(
      "R-29",
      "without didReceive response nothing, not even a launch",
      .on(.iOS(17), .ended, .actionable, then: .dismiss, in: .centerWithoutResponse)
        .with(\.categoryOptions, [.customDismiss]),
      .opportunityLeftOpen,
      .ends(.notRunning)
    ),
    Claim(
      "R-29",
      "without delegate nothing",
      .on(.iOS(17), .suspended, .actionable, then: .dismiss, in: .buttons),
      .opportunityLeftOpen,
      .ends(.suspended)
    ),
    Claim(
      "R-29",
      "iOS 8: not even a launch",
      .on(.iOS(8), .ended, .actionable, then: .dismiss, in: .buttons),
      .opportunityLeftOpen,
      .ends(.notRunning)
    ),
  ]

  static let buttonsBefore10 = [
    Claim(
      "R-30",
      "iOS 7 has no buttons",
      .on(.iOS(7), .suspended, .actionable, then: .action, in: .buttons),
      .impossible
    ),
    Claim(
      "R-30",
      "iOS 8: handleAction",
      .on(.iOS(8), .suspended, .actionable, then: .action, in: .buttons),
      .launch(.action(.background, .documented)),
      .ends(.suspended)
    ),
    Claim(
      "R-30",
      "iOS 8 has no response info",
      .on(
        .iOS(8),
        .suspended,
        .actionable,
        then: .action,
        in: [.didFinishLaunching, .handleActionResponse]
      )
    ),
    Claim(
      "R-30",
      "iOS 8 has no text actions",
      .on(.iOS(8), .suspended, .actionable, then: .textAction, in: .buttons),
      .impossible
    ),
    Claim(
      "R-30",
      "iOS 9: the variant with response info wins",
      .on(.iOS(9), .suspended, .actionable, then: .action, in: .buttons),
      .launch(.actionResponse(.background, .inferred))
    ),
    Claim(
      "R-30",
      "iOS 9: else handleAction",
      .on(
        .iOS(9),
        .suspended,
        .actionable,
        then: .action,
        in: .buttons.subtracting([.handleActionResponse])
      ),
      .launch(.action(.background, .documented))
    ),
    Claim(
      "R-30",
      "iOS 9: a text action",
      .on(
        .iOS(9),
        .background,
        .actionable,
        then: .textAction,
        in: [.didFinishLaunching, .handleActionResponse]
      ),
      .launch(.actionResponse(.background, .documented))
    ),
    Claim(
      "R-30",
      "a foreground action brings the app up",
      .on(.iOS(8), .suspended, .actionable, then: .foregroundAction, in: .buttons),
      .launch(.action(.inactive, .documented)),
      .ends(.active)
    ),
    Claim(
      "R-30",
      "a background action launches if needed",
      .on(.iOS(8), .ended, .actionable, then: .action, in: .buttons),
      .launch(.finish(.background, key: .unknown), .action(.background, .documented)),
      .ends(.suspended)
    ),
    Claim(
      "R-30",
      "a foreground action launches",
      .on(.iOS(9), .ended, .actionable, then: .foregroundAction, in: .buttons),
      .launch(.finish(.inactive, key: .unknown), .actionResponse(.inactive)),
      .ends(.active)
    ),
    Claim(
      "R-30",
      "launches also when no method takes it",
      .on(.iOS(9), .ended, .actionable, then: .action, in: .both),
      .launch(.finish(.background, key: .unknown, .inferred))
    ),
    Claim(
      "R-30",
      "iOS 9 after a force quit: contested",
      .on(
        .iOS(9),
        .quit,
        .actionable,
        then: .action,
        in: .buttons.subtracting([.handleActionResponse])
      ),
      .launch(.finish(.background, key: .unknown, .contested), .action(.background))
    ),
    Claim(
      "R-30",
      "an action needs a category",
      .on(.iOS(9), .suspended, .alert, then: .action, in: .buttons),
      .impossible
    ),
  ]

  static let buttonsFrom10 = [
    Claim(
      "R-30",
      "iOS 10: didReceive response",
      .on(.iOS(10, 0), .suspended, .actionable, then: .action, in: .centerAndButtons),
      .launch(.response(.background, .documented)),
      .ends(.suspended)
    ),
    Claim(
      "R-30",
      "iOS 17: a foreground action",
      .on(.iOS(17), .suspended, .actionable, then: .foregroundAction, in: .center),
      .launch(.response(.inactive, .documented)),
      .ends(.active)
    ),
    Claim(
      "R-30",
      "iOS 17: a text action",
      .on(.iOS(17), .background, .actionable, then: .textAction, in: .center),
      .launch(.response(.background, .documented))
    ),
    Claim(
      "R-30",
      "iOS 17: launch in the background",
      .on(.iOS(17), .ended, .actionable, then: .action, in: .center),
      .launch(.finish(.background, key: .unknown), .response(.background, .documented)),
      .ends(.suspended)
    ),
    Claim(
      "R-30",
      "iOS 17 after a force quit",
      .on(.iOS(17), .quit, .actionable, then: .action, in: .center),
      .launch(.finish(.background, key: .unknown, .documented), .response(.background, .documented))
    ),
    Claim(
      "R-30",
      "without didReceive response the old methods",
      .on(.iOS(10, 1), .suspended, .actionable, then: .action, in: .buttons.union([.willPresent])),
      .launch(.actionResponse(.background, .contested))
    ),
    Claim(
      "R-30",
      "without delegate the old method",
      .on(
        .iOS(17),
        .suspended,
        .actionable,
        then: .action,
        in: .buttons.subtracting([.handleActionResponse])
      ),
      .launch(.action(.background, .contested))
    ),
    Claim(
      "R-30",
      "no method takes it: launched all the same",
      .on(.iOS(17), .ended, .actionable, then: .action, in: .both),
      .launch(.finish(.background, key: .unknown, .inferred))
    ),
    Claim(
      "R-30",
      "no method takes it in a running app",
      .on(.iOS(17), .suspended, .actionable, then: .action, in: .both)
    ),
    Claim(
      "R-30",
      "an action needs a category",
      .on(.iOS(17), .suspended, .alert, then: .action, in: .center),
      .impossible
    ),
  ]
}
