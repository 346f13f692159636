// What the version of iOS does not have.
extension Caveat {
  package static let unavailable: [Caveat] =
    [
      Caveat("method-unavailable", missing: .willFinishLaunching, before: .before(6), "A-007"),
      Caveat("method-unavailable", missing: .didReceiveFetch, before: .before(7), "A-007"),
      Caveat("method-unavailable", missing: .handleAction, before: .before(8), "A-007"),
      Caveat("method-unavailable", missing: .handleActionResponse, before: .before(9), "A-007"),
      Caveat("method-unavailable", missing: .willPresent, before: .before(10, 0), "A-007"),
      Caveat("method-unavailable", missing: .didReceiveResponse, before: .before(10, 0), "A-007"),
      Caveat("method-unavailable", missing: .sceneWillConnect, before: .before(13), "A-007"),
      Caveat("method-unavailable", missing: .serviceExtension, before: .before(10, 0), "A-007"),
      Caveat("method-unavailable", missing: .didReceiveIncomingPush, before: .before(8), "A-007"),
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
}
