// What the version of iOS does not have.
extension Caveat {
  package static let unavailable: [Caveat] =
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
