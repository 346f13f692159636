import PushRules
import PushTestSupport

// G-001 to G-025: up to iOS 9.
extension GoldenCaseTests {
  static let to9 = [
    Claim(
      "G-001",
      "iOS 3, cold tap: the launch with the key, the old method not",
      .on(.iOS(3), .ended, .alert, then: .notification, in: .old),
      .launch(.finish(.inactive, key: .present))
    ),
    Claim(
      "G-002",
      "iOS 3, icon: the launch without the key",
      .on(.iOS(3), .ended, .alert, then: .icon, in: .old),
      .launch(.finish(.inactive, key: .absent))
    ),
    Claim(
      "G-003",
      "iOS 3, active: the old method, no banner",
      .on(.iOS(3), .active, .alert, in: .old),
      .arrival(.old(.active, .documented)),
      .seen(.nothing, .documented)
    ),
    // there is no mode that follows the header; the answer is contested.
    Claim(
      "G-004",
      "iOS 6, tap on a suspended app: the old method",
      .on(.iOS(6), .suspended, .alert, then: .notification, in: .old),
      .launch(.old(.inactive, .contested)),
      .seen(.shown),
      .ends(.active)
    ),
    Claim(
      "G-005",
      "iOS 6, alert with content-available: banner only",
      .on(.iOS(6), .suspended, .mixed, in: .old),
      .seen(.shown),
      .wake(.nothing)
    ),
    Claim(
      "G-006",
      "iOS 7, both methods: the fetch variant only",
      .on(.iOS(7), .active, .alert, in: .both),
      .arrival(.fetch(.active, .documented))
    ),
    Claim(
      "G-007",
      "iOS 7, active, no background mode: the fetch variant",
      .on(.iOS(7), .active, .silent, in: .fetch).with(\.backgroundModes, []),
      .arrival(.fetch(.active, .documented))
    ),
    Claim(
      "G-008",
      "iOS 7, silent push resumes a suspended app",
      .on(.iOS(7), .suspended, .silent, in: .fetch),
      .wake(.resumed, .documented),
      .seen(.nothing),
      .arrival(.fetch(.background, .documented)),
      .ends(.suspended)
    ),
    Claim(
      "G-009",
      "iOS 7, only the old method: nothing",
      .on(.iOS(7), .suspended, .silent, in: .old),
      .wake(.nothing),
      .seen(.nothing)
    ),
    Claim(
      "G-010",
      "iOS 7, alert alone: banner, no callback",
      .on(.iOS(7), .suspended, .alert, in: .fetch),
      .wake(.nothing, .documented),
      .seen(.shown, .documented)
    ),
    Claim(
      "G-011",
      "iOS 7, alert with content-available: banner and the fetch variant",
      .on(.iOS(7), .suspended, .mixed, in: .fetch),
      .seen(.shown),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "G-012",
      "G-011 with a tap: the fetch variant a second time",
      .on(.iOS(7), .suspended, .mixed, then: .notification, in: .fetch),
      .arrival(.fetch(.background)),
      .launch(.fetch(.inactive, .documented)),
      .caveat("same-push-twice", says: "twice")
    ),
    Claim(
      "G-013",
      "iOS 8, not running: banner, launch, the fetch variant",
      .on(.iOS(8), .ended, .mixed, in: .fetch),
      .seen(.shown),
      .wake(.launched, .documented),
      .arrival(.finish(.background, key: .present), .fetch(.background, .documented))
    ),
    Claim(
      "G-014",
      "iOS 8, force quit: banner, no launch",
      .on(.iOS(8), .quit, .mixed, in: .fetch),
      .seen(.shown, .inferred),
      .wake(.nothing, .documented)
    ),
    Claim(
      "G-015",
      "iOS 8, force quit, silent: nothing",
      .on(.iOS(8), .quit, .silent, in: .fetch),
      .seen(.nothing),
      .wake(.nothing, .documented),
      .ends(.notRunning)
    ),
    Claim(
      "G-016",
      "G-014 with a tap: launch with the key, the fetch variant",
      .on(.iOS(8), .quit, .mixed, then: .notification, in: .fetch),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .documented))
    ),
    Claim(
      "G-017",
      "iOS 8, cold tap, only the old method: the launch alone",
      .on(.iOS(8), .ended, .alert, then: .notification, in: .old),
      .launch(.finish(.inactive, key: .present))
    ),
    Claim(
      "G-018",
      "iOS 8, icon: no key, no fetch variant",
      .on(.iOS(8), .ended, .alert, then: .icon, in: .fetch),
      .launch(.finish(.inactive, key: .absent))
    ),
    Claim(
      "G-019",
      "iOS 8, background action: handleAction, the app stays back",
      .on(
        .iOS(8),
        .suspended,
        .actionable,
        then: .action,
        in: [.didFinishLaunching, .handleAction]
      ),
      .launch(.action(.background, .documented)),
      .ends(.suspended)
    ),
    Claim(
      "G-020",
      "iOS 9, text action: background launch, response info",
      .on(
        .iOS(9),
        .ended,
        .actionable,
        then: .textAction,
        in: [.didFinishLaunching, .handleActionResponse]
      ),
      .launch(.finish(.background, key: .unknown), .actionResponse(.background, .documented))
    ),
    Claim(
      "G-021",
      "iOS 9, refresh off: nothing",
      .on(.iOS(9), .suspended, .silent, in: .fetch).with(\.backgroundAppRefresh, .off),
      .wake(.nothing)
    ),
    Claim(
      "G-022",
      "iOS 9, Low Power Mode: nothing",
      .on(.iOS(9), .suspended, .silent, in: .fetch).with(\.lowPowerMode, .on),
      .wake(.nothing, .inferred)
    ),
    Claim(
      "G-023",
      "iOS 9, notifications denied: the fetch variant",
      .on(.iOS(9), .suspended, .silent, in: .fetch).with(\.authorization, .denied),
      .arrival(.fetch(.background, .documented))
    ),
    Claim(
      "G-024",
      "iOS 9, restarted and locked: not launched",
      .on(.iOS(9), .notRunning(.reboot), .silent, in: .fetch).with(\.firstUnlock, .pending),
      .wake(.nothing, .documented)
    ),
    Claim(
      "G-025",
      "iOS 9, restarted and unlocked: launched again",
      .on(.iOS(9), .notRunning(.reboot), .silent, in: .fetch),
      .wake(.launched, .documented),
      .arrival(.finish(.background, key: .present), .fetch(.background, .documented))
    ),
  ]
}
