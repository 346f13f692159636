// Inputs that the version of iOS lacks, and versions that the rules do not cover.
extension Caveat {
  /// The version of iOS is newer than the rules, which answer as for the newest that they cover.
  public static let newerSystem = Caveat(
    "newer-ios",
    in: .any,
    text: "The rules know iOS up to \(SystemVersion.newest): this is the answer for that version.",
    ""
  )

  package static let unavailable: [Caveat] =
    DelegateMethod.allCases.filter { $0.since > .iOS(3, 0) }.map { missing($0) } + [
      Caveat(
        "delegate-unavailable",
        when: [.delegateInPlace, .before(10, 0)],
        text: "The notification center exists from iOS 10: its delegate is not in effect.",
        "A-007"
      ),
      Caveat(
        "scenes-unavailable",
        when: [.lifecycle(.scene), .before(13)],
        text: "Scenes exist from iOS 13: the app delegate's life cycle is in effect.",
        "A-007"
      ),
      Caveat(
        "low-power-unavailable",
        when: [.lowPowerMode(.on), .before(9)],
        text: "Low Power Mode exists from iOS 9: it is not in effect.",
        "A-126"
      ),
      Caveat(
        "background-app-refresh-unavailable",
        when: [.backgroundAppRefresh(.off), .before(7)],
        text: "Background App Refresh exists from iOS 7: it is not in effect.",
        "A-125"
      ),
      Caveat(
        "provisional-unavailable",
        when: [.authorization(.provisional), .before(12)],
        text: "Provisional authorization exists from iOS 12: it counts as authorized.",
        "A-132"
      ),
    ]

  /// A caveat about a method that the version of iOS does not have yet.
  private static func missing(_ method: DelegateMethod) -> Caveat {
    Caveat(
      "method-unavailable",
      when: [.implements(method), .before(method.since.major, method.since.minor ?? 0)],
      text: method.name + " exists from iOS " + method.since.firstRelease
        + " and counts as not implemented.",
      "A-007"
    )
  }
}
