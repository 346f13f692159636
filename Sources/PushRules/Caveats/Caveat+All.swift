extension Caveat {
  /// All caveats, in the order in which they print.
  public static let all: [Caveat] =
    unavailable + [
      otherReceiver, voipDuty, dismissalKinds, categoryRegistration, bannerFromWillPresent,
      lateDelegate, sceneTapTwice, fetchTwice, willPresentAndFetch, willPresentTwice, keyDeprecated,
      inactiveState,
      completionHandler, presentationHandler, responseHandler, bestEffort, lowPriority, deferred,
      afterReboot, mayBeDiscarded, forceQuitReports, heldPush, heldPushDiscarded, newsstand,
      registration, extensionLimits, alertStyles, filtering, focus, watch, debugger,
    ]
}

// What the version of iOS does not have.
extension Caveat {
  static let unavailable: [Caveat] =
    [
      methodUnavailable(.willFinishLaunching, before: .before(6)),
      methodUnavailable(.didReceiveFetch, before: .before(7)),
      methodUnavailable(.handleAction, before: .before(8)),
      methodUnavailable(.handleActionResponse, before: .before(9)),
      methodUnavailable(.willPresent, before: .before(10, 0)),
      methodUnavailable(.didReceiveResponse, before: .before(10, 0)),
      methodUnavailable(.sceneWillConnect, before: .before(13)),
      methodUnavailable(.serviceExtension, before: .before(10, 0)),
      methodUnavailable(.didReceiveIncomingPush, before: .before(8)),
    ] + [
      Caveat(
        "delegate-unavailable",
        when: .delegateInPlace,
        .before(10, 0),
        text: "The notification center exists from iOS 10: its delegate is not in effect.",
        "A-007"
      ),
      Caveat(
        "scenes-unavailable",
        when: .lifecycle(.scene),
        .before(13),
        text: "Scenes exist from iOS 13: the app delegate's life cycle is in effect.",
        "A-007"
      ),
      Caveat(
        "low-power-unavailable",
        when: .lowPowerMode(.on),
        .before(9),
        text: "Low Power Mode exists from iOS 9: it is not in effect.",
        "A-126"
      ),
      Caveat(
        "background-app-refresh-unavailable",
        when: .backgroundAppRefresh(.off),
        .before(7),
        text: "Background App Refresh exists from iOS 7: it is not in effect.",
        "A-125"
      ),
      Caveat(
        "provisional-unavailable",
        when: .authorization(.provisional),
        .before(12),
        text: "Provisional authorization exists from iOS 12: it counts as authorized.",
        "A-132"
      ),
    ]

  private static func methodUnavailable(
    _ method: DelegateMethod,
    before versions: Box
  ) -> Caveat {
    Caveat(
      "method-unavailable",
      when: .implements(method),
      versions,
      text: method.id + " exists from iOS " + method.since.firstRelease
        + " and counts as not implemented.",
      "A-007"
    )
  }
}

// Who else takes a push.
extension Caveat {
  static let otherReceiver = Caveat(
    "other-receiver",
    when: !.recipient(.app, .pushKit),
    text: "No method that pushroute follows takes a push of this type: see its receiver.",
    "R-34",
    "A-205",
    "A-206",
    "A-207"
  )

  static let voipDuty = Caveat(
    "voip-report-call",
    when: .addressee(.pushKit),
    .since(13),
    text: "Built with the iOS 13 SDK or later, the app must report a call to CallKit before the "
      + "method returns, or it is terminated and after some times no longer launched.",
    "R-34",
    "A-202"
  )
}

// What else the user's action depends on.
extension Caveat {
  static let dismissalKinds = Caveat(
    "explicit-dismissal",
    when: .launch(.dismiss),
    .since(10, 0),
    text: "Only an explicit dismissal counts: a banner that is flicked away or ignored reports "
      + "nothing. The category must be registered with the custom dismiss action.",
    "R-29",
    "A-073"
  )

  static let categoryRegistration = Caveat(
    "category-registered",
    when: .button,
    .opportunity(.open),
    text: "The category is taken to be registered with a matching action.",
    "A-076"
  )

  static let bannerFromWillPresent = Caveat(
    "banner-from-will-present",
    when: .presentation(.appDecides),
    .opportunity(.open),
    !.launch(nil, .icon),
    text: "willPresent is taken to have returned a banner or a list entry to act on.",
    "R-36",
    "A-079"
  )

  static let lateDelegate = Caveat(
    "late-delegate",
    when: .responder(.tooLate),
    .opportunity(.open),
    !.launch(nil, .icon),
    text: "Set the notification center's delegate before the launch has finished: set later, it "
      + "can miss the response that launched the app.",
    "R-19",
    "A-012"
  )
}

// What runs twice.
extension Caveat {
  static let sceneTapTwice = Caveat(
    "same-response-twice",
    when: .sceneConnection(.withResponse),
    .response(.delegate),
    .implements(.sceneWillConnect),
    text: "The scene's connection options and didReceive response carry the same response: handle "
      + "it once.",
    "R-16",
    "A-107"
  )

  static let fetchTwice = Caveat(
    "same-push-twice",
    when: .delivery(.handler),
    .handler(.fetch),
    .response(.tapFallback),
    .tapFallback(.fetch),
    text: "The fetchCompletionHandler variant runs twice for the same push, on arrival and on the "
      + "tap: tell the two apart by applicationState.",
    "R-11",
    "A-065",
    "A-177"
  )

  static let willPresentAndFetch = Caveat(
    "will-present-and-fetch",
    when: .question(.asked),
    .delivery(.handler),
    text: "willPresent and the method for remote notifications both get this push, and their "
      + "order is not promised: handle it once.",
    "R-07",
    "A-036"
  )

  static let willPresentTwice = Caveat(
    "will-present-twice",
    when: .question(.asked),
    .only(18, 0),
    text: "iOS 18.0 may call willPresent twice for one push; 18.1 mended it.",
    "R-32"
  )
}

// What the called methods have to do.
extension Caveat {
  static let keyDeprecated = Caveat(
    "key-deprecated",
    when: .launchOptions(.key),
    .since(26),
    text: "The remote-notification key of the launch options is deprecated from iOS 26.",
    "A-104"
  )

  static let inactiveState = Caveat(
    "inactive-state",
    when: .state(.inactive),
    .delivery(.handler),
    text: "inactive does not mean tapped: this push arrives while something covers the app.",
    "R-15",
    "A-038"
  ).or(.state(.inactive), .question(.asked))

  static let completionHandler = Caveat(
    "completion-handler",
    when: .delivery(.handler),
    .handler(.fetch),
    text: "Call the fetch completion handler once, within 30 seconds, or iOS ends the app and "
      + "wakes it less often.",
    "A-039"
  ).or(.response(.tapFallback), .tapFallback(.fetch))

  static let presentationHandler = Caveat(
    "presentation-handler",
    when: .question(.asked),
    text: "Nothing is shown if willPresent does not call its completion handler in time.",
    "A-033"
  )

  static let responseHandler = Caveat(
    "response-handler",
    when: .response(.delegate, .actionHandler),
    text: "Call the completion handler of the response when you are done.",
    "A-068",
    "A-071"
  )
}

// How reliable the background is.
extension Caveat {
  static let bestEffort = Caveat(
    "best-effort",
    when: .addressee(.background),
    text: "Background pushes are best effort: iOS holds back all but two or three an hour, fewer "
      + "for an app that is rarely opened.",
    "A-134",
    "A-135"
  )

  static let lowPriority = Caveat(
    "low-priority",
    when: .priority(.one),
    .errand(.silentPush),
    .since(13),
    text: "With priority 1 the push may be deferred.",
    "R-22",
    "A-353"
  )

  static let deferred = Caveat(
    "deferred",
    when: .lowPowerMode(.on),
    .since(9),
    .recipient(.app),
    !.place(.foreground),
    .contentAvailable(.present),
    text: "In Low Power Mode the push is deferred and may be delivered later.",
    "R-21",
    "A-127"
  )

  static let afterReboot = Caveat(
    "after-reboot",
    when: .state(.notRunning(.reboot)),
    .since(12),
    .recipient(.app),
    .contentAvailable(.present),
    text: "After a restart it can take minutes until pushes wake the app; some report that the "
      + "fetchCompletionHandler variant waits until the app was opened.",
    "R-27",
    "A-121"
  )

  static let mayBeDiscarded = Caveat(
    "may-be-discarded",
    when: .permission(.refused),
    .since(10, 0),
    .recipient(.app),
    text: "APNs may discard every push for a device whose user does not allow notifications.",
    "R-23",
    "A-131",
    "C-07"
  )

  static let forceQuitReports = Caveat(
    "force-quit-reports",
    when: .killedByUser,
    .since(13),
    .recipient(.app),
    .contentAvailable(.present),
    text: "A few reports of iOS 13.0 to 13.3 saw an app woken although its user had quit it.",
    "R-13",
    "A-121"
  )

  static let heldPush = Caveat(
    "held-push",
    when: .launch(.icon),
    .opportunity(.open),
    .contentAvailable(.present),
    .since(7),
    .admission(.open),
    .handler(.fetch),
    .launchability(.launches),
    !.place(.foreground),
    !.killedByUser,
    .recipient(.app),
    text: "If the system holds this content-available push back, it hands it to the "
      + "fetchCompletionHandler variant right after the user has opened the app.",
    "R-12",
    "A-041",
    "U-18"
  )

  static let heldPushDiscarded = Caveat(
    "held-push-discarded",
    when: .killedByUser,
    .contentAvailable(.present),
    .since(7),
    .recipient(.app),
    text: "A push that the system held back is discarded when the user quits the app.",
    "A-041"
  )

  static let newsstand = Caveat(
    "newsstand",
    when: .since(5),
    .before(7),
    .contentAvailable(.present),
    text: "Newsstand apps could be woken by content-available on iOS 5 and 6.",
    "R-33",
    "A-011"
  )

  static let registration = Caveat(
    "registration",
    when: .addressee(.background),
    .wake(.launched),
    text: "Call registerForRemoteNotifications in every launch, a background launch too: an app "
      + "that never calls it gets no push, and one that calls it late may wait for its push.",
    "A-010",
    "R-14"
  )

  static let debugger = Caveat(
    "debugger",
    when: .addressee(.background),
    text: "Under Xcode's debugger the limits are off, and the simulator has none: a test there "
      + "does not show them.",
    "A-135"
  )
}

// What else decides about the presentation.
extension Caveat {
  static let extensionLimits = Caveat(
    "service-extension-time",
    when: .extensionRun(.runs),
    text: "The service extension has about 30 seconds; then the original content is shown.",
    "A-153"
  )

  static let alertStyles = Caveat(
    "alert-styles",
    when: .extensionRun(.runs),
    text: "With all alert styles switched off in the settings the extension does not run.",
    "A-150"
  )

  static let filtering = Caveat(
    "filtering-entitlement",
    when: .extensionRun(.runs),
    .since(13, 3),
    text: "With the filtering entitlement an extension that returns empty content keeps a push of "
      + "type alert from being shown.",
    "A-154"
  )

  static let focus = Caveat(
    "focus",
    when: .presentation(.shown, .appDecides),
    .since(15),
    .alert,
    text: "Focus, the scheduled summary and interruption-level change what is seen and heard, not "
      + "which method runs: passive goes to the list only.",
    "A-138"
  )

  static let watch = Caveat(
    "watch",
    when: .launch(.action, .foregroundAction, .textAction, .dismiss),
    .response(.delegate),
    text: "An action or dismissal on a paired Apple Watch comes back to this method, too.",
    "A-071"
  )
}
