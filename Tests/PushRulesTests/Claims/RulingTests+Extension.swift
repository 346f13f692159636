import PushRules
import PushTestSupport

// service extension, first unlock.
extension RulingTests {
  static let serviceExtension = [
    Claim(
      "R-25",
      "runs in the background",
      .on(.iOS(10, 0), .suspended, .mutable, in: .extended),
      .arrival(.serviceExtension(.documented)),
      .seen(.shown)
    ),
    Claim(
      "R-25",
      "not before iOS 10",
      .on(.iOS(9), .suspended, .mutable, in: .extended),
      .seen(.shown)
    ),
    Claim(
      "R-25",
      "not without mutable-content",
      .on(.iOS(17), .suspended, .alert, in: .extended),
      .missed(.serviceExtension, .arrival, .documented)
    ),
    Claim(
      "R-25",
      "after a force quit too",
      .on(.iOS(17), .quit, .mutable, in: .extended),
      .arrival(.serviceExtension(.observed)),
      .seen(.shown)
    ),
    Claim(
      "R-25",
      "before willPresent",
      .on(.iOS(17), .active, .mutable, in: .extended),
      .arrival(.serviceExtension, .present(.active))
    ),
    Claim(
      "R-25",
      "before the fetch variant",
      .on(.iOS(17), .suspended, .mutableMixed, in: .extended),
      .arrival(.serviceExtension, .fetch(.background))
    ),
    Claim(
      "R-25",
      "before the launch",
      .on(.iOS(17), .ended, .mutableMixed, in: .extended),
      .arrival(.serviceExtension, .finish(.background, key: .present), .fetch(.background))
    ),
    Claim(
      "R-25",
      "never for a silent push",
      .on(
        .iOS(17),
        .suspended,
        PayloadTraits(contentAvailable: .one, mutableContent: .one),
        in: .extended
      ),
      .arrival(.fetch(.background)),
      .missed(.serviceExtension, .arrival, .documented)
    ),
    Claim(
      "R-25",
      "never for a sound alone",
      .on(
        .iOS(17),
        .suspended,
        PayloadTraits(sound: .present, mutableContent: .one),
        in: .extended
      ),
      .missed(.serviceExtension, .arrival, .documented)
    ),
    Claim(
      "R-25",
      "never for a badge alone",
      .on(
        .iOS(17),
        .suspended,
        PayloadTraits(badge: .present, mutableContent: .one),
        in: .extended
      ),
      .missed(.serviceExtension, .arrival, .documented)
    ),
    Claim(
      "R-25",
      "an alert given as a string: runs, contested",
      .on(.iOS(17), .suspended, PayloadTraits(alert: .string, mutableContent: .one), in: .extended),
      .arrival(.serviceExtension(.contested))
    ),
    Claim(
      "R-25",
      "alerts must be allowed",
      .on(.iOS(17), .suspended, .mutable, in: .extended).with(\.authorization, .denied)
    ),
    Claim(
      "R-25",
      "an app without the extension",
      .on(.iOS(17), .suspended, .mutable, in: .center),
      .seen(.shown)
    ),
  ]

  static let firstUnlock = [
    Claim(
      "R-26",
      "no launch",
      .on(.iOS(7), .notRunning(.reboot), .silent, in: .both).with(\.firstUnlock, .pending),
      .wake(.nothing, .documented)
    ),
    Claim(
      "R-26",
      "from iOS 10 shown, the extension runs",
      .on(.iOS(10, 0), .notRunning(.reboot), .mutableMixed, in: .extended).with(
        \.firstUnlock,
        .pending
      ),
      .wake(.nothing, .documented),
      .seen(.shown),
      .arrival(.serviceExtension(.observed))
    ),
    Claim(
      "R-26",
      "the extension has no protected data",
      .on(.iOS(17), .notRunning(.reboot), .mutable, in: .extended).with(\.firstUnlock, .pending),
      .arrival(.serviceExtension(.observed)),
      .says("without protected data")
    ),
    Claim(
      "R-26",
      "up to iOS 9 the presentation is not known",
      .on(.iOS(9), .notRunning(.reboot), .mixed, in: .both).with(\.firstUnlock, .pending),
      .wake(.nothing, .documented),
      .seen(.unknown)
    ),
    Claim(
      "R-26",
      "on iOS 4 too",
      .on(.iOS(4), .notRunning(.reboot), .alert, in: .old).with(\.firstUnlock, .pending),
      .seen(.unknown)
    ),
    Claim(
      "R-26",
      "a user who acts has unlocked: iOS 9",
      .on(.iOS(9), .notRunning(.reboot), .alert, then: .notification, in: .both)
        .with(\.firstUnlock, .pending),
      .opportunityLeftOpen,
      .launch(.finish(.inactive, key: .present, .inferred), .fetch(.inactive))
    ),
    Claim(
      "R-26",
      "a user who acts has unlocked",
      .on(.iOS(17), .notRunning(.reboot), .mixed, then: .notification, in: .center).with(
        \.firstUnlock,
        .pending
      ),
      .launch(.finish(.inactive, key: .present, .inferred), .response(.inactive)),
      .ends(.active)
    ),
    Claim(
      "R-26",
      "an action after it",
      .on(.iOS(17), .notRunning(.reboot), .actionable, then: .action, in: .center).with(
        \.firstUnlock,
        .pending
      ),
      .launch(.finish(.background, key: .unknown), .response(.background))
    ),
    Claim(
      "R-26",
      "the icon",
      .on(.iOS(9), .notRunning(.reboot), .silent, then: .icon, in: .both).with(
        \.firstUnlock,
        .pending
      ),
      .launch(.finish(.inactive, key: .absent))
    ),
    Claim(
      "R-26",
      "VoIP is not called",
      .on(.iOS(17), .notRunning(.reboot), .empty, in: .pushKit).with(\.firstUnlock, .pending).with(
        \.pushType,
        .voip
      ).with(\.backgroundModes, [.voip]),
      .wake(.nothing, .contested),
      .missed(.didReceiveIncomingPush, .arrival, .contested)
    ),
  ]
}
