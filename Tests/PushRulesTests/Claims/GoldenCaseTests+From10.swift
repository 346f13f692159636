import PushRules
import PushTestSupport

// G-026 to G-050: from iOS 10.
extension GoldenCaseTests {
  static let from10 = [
    Claim(
      "G-026",
      "iOS 10, active: willPresent decides",
      .on(.iOS(10), .active, .alert, in: .center),
      .arrival(.present(.active, .documented)),
      .seen(.appDecides, .documented)
    ),
    Claim(
      "G-027",
      "iOS 10, a delegate without willPresent: not shown",
      .on(.iOS(10), .active, .alert, in: .centerWithoutPresent),
      .arrival(.fetch(.active)),
      .seen(.nothing, .documented)
    ),
    Claim(
      "G-028",
      "iOS 10, tap on a suspended app: didReceive response alone",
      .on(.iOS(10), .suspended, .alert, then: .notification, in: .center),
      .launch(.response(.inactive)),
      .missed(.didReceiveFetch, .response, .observed)
    ),
    Claim(
      "G-029",
      "iOS 10, cold tap: launch with the key, didReceive response",
      .on(.iOS(10), .ended, .alert, then: .notification, in: .center),
      .launch(.finish(.inactive, key: .present), .response(.inactive))
    ),
    // without didReceive response in time the tap falls back to the app delegate.
    Claim(
      "G-030",
      "iOS 10, delegate set late: didReceive response is not listed",
      .on(.iOS(10), .ended, .alert, then: .notification, in: .center).with(
        \.notificationCenterDelegate,
        .late
      ),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive, .contested)),
      .caveat("late-delegate", says: "can miss the response")
    ),
    Claim(
      "G-031",
      "iOS 10, mutable: extension, banner",
      .on(.iOS(10), .suspended, .mutable, in: .extended),
      .arrival(.serviceExtension(.documented)),
      .seen(.shown)
    ),
    Claim(
      "G-032",
      "iOS 10, sound only: no extension",
      .on(
        .iOS(10),
        .suspended,
        PayloadTraits(sound: .present, mutableContent: .one),
        in: .extended
      ),
      .missed(.serviceExtension, .arrival, .documented)
    ),
    // it runs for a plain string too, which is contested.
    Claim(
      "G-033",
      "iOS 10, alert as a string: the extension runs",
      .on(.iOS(10), .suspended, PayloadTraits(alert: .string, mutableContent: .one), in: .extended),
      .arrival(.serviceExtension(.contested))
    ),
    Claim(
      "G-034",
      "iOS 10, silent and mutable: the fetch variant, no extension",
      .on(
        .iOS(10),
        .suspended,
        PayloadTraits(contentAvailable: .one, mutableContent: .one),
        in: .extended
      ),
      .arrival(.fetch(.background, .documented)),
      .missed(.serviceExtension, .arrival, .documented)
    ),
    // The options of a category are no input: a push without category reports nothing.
    Claim(
      "G-035",
      "iOS 10, dismissal without the custom dismiss action: nothing",
      .on(.iOS(10), .suspended, .alert, then: .dismiss, in: .center),
      .opportunityLeftOpen,
      .caveat("explicit-dismissal", says: "custom dismiss action")
    ),
    Claim(
      "G-036",
      "iOS 10, explicit clear: didReceive response",
      .on(.iOS(10), .suspended, .actionable, then: .dismiss, in: .center)
        .with(\.categoryOptions, [.customDismiss]),
      .launch(.response(.background, .documented))
    ),
    // How the user dismisses is no input: it is a caveat.
    Claim(
      "G-037",
      "iOS 10, banner flicked away: nothing, as a caveat says",
      .on(.iOS(10), .suspended, .actionable, then: .dismiss, in: .center)
        .with(\.categoryOptions, [.customDismiss]),
      .launch(.response(.background)),
      .caveat("explicit-dismissal", says: "flicked away")
    ),
    Claim(
      "G-038",
      "iOS 12, provisional: history only",
      .on(.iOS(12), .suspended, .alert, in: .center).with(\.authorization, .provisional),
      .seen(.historyOnly, .documented)
    ),
    Claim(
      "G-039",
      "iOS 13, silent with priority 10: not launched",
      .on(.iOS(13), .suspended, .silent, in: .fetch).with(\.priority, .ten),
      .wake(.nothing, .documented)
    ),
    // didReceive response runs too, if a delegate was set before launching finished.
    Claim(
      "G-040",
      "iOS 13 with scenes, cold tap: no options, scene with the response",
      .on(.iOS(13), .ended, .alert, then: .notification, in: .sceneCenter),
      .launch(
        .finish(.background, key: .absent),
        .connect(.background, response: .present),
        .response(.inactive, .observed)
      )
    ),
    Claim(
      "G-041",
      "iOS 13 with scenes, icon: no options, scene without response",
      .on(.iOS(13), .ended, .alert, then: .icon, in: .sceneCenter),
      .launch(.finish(.background, key: .absent), .connect(.background, response: .absent))
    ),
    Claim(
      "G-042",
      "iOS 14, tap on the banner of willPresent: didReceive response",
      .on(.iOS(14), .active, .alert, then: .notification, in: .center),
      .arrival(.present(.active)),
      .launch(.response(.active))
    ),
    // The interruption level is no input: it changes the presentation only.
    Claim(
      "G-043",
      "iOS 15, passive: the list only, as a caveat says",
      .on(.iOS(15), .suspended, .alert, in: .center),
      .seen(.shown),
      .caveat("focus", says: "passive goes to the list only")
    ),
    // a held push is a caveat, never a call.
    Claim(
      "G-044",
      "iOS 17, held silent push, icon: a caveat",
      .on(.iOS(17), .suspended, .silent, then: .icon, in: .fetch),
      .arrival(.fetch(.background)),
      .caveat("held-push", says: "right after the user has opened the app")
    ),
    Claim(
      "G-045",
      "iOS 17, held silent push, force quit: discarded, as a caveat says",
      .on(.iOS(17), .quit, .silent, in: .fetch),
      .caveat("held-push-discarded", says: "discarded")
    ),
    Claim(
      "G-046",
      "iOS 26 without scenes, cold tap: the key works, deprecated",
      .on(.iOS(26), .ended, .alert, then: .notification, in: .fetch),
      .launch(.finish(.inactive, key: .present), .fetch(.inactive)),
      .caveat("key-deprecated", says: "deprecated")
    ),
    Claim(
      "G-047",
      "iOS 27 with its SDK, no scenes: no callback",
      .on(.iOS(27), .ended, .mixed, then: .notification, in: .center).with(\.sdk, .iOS(27)),
      .wake(.nothing, .documented),
      .missed(.didFinishLaunching, .response, .documented)
    ),
    // What the extension returns is no input.
    Claim(
      "G-048",
      "iOS 13.3, filtering entitlement: not shown, as a caveat says",
      .on(.iOS(13, 3), .suspended, .mutable, in: .extended).with(\.pushType, .alert),
      .arrival(.serviceExtension(.documented)),
      .caveat("filtering-entitlement", says: "empty content")
    ),
    Claim(
      "G-049",
      "iOS 13, VoIP after a force quit: launched, PushKit",
      .on(.iOS(13), .quit, .empty, in: .pushKit).with(\.pushType, .voip).with(
        \.backgroundModes,
        [.voip]
      ),
      .wake(.launched),
      .arrival(.finish(.background, key: .unknown), .pushKit(.background))
    ),
    Claim(
      "G-050",
      "iOS 13 SDK, VoIP without a reported call: terminated, as a caveat says",
      .on(.iOS(13), .suspended, .empty, in: .pushKit).with(\.pushType, .voip).with(
        \.backgroundModes,
        [.voip]
      ),
      .arrival(.pushKit(.background)),
      .caveat("voip-report-call", says: "terminated")
    ),
  ]
}
