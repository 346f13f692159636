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
      Case("delegate-unavailable")
        .when(.delegateInPlace, .before(10, 0))
        .remark("The notification center exists from iOS 10: its delegate is not in effect.")
        .citing("A-007"),
      Case("scenes-unavailable")
        .when(.lifecycle(.scene), .before(13))
        .remark("Scenes exist from iOS 13: the app delegate's life cycle is in effect.")
        .citing("A-007"),
      Case("low-power-unavailable")
        .when(.lowPowerMode(.on), .before(9))
        .remark("Low Power Mode exists from iOS 9: it is not in effect.")
        .citing("A-126"),
      Case("background-app-refresh-unavailable")
        .when(.backgroundAppRefresh(.off), .before(7))
        .remark("Background App Refresh exists from iOS 7: it is not in effect.")
        .citing("A-125"),
      Case("provisional-unavailable")
        .when(.authorization(.provisional), .before(12))
        .remark("Provisional authorization exists from iOS 12: it counts as authorized.")
        .citing("A-132"),
    ]

  /// A caveat about a method that the version of iOS does not have yet.
  private static func missing(_ method: DelegateMethod) -> Caveat {
    Case("method-unavailable")
      .when(.implements(method), .before(method.since.major, method.since.minor ?? 0))
      .remark(
        method.name + " exists from iOS " + method.since.firstRelease
          + " and counts as not implemented."
      )
      .citing("A-007")
  }
}
