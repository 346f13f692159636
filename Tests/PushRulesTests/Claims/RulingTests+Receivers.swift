import PushRules
import PushTestSupport

// R-34 and the paragraphs below the table of routing.
extension RulingTests {
  static let voip = [
    Claim("R-34", "iOS 7 has no PushKit", voip(.iOS(7), .suspended)),
    Claim(
      "R-34",
      "iOS 8, active",
      voip(.iOS(8), .active),
      .arrival(.pushKit(.active, .documented)),
      .seen(.nothing),
      .receiver(.pushKit)
    ),
    Claim(
      "R-34",
      "iOS 12, inactive",
      voip(.iOS(12), .inactive),
      .arrival(.pushKit(.inactive)),
      .noCaveat("voip-report-call")
    ),
    Claim(
      "R-34",
      "iOS 13, background",
      voip(.iOS(13, 0), .background),
      .arrival(.pushKit(.background, .documented)),
      .caveat("voip-report-call", says: "terminated")
    ),
    Claim(
      "R-34",
      "iOS 17, suspended",
      voip(.iOS(17), .suspended),
      .wake(.resumed),
      .arrival(.pushKit(.background, .documented))
    ),
    Claim(
      "R-34",
      "iOS 17, not running; the key is not known",
      voip(.iOS(17), .ended),
      .wake(.launched),
      .arrival(.finish(.background, key: .unknown), .pushKit(.background, .documented))
    ),
    Claim(
      "R-34",
      "iOS 12, after a force quit: documented",
      voip(.iOS(12), .quit),
      .arrival(.finish(.background, key: .unknown), .pushKit(.background, .documented))
    ),
    Claim(
      "R-34",
      "iOS 13, after a force quit: contested",
      voip(.iOS(13, 0), .quit),
      .arrival(.finish(.background, key: .unknown), .pushKit(.background, .contested))
    ),
    Claim(
      "R-34",
      "whatever permission says",
      voip(.iOS(17), .suspended).with(\.authorization, .denied),
      .arrival(.pushKit(.background, .documented))
    ),
    Claim(
      "R-34",
      "whatever refresh says",
      voip(.iOS(17), .suspended).with(\.backgroundAppRefresh, .off),
      .arrival(.pushKit(.background, .documented))
    ),
    Claim(
      "R-34",
      "after a restart",
      voip(.iOS(17), .notRunning(.reboot)),
      .arrival(.finish(.background, key: .unknown), .pushKit(.background, .documented))
    ),
    Claim(
      "R-34",
      "in Low Power Mode, not deferred",
      voip(.iOS(17), .suspended)
        .with(\.lowPowerMode, .on)
        .with(\.payload, .silent),
      .arrival(.pushKit(.background, .documented)),
      .noCaveat("deferred")
    ),
    Claim(
      "R-34",
      "needs the mode",
      voip(.iOS(17), .suspended).with(\.backgroundModes, [.remoteNotification]),
      .wake(.nothing)
    ),
    Claim("R-34", "needs the method", voip(.iOS(17), .suspended).with(\.implements, .center)),
  ]

  private static func voip(_ system: SystemVersion, _ state: AppState) -> Situation {
    .on(system, state, .empty, in: .pushKit)
      .with(\.pushType, .voip)
      .with(\.backgroundModes, [.remoteNotification, .voip])
  }

  static let receivers: [Claim] = [
    (PushType.location, Recipient.locationExtension), (.pushToTalk, .pushToTalk),
    (.fileProvider, .fileProviderExtension), (.complication, .watchComplication),
    (.mdm, .deviceManagement), (.liveActivity, .widgetExtension), (.widgets, .widgetExtension),
    (.controls, .widgetExtension),
  ].flatMap { type, recipient in
    [AppState.active, .suspended, .quit].map { state in
      Claim(
        "R-34",
        "\(type.name), \(state.fullName): no method of this model",
        .on(.iOS(27), state, .mutableMixed, in: .everything).with(\.pushType, type)
          .with(\.backgroundModes, Set(BackgroundMode.allCases)),
        .seen(.unknown),
        .receiver(recipient),
        .caveat("other-receiver", says: "receiver")
      )
    }
  }

  static let notInEffect = [
    Claim(
      "Contradictions",
      "the icon of an inactive app can be tapped",
      .on(.iOS(17), .inactive, .alert, then: .icon, in: .center),
      .arrival(.present(.inactive))
    ),
    Claim(
      "Contradictions",
      "the icon of the active app cannot",
      .on(.iOS(17), .active, .alert, then: .icon, in: .center),
      .arrival(.present(.active)),
      .impossible
    ),
    Claim(
      "Contradictions",
      "running, whether or not a method takes the push",
      .on(.iOS(17), .active, .alert, in: .launchOnly),
      .wake(.running)
    ),
    Claim(
      "Contradictions",
      "running, although no method can take it",
      .on(.iOS(17), .inactive, .silent, in: .launchOnly),
      .wake(.running)
    ),
    Claim(
      "Contradictions",
      "an action launches: the key is not known",
      .on(.iOS(9), .ended, .actionable, then: .action, in: .buttons),
      .launch(.finish(.background, key: .unknown), .actionResponse(.background))
    ),
    Claim(
      "Contradictions",
      "a dismissal launches: the key is not known",
      .on(.iOS(12), .ended, .actionable, then: .dismiss, in: .center)
        .with(\.categoryOptions, [.customDismiss]),
      .launch(.finish(.background, key: .unknown), .response(.background))
    ),
    Claim(
      "Contradictions",
      "PushKit launches: the key is not known",
      voip(.iOS(9), .ended),
      .arrival(.finish(.background, key: .unknown), .pushKit(.background))
    ),
    Claim(
      "Contradictions",
      "no service extension before iOS 10",
      .on(.iOS(9), .active, .alert, in: .extended),
      .arrival(.fetch(.active)),
      .caveat("method-unavailable", says: "service-extension exists from iOS 10")
    ),
  ]

  static let impossible = [
    (
      why: "no background on iOS 3", situation: Situation.on(.iOS(3), .background, .alert, in: .old)
    ),
    (why: "no suspended app on iOS 3", situation: .on(.iOS(3), .suspended, .alert, in: .old)),
    (
      why: "not unlocked, but running",
      situation: .on(.iOS(17), .active, .alert, in: .both).with(\.firstUnlock, .pending)
    ),
    (
      why: "not unlocked, but suspended",
      situation: .on(.iOS(17), .suspended, .alert, in: .both).with(\.firstUnlock, .pending)
    ),
    (
      why: "R-26: not unlocked, but ended by the system",
      situation: .on(.iOS(17), .ended, .alert, in: .both).with(\.firstUnlock, .pending)
    ),
    (
      why: "R-26: not unlocked, but force-quit",
      situation: .on(.iOS(9), .quit, .alert, in: .both).with(\.firstUnlock, .pending)
    ),
    (
      why: "R-26: not unlocked, but crashed",
      situation: .on(.iOS(9), .notRunning(.crash), .alert, in: .both).with(\.firstUnlock, .pending)
    ),
    (
      why: "R-31: iOS 27 with its SDK, without scenes, active",
      situation: .on(.iOS(27), .active, .alert, in: .both).with(\.sdk, .iOS(27))
    ),
    (
      why: "R-31: iOS 27 with its SDK, without scenes, suspended",
      situation: .on(.iOS(27), .suspended, .alert, in: .both).with(\.sdk, .iOS(27))
    ),
  ]
}
